### Space Alert : le vol à la table : confirmer les cartes, le score.

## Le vol

sa-resolve-title = Tour { $turn }
sa-resolve-title-survived = Mission accomplie : { $total ->
    [one] { $total } point
   *[other] { $total } points
}
sa-resolve-title-home = Mission accomplie
sa-resolve-title-lost = Vaisseau perdu au tour { $turn }
sa-resolve-loading = Chargement du vol…
sa-resolve-misplayed = Carte mal posée
sa-resolve-revealed = Vous révélez : { $card }.
sa-resolve-revealed-desk = Vous révélez : { $card } ({ $desk }).
sa-resolve-confirm = La garder
sa-resolve-cost = La corriger retarde vos cartes suivantes.
sa-resolve-left = { $left } s
sa-resolve-cards = Cartes du tour { $turn }
sa-resolve-oops = Je voulais { $card_the }
sa-resolve-oops-desk = Je voulais { $card_the } ({ $desk })
sa-resolve-card = { $card }
sa-resolve-card-desk = { $card } ({ $desk })
sa-resolve-waiting = En attente de { $names }.
sa-corrected-title = { $count ->
    [one] 1 menace mal placée a été corrigée avant le vol :
   *[other] { $count } menaces mal placées ont été corrigées avant le vol :
}
sa-corrected-moved = { $threat } : placée en T+{ $before }, { $from } ; annoncée en T+{ $number }, { $track }.
sa-corrected-missing = { $threat }, T+{ $number }, { $track } : annoncée mais pas piochée.
sa-corrected-surplus = { $threat }, T+{ $number }, { $track } : pas annoncée, remise dans la pioche.
sa-score-lost = Le vaisseau a été perdu au tour { $turn }. Le coup de grâce : { $threat }.
