### La ligne de commande.

cli-cannot-read = { $file } : lecture impossible : { $why }
cli-cannot-write = écriture impossible : { $why }
cli-no-such-rule = { $id } n’est pas un identifiant de règle. Exemples : SA-7.21, GT-EX-4.
