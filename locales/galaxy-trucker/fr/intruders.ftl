# Les intrus et les composants de la seconde Grosse Extension.

gt-card-predator-text = Il entre par la ligne tirée et dévore équipage, marchandises et jetons là où il passe.
gt-card-commando-text = Il entre par la ligne tirée et pose des charges. Elles explosent quand il est parti.
gt-card-predator-commando-text = Il dévore là où il passe et pose des charges. Elles explosent quand il est parti.
gt-card-intruder-way = Venant { $side }, { $hand ->
    [left] main gauche
    [right] main droite
   *[both] deux intrus, main gauche et main droite
}, { $steps } pas{ $count ->
    [0] {""}
    [one] , une charge au pas { $charges }
   *[other] , charges aux pas { $charges }
}

gt-why-thrust = { $hazard }, ligne { $line }. Un propulseur décale l’impact d’une ligne pour 1 jeton.
gt-why-evade = Un propulseur relié à l’équipage décale l’intrus d’une ligne pour 1 jeton. Regardez le chemin de chaque réponse sur votre vaisseau.
gt-why-crubots = Chaque station ajoute 4 membres d’équipage pour cette carte, contre 1 jeton.
gt-why-crubots-needed = La carte demande { $crew } membres d’équipage. Chaque station en ajoute 4 contre 1 jeton.
gt-why-crubots-intruder = Sans crubots : { $without } Avec crubots : { $with }

gt-thrust-stay = Rester sur la ligne { $line }
gt-thrust-to = 1 jeton : ligne { $line } { $side ->
    [left] (gauche)
    [right] (droite)
    [front] (avant)
   *[rear] (arrière)
}
gt-hit-miss = Passe à côté.
gt-hit-bounce = Rebondit : { $tile }.
gt-hit-shot = Votre canon l’abat.
gt-hit-plated = Le blindage l’arrête : { $tile }.
gt-hit-threat = Menace : { $tile }. Vous pouvez encore vous défendre.
gt-hit-lost = Détruit : { $tile }.

gt-intruder-devours = Il dévore { $prey }.
gt-prey-crew = { $count ->
    [one] { $count } membre d’équipage
   *[other] { $count } membres d’équipage
}
gt-prey-tokens = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}
gt-prey-goods = { $count ->
    [one] { $count } bloc
   *[other] { $count } blocs
}
gt-intruder-charge = Il pose une charge.
gt-intruder-turned-away = { $by ->
    [laser] Un système d’auto-défense : il fait demi-tour, sans récompense.
   *[armed_crew] Équipage armé : il fait demi-tour, sans récompense.
}
gt-intruder-defeated = { $by ->
    [laser] Un système d’auto-défense le bat. Vous recevez la récompense.
   *[armed_crew] L’équipage armé le bat. Vous recevez la récompense.
}
gt-intruder-left = Ses pas sont épuisés : il s’en va.
gt-intruder-nothing = Rien pour lui ici.
gt-intruder-component = un composant qui n’est plus là

gt-walk-steps = Pas de l’intrus
gt-walk-step = Pourquoi le pas { $number }, { $hand ->
    [left] main gauche
   *[right] main droite
} ?
gt-walk-ask = Choisissez un pas, ici ou sur le vaisseau, pour savoir pourquoi il est allé là.
gt-walk-show = Montrer son chemin :
gt-walk-show-crubots = { $active ->
    [0] sans crubots
   *[other] avec crubots
}
gt-walk-enters = Il entre par le premier composant de sa ligne : { $tile }.
gt-walk-tried = Pas relié : { $ways }.
gt-walk-goes = { $hand ->
    [left] Par la main gauche il va
   *[right] Par la main droite il va
} { $way } : { $tile }.
gt-walk-stays = Rien n’est relié : il reste sur place : { $tile }.
gt-walk-misses = Il passe à côté de votre vaisseau.
gt-walk-end-turned-away = Il fait demi-tour.
gt-walk-end-defeated = Il est battu au pas { $number } : récompense.
gt-walk-end-left = Il s’en va après le pas { $number }.
gt-walk-charges = { $count ->
    [one] 1 charge explose.
   *[other] { $count } charges explosent.
}
gt-way-left = à gauche
gt-way-straight = tout droit
gt-way-right = à droite
gt-way-back = en arrière

gt-say-intruder-missed = { $name } : l’intrus ne rencontre rien.
gt-say-intruder-step = { $name }, pas { $number } de l’intrus. { $what }
gt-say-charges = { $name } : { $count ->
    [one] une charge explose
   *[other] { $count } charges explosent
}.
gt-option-defend-token = Se défendre avec un jeton, garder l’énergie solaire
