### La ligne de commande.

cli-cannot-read = { $file } : lecture impossible : { $why }
cli-cannot-write = écriture impossible : { $why }
cli-no-such-rule = { $id } n’est pas un identifiant de règle. Exemples : SA-7.21, GT-EX-4.

## hangar verify

verify-cannot-read = { $file } : lecture impossible : { $why }
verify-broken-off = { $file } : lecture impossible après la ligne { $line } : { $why }
verify-differs = { $place } : { $id } : { $difference }
verify-not-a-recording = { $place } : ce n’est pas un enregistrement : { $why }
verify-line-too-long = { $place } : la ligne dépasse { $kib } Kio
verify-impossible = { $place } : { $id } : résolution impossible : { $why }
