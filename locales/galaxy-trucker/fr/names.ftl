# Noms des composants, des cartes et des dangers, et journal d’un vol.

gt-tile-starting-cabin = cabine de pilotage
gt-tile-cabin = cabine
gt-tile-engine = moteur
gt-tile-double-engine = double moteur
gt-tile-cannon = canon
gt-tile-double-cannon = double canon
gt-tile-battery = batterie
gt-tile-shield = générateur de bouclier
gt-tile-hold = soute
gt-tile-special-hold = soute spéciale
gt-tile-structural = structure modulaire
gt-tile-life-support-brown = support de vie brun
gt-tile-life-support-purple = support de vie mauve
gt-tile-life-support-cyan = support de vie cyan
gt-tile-luxury-cabin = cabine de luxe
gt-tile-stasis-chamber = chambre de stase
gt-tile-bidirectional-cannon = canon bidirectionnel
gt-tile-engine-cannon = moteur et canon
gt-tile-mixed-hold = soute mixte
gt-tile-battery-hold = batterie et soute
gt-tile-shield-booster = booster de bouclier
gt-tile-cannon-booster = booster de canon
gt-tile-engine-booster = booster de moteur
gt-tile-reactor-furnace = four à fusion
gt-tile-plating = blindage indestructible
gt-tile-solar-panel = panneau solaire
gt-tile-thruster = propulseur
gt-tile-router = module de routage
gt-tile-mixed-life-support = support de vie mixte
gt-tile-crubot-station = station crubot
gt-tile-anti-personnel-laser = système d’auto-défense
gt-tile-armory = armurerie
gt-tile-plated-hold = soute blindée

gt-specialization-lawyer = avocat
gt-specialization-manager = directeur
gt-specialization-merchant = négociant
gt-specialization-techie = technicien
gt-specialization-diplomat = diplomate
gt-specialization-bodyguard = garde du corps

gt-card-open-space = Espace intersidéral
gt-card-stardust = Poussière d’étoiles
gt-card-epidemic = Épidémie
gt-card-sabotage = Sabotage
gt-card-meteoric-swarm = Essaim de météorites
gt-card-planets = Planètes
gt-card-abandoned-ship = Vaisseau abandonné
gt-card-abandoned-station = Station abandonnée
gt-card-slavers = Esclavagistes
gt-card-smugglers = Contrebandiers
gt-card-pirates = Pirates
gt-card-combat-zone = Zone de combat
gt-card-predator = Prédateur
gt-card-commando = Commando
gt-card-predator-commando = Commando prédateur

gt-hazard-small-meteor = Petite météorite
gt-hazard-large-meteor = Grosse météorite
gt-hazard-light-fire = Tir léger
gt-hazard-heavy-fire = Tir lourd
gt-side-front = de l’avant
gt-side-right = de la droite
gt-side-rear = de l’arrière
gt-side-left = de la gauche

## Journal d’un vol

gt-log-card = Carte { $number } sur { $of } : { $card }
gt-log-no-effect = Il ne reste qu’un vaisseau : sans effet.
gt-log-gave-up = Le vaisseau { $ship } quitte le vol : { $why }.
gt-log-half-gave-up = { $sale ->
    [0] Vaisseau { $ship }, { $half } hors du vol : { $why }.
    [one] Vaisseau { $ship }, { $half } hors du vol : { $why }. Ses marchandises rapportent 1 crédit.
   *[other] Vaisseau { $ship }, { $half } hors du vol : { $why }. Ses marchandises rapportent { $sale } crédits.
}
gt-log-half-gave-up-unsold = Vaisseau { $ship }, { $half } hors du vol : { $why }. Ses marchandises seront vendues à la fin du vol.
gt-half-left = moitié gauche
gt-half-right = moitié droite
gt-gave-up-choice = son joueur abandonne
gt-gave-up-no-humans = il n’y a plus d’humain à bord
gt-gave-up-no-engines = ses moteurs n’ont aucune puissance
gt-gave-up-lapped = le premier l’a rattrapé
gt-gave-up-hyperspace = il était dans l’hyperespace à la fin du vol
gt-log-crew = Vaisseau { $ship } : équipage { $strength }.
gt-log-engines = Vaisseau { $ship } : puissance des moteurs { $strength }{ $tokens ->
    [0] .
    [one] {" "}pour 1 jeton.
   *[other] {" "}pour { $tokens } jetons.
}
gt-log-cannons = Vaisseau { $ship } : puissance des canons { $strength }{ $tokens ->
    [0] .
    [one] {" "}pour 1 jeton.
   *[other] {" "}pour { $tokens } jetons.
}
gt-log-forward = Le vaisseau { $ship } avance de { $days ->
    [one] 1 jour
   *[other] { $days } jours
}.
gt-log-back = Le vaisseau { $ship } perd { $days ->
    [one] 1 jour
   *[other] { $days } jours
}.
gt-log-landed = Le vaisseau { $ship } atterrit sur la planète { $planet }.
gt-log-passed = Le vaisseau { $ship } passe.
gt-log-accepted = Le vaisseau { $ship } accepte.
gt-log-declined = Le vaisseau { $ship } refuse.
gt-log-loaded = Le vaisseau { $ship } transporte des marchandises d’une valeur de { $value }.
gt-log-earned = Le vaisseau { $ship } gagne { $credits ->
    [one] 1 crédit cosmique
   *[other] { $credits } crédits cosmiques
}.
gt-log-won = Le vaisseau { $ship } l’emporte.
gt-log-tied = Le vaisseau { $ship } tient bon : égalité.
gt-log-lost = Le vaisseau { $ship } est vaincu.
gt-log-weakest = Le vaisseau { $ship } est le plus faible.
gt-log-hazard = { $hazard } venant { $side }, dés { $roll }.
gt-log-miss = Vaisseau { $ship } : manqué.
gt-log-bounced = Vaisseau { $ship } : elle rebondit.
gt-log-plated = Vaisseau { $ship } : le blindage tient.
gt-log-jumped = Le vaisseau { $ship } saute dans l’hyperespace.
gt-log-half-jumped = La { $half } du vaisseau { $ship } saute dans l’hyperespace.
gt-log-half-back = La { $half } du vaisseau { $ship } revient de l’hyperespace.
gt-log-back-from-hyperspace = Le vaisseau { $ship } revient de l’hyperespace.
gt-log-woken = Le vaisseau { $ship } réveille { $count ->
    [one] 1 dormeur
   *[other] { $count } dormeurs
}.
gt-log-token-saved = Vaisseau { $ship } : le technicien économise un jeton.
gt-log-defeat-averted = Vaisseau { $ship } : le diplomate évite la défaite et s’en va.
gt-log-extra-tokens = Vaisseau { $ship } : les batteries sans valeur coûtent { $count ->
    [one] 1 jeton de plus
   *[other] { $count } jetons de plus
}.
gt-log-given-up = Le vaisseau { $ship } abandonne un composant : { $tile }.
gt-log-solar-power = Vaisseau { $ship } : un panneau solaire alimente un composant.
gt-log-crubots = Le vaisseau { $ship } active { $count } crubots.
gt-log-thruster = Le vaisseau { $ship } allume un propulseur : l’impact passe sur la ligne { $line }.
gt-log-intruder-rolled = La ligne de l’intrus est tirée : { $one } et { $other }.
gt-log-intruder-missed = Vaisseau { $ship } : l’intrus ne rencontre rien.
gt-log-intruder-enters = Vaisseau { $ship } : l’intrus entre.
gt-log-intruder-step = Vaisseau { $ship } : pas { $number } de l’intrus.
gt-log-intruder-devours = Vaisseau { $ship }, pas { $number } : l’intrus dévore : équipage { $crew }, jetons { $tokens }, blocs { $goods }.
gt-log-intruder-charge = Vaisseau { $ship }, pas { $number } : il pose une charge.
gt-log-intruder-turned-away = Le vaisseau { $ship } est défendu là où l’intrus arrive : il fait demi-tour.
gt-log-intruder-defeated = Vaisseau { $ship }, pas { $number } : l’intrus est vaincu.
gt-log-intruder-left = Vaisseau { $ship }, pas { $number } : l’intrus s’en va.
gt-log-charges = Vaisseau { $ship } : { $count ->
    [one] une charge explose
   *[other] { $count } charges explosent
}.
gt-log-shot = Le vaisseau { $ship } l’abat.
gt-log-shielded = Vaisseau { $ship } : le bouclier tient.
gt-log-struck = Le vaisseau { $ship } est touché.
gt-log-destroyed = Le vaisseau { $ship } perd un composant : { $tile }.
gt-log-fell-off = Vaisseau { $ship } : un composant se détache : { $tile }.
gt-log-piece = Le vaisseau { $ship } se brise et continue avec { $count ->
    [one] 1 composant
   *[other] { $count } composants
}.
gt-log-alien-left = Vaisseau { $ship } : l’extraterrestre part, faute de support de vie.
gt-log-crew-lost = Le vaisseau { $ship } perd { $count ->
    [one] 1 membre d’équipage
   *[other] { $count } membres d’équipage
}.
gt-log-goods-lost = Le vaisseau { $ship } perd { $count ->
    [one] 1 marchandise
   *[other] { $count } marchandises
}.
gt-log-tokens-lost = Le vaisseau { $ship } perd { $count ->
    [one] 1 jeton d’énergie
   *[other] { $count } jetons d’énergie
}.
gt-log-sabotaged = Vaisseau { $ship } : le sabotage touche un composant.
gt-log-sabotage-missed = Vaisseau { $ship } : le sabotage ne touche rien.
