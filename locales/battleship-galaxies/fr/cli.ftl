### Battleship Galaxies : ce que ses commandes affichent.

bg-cli-no-data = { $folder } ne contient aucun des fichiers de données.
bg-cli-no-ship = Il n’y a pas de vaisseau « { $name } ».
bg-cli-ship-head = Fiche Lanc.  Activ.  Dépl. Boucl.  Coque   Cale  Armes (charge/portée/attaques/puissance), compétences
bg-cli-data-good = Les données sont valides. { $changes ->
    [0] Rien ne diffère des données d’origine.
    [one] Une valeur diffère des données d’origine.
   *[other] { $changes } valeurs diffèrent des données d’origine.
} Empreinte { $hash }
bg-cli-simulated = Mission { $mission }, { $games } batailles : l’ISN a gagné { $share } % (intervalle à 95 % : { $low } à { $high }), les Wretch { $wretch } batailles.
    { $rounds } tours en moyenne. Dégâts subis par bataille : ISN { $isnhits } fois, Wretch { $wretchhits } fois.
    Décision la plus longue : ISN { $isnlongest } ms, Wretch { $wretchlongest } ms.
    Lancés et perdus par bataille et par vaisseau, puis cartes jouées par bataille :
