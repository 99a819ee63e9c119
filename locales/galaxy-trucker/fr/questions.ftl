# Ce qu’on demande aux joueurs, et ce que disent les boutons.

gt-ask-build = Construisez votre vaisseau
gt-ask-number = Temps écoulé : prenez un numéro
gt-ask-repair = Réparez votre vaisseau : retirez des composants jusqu’à ce qu’il n’y ait plus d’erreur
gt-ask-place-crew = Placez votre équipage
gt-ask-heading = Choisissez la direction de vol de votre vaisseau.
gt-ask-give-up = Continuer le vol ?
gt-ask-power-engines = Alimenter des doubles moteurs ?
gt-ask-power-cannons = Alimenter des doubles canons ?
gt-ask-defend = Dépenser un jeton d’énergie pour protéger le vaisseau ?
gt-ask-land = Atterrir sur une planète ?
gt-ask-use-card = Utiliser cette carte ?
gt-ask-take-reward = Prendre la récompense ?
gt-ask-load = Chargez vos marchandises
gt-ask-lose-crew = Choisissez { $count ->
    [one] le membre d’équipage
   *[other] { $count } membres d’équipage
} à perdre
gt-ask-who-is-irradiated = Fuite de rayonnement : choisissez qui quitte { $count ->
    [one] la cabine partagée
   *[other] chaque cabine partagée
}
gt-ask-who-falls-ill = Épidémie : choisissez qui quitte { $count ->
    [one] la cabine partagée
   *[other] chaque cabine partagée
}
gt-ask-who-flees = Panique : choisissez qui fuit { $count ->
    [one] la cabine partagée
   *[other] chaque cabine partagée
}
gt-ask-lose-goods = Choisissez { $count ->
    [one] la marchandise
   *[other] { $count } marchandises
} à perdre
gt-ask-lose-tokens = Choisissez { $count ->
    [one] le jeton d’énergie
   *[other] { $count } jetons d’énergie
} à perdre
gt-ask-keep-piece = Votre vaisseau s’est brisé : choisissez le morceau qui continue
gt-ask-jump = Sauter dans l’hyperespace ?
gt-ask-wake = Vous avez perdu de l’équipage. Réveiller des dormeurs ?
gt-ask-diplomat = Envoyer le diplomate pour éviter cette défaite ?
gt-ask-thrust = Allumer un propulseur pour décaler l’impact ?
gt-ask-crubots = Activer des crubots ?
gt-ask-crubots-needed = Activer des crubots pour avoir assez d’équipage ?
gt-ask-evade = Allumer un propulseur pour changer l’entrée de l’intrus ?
gt-ask-continue = Prêt pour le vol suivant ?

gt-option-number = Numéro { $number }
gt-option-turn = { $turns ->
    [0] Laisser le plateau tel quel
    [1] Tourner le plateau d’un quart vers la droite
    [2] Faire faire demi-tour au plateau
   *[other] Tourner le plateau d’un quart vers la gauche
}
gt-option-stay = Continuer
gt-option-withdraw = Retirer la { $half }
gt-option-give-up-both = Abandonner avec les deux moitiés
gt-option-give-up = Abandonner
gt-option-power = { $tokens ->
    [0] Sans énergie : puissance { $strength }
    [one] 1 jeton : puissance { $strength }
   *[other] { $tokens } jetons : puissance { $strength }
}
gt-option-defend = Dépenser un jeton
gt-option-boost-shield = Booster un bouclier pour 2 jetons
gt-option-boost-cannons = { $count ->
    [one] Booster un canon
   *[other] Booster { $count } canons
}, { $tokens ->
    [one] 1 jeton
   *[other] { $tokens } jetons
} : puissance { $strength }
gt-option-jump = Sauter en grillant le moteur en { $column }, { $row } ({ $tokens ->
    [one] 1 jeton
   *[other] { $tokens } jetons
})
gt-option-no-jump = Rester
gt-option-wake = En réveiller { $count }
gt-option-no-wake = Les laisser dormir
gt-option-diplomat = Envoyer le diplomate
gt-option-no-diplomat = Subir la défaite
gt-option-thrust = Décaler sur la ligne { $line }
gt-option-no-thrust = Ne rien faire
gt-option-crubots = { $count ->
    [0] Sans crubots
    [one] 1 station
   *[other] { $count } stations
} : équipage { $crew }, comparé comme { $compared }
gt-option-no-burning = Charger le plus précieux sans rien brûler
gt-option-cyan = Extraterrestre cyan : { $who }
gt-option-let-strike = Encaisser le coup
gt-option-planet = Planète { $planet }
gt-option-pass = Passer
gt-option-accept = Accepter
gt-option-decline = Refuser
gt-option-best-load = Charger le plus précieux
gt-option-humans-only = Des humains dans chaque cabine
gt-option-suggested = Choix proposé
gt-option-continue = Continuer

gt-team-first = Première équipe
gt-team-second = Deuxième équipe
