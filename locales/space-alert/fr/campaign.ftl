### Space Alert : les campagnes : la décision de continuer, les réparations, les dégâts qui restent.

## Campagne

sa-campaign-decision = Continuer avec ce vaisseau ?
sa-campaign-decision-about = Prochaine étape : mission { $number } sur { $planned } au plus. Chacun répare d’abord une chose ; les autres dégâts restent. Tout le monde doit être d’accord. Si la prochaine mission est perdue, la campagne ne rapporte rien.
sa-campaign-go = Continuer
sa-campaign-agrees = veut continuer
sa-campaign-undecided = indécis
sa-campaign-stop = Terminer et compter les points
sa-campaign-stop-sure = Terminer pour tout le monde
sa-campaign-lost = Le vaisseau est perdu. La campagne n’a pas de score.
sa-campaign-score = { $total ->
    [one] La campagne est finie : { $total } point en tout.
   *[other] La campagne est finie : { $total } points en tout.
}
sa-campaign-leg = { $total ->
    [one] Mission { $number } : { $total } point
   *[other] Mission { $number } : { $total } points
}
sa-campaign-leg-lost = Mission { $number } : vaisseau perdu au tour { $turn }
sa-repairs-about = En commençant par le capitaine, chacun répare une chose, androïdes compris ; deux au plus par zone. Les autres dégâts restent pour la mission suivante.
sa-repairs-title = Réparations
sa-repairs-yours = À vous : choisissez une réparation.
sa-repairs-turn = En attente de la réparation de { $name }.
sa-repairs-android = { $name } (androïde) : n’importe qui peut choisir sa réparation.
sa-repairs-absent = { $name } est absent : n’importe qui peut choisir sa réparation.
sa-decide-for-ready = Commencer sans { $name }
sa-decide-for-confirm = Garder la carte de { $name }
sa-decide-for-continue = Accepter pour { $name }
sa-decided-for = { $by } a décidé pour { $name } (absent).
sa-repairs-order = Ordre des réparations
sa-repairs-full = Limite de deux réparations par zone atteinte.
sa-repairs-intact = intacte
sa-repairs-squad = { $count ->
    [one] Réparer l’escouade de robots
   *[other] Réparer une escouade de robots ({ $count } désactivées)
}
sa-repairs-berth = Il ne reste qu’une escouade. Où commence-t-elle ?

sa-ship-condition-title = État du vaisseau
sa-ship-condition-nothing = Aucun dégât.
sa-ship-condition-structural = les dégâts dans cette zone comptent double
sa-ship-condition-starts = { $effect }, { $energy ->
    [0] vide au départ
   *[other] { $energy } d’énergie au départ
}
sa-ship-condition-less = { $effect }, 1 énergie de moins au départ
sa-ship-condition-squad = Pas de robots de combat { $station_in }
sa-briefing-leg = mission { $number } sur { $planned } au plus
sa-briefing-flown = Points de la mission { $number }
