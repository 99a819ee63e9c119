### Galaxy Trucker : les commandes `galaxy-trucker` et `simulate`.

gt-cli-bad-file = { $file } : { $why }
gt-cli-numbers = Canons { $cannons } (alimentés { $cannons_powered }), moteurs { $engines } (alimentés { $engines_powered }), équipage { $crew }, jetons d’énergie { $tokens }, conteneurs { $containers }, connecteurs exposés { $exposed }
gt-cli-legal = Le vaisseau est légal.
gt-cli-illegal = { $count ->
    [one] Le vaisseau a 1 erreur.
   *[other] Le vaisseau a { $count } erreurs.
}
gt-cli-receipt = Vaisseau { $ship } : cartes { $earned }, arrivée { $finishing }, plus beau vaisseau { $best }, { $creativity ->
    [0] {""}
   *[other] créativité { $creativity },{" "}
}marchandises { $sale }, { $lost ->
    [one] 1 composant perdu
   *[other] { $lost } composants perdus
} : { $penalty }
gt-cli-simulated = { $level } : { $ships } vaisseaux, { $credits } crédits chacun, { $wins } % gagnés, { $legal } % légaux à la vérification, { $lost } composants perdus chacun, { $gave_up } % d’abandons

## Fichiers de données

gt-cli-no-data = { $folder } ne contient aucun des fichiers de données.
gt-cli-data-loaded = Des données de Galaxy Trucker sont déjà chargées.
gt-cli-data-entries = { $printed } entrées sont imprimées dans les boîtes, { $inferred } sont déduites, { $designed } sont de notre conception : corrigez celles-ci si vous avez les boîtes.
gt-cli-data-change = { $file } : { $entry } diffère de la valeur fournie ({ $status }).
gt-cli-data-good = Les données sont valides. { $changes ->
    [0] Rien ne diffère des données fournies.
    [one] Une entrée diffère des données fournies (empreinte { $hash }).
   *[other] { $changes } entrées diffèrent des données fournies (empreinte { $hash }).
}
