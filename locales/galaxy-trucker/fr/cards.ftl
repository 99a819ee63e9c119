### Galaxy Trucker : ce que disent les cartes, et le journal avec les noms des joueurs.

gt-card-level = Paquet { $level }
gt-card-strength = de puissance
gt-card-days = { $days ->
    [one] { $days } jour de vol perdu
   *[other] { $days } jours de vol perdus
}
gt-card-days-word = { $days ->
    [one] jour
   *[other] jours
}
gt-card-credits = { $credits ->
    [one] { $credits } crédit
   *[other] { $credits } crédits
}
gt-card-give-crew = Céder { $crew } membres d’équipage
gt-card-need-crew = Il faut { $crew } membres d’équipage
gt-card-lose-crew = −{ $crew } équipage
gt-card-lose-goods = −{ $goods } marchandises
gt-card-lose-days = −{ $days } { $days ->
    [one] jour
   *[other] jours
}
gt-card-fewest = { $of ->
    [crew] Équipage le plus réduit
    [engines] Moteurs les plus faibles
   *[cannons] Canons les plus faibles
} :
gt-card-open-space-text = Chacun avance de la puissance de ses moteurs, le premier d’abord.
gt-card-stardust-text = Chacun perd un jour par connecteur exposé, le dernier d’abord.
gt-card-epidemic-text = Chaque cabine occupée reliée à une autre perd un membre d’équipage.
gt-card-sabotage-text = Le vaisseau au plus petit équipage perd un composant au hasard.
gt-card-meteoric-swarm-text = Tous sont visés sur la même ligne. Côtés lisses et boucliers arrêtent les petites, les canons abattent les grosses.
gt-card-planets-text = Dans l’ordre du vol, atterrissez sur une planète libre et chargez, ou passez.
gt-card-abandoned-ship-text = Le premier qui le veut cède de l’équipage et gagne les crédits.
gt-card-abandoned-station-text = Le premier qui a assez d’équipage peut charger les marchandises.
gt-card-slavers-text = Ils attaquent dans l’ordre du vol jusqu’à leur défaite. Les vaincus perdent de l’équipage.
gt-card-smugglers-text = Ils attaquent dans l’ordre du vol jusqu’à leur défaite. Les vaincus perdent leurs meilleures marchandises.
gt-card-pirates-text = Ils attaquent dans l’ordre du vol jusqu’à leur défaite. Les vaincus se font tirer dessus.
gt-card-combat-zone-text = Trois lignes, chacune pour le plus faible. À égalité : celui qui est devant.
gt-hazard-from = { $hazard } venant { $side }

gt-say-building = Construction
gt-say-holes = Les dés montrent { $one } et { $other } : les cases qui portent ces numéros sont des trous.
gt-say-turned-heading = { $name } choisit le sens de vol du vaisseau.
gt-say-placed = { $name } pose : { $tile }.
gt-say-returned = { $name } rend : { $tile }.
gt-say-set-aside = { $name } met de côté : { $tile }.
gt-say-looked = { $name } regarde la pile { $pile }.
gt-say-turned = { $name } retourne le sablier.
gt-say-turned-table = La table retourne le sablier.
gt-say-finished = { $name } termine avec le numéro { $number }.
gt-say-building-ended = Contrôle et décollage
gt-say-legal = { $name } : aucune erreur.
gt-say-faults = { $name } : { $count ->
    [one] une erreur,
   *[other] { $count } erreurs, dont
} { $first }
gt-say-repaired = { $name } retire { $count ->
    [one] { $count } composant
   *[other] { $count } composants
}.
gt-say-launched = { $name } est sur la route.
gt-say-card = Carte { $number } sur { $of } : { $card }
gt-say-gave-up = { $name } quitte le vol : { $why }.
gt-say-crew = { $name } : { $strength } membres d’équipage.
gt-say-engines = { $name } : puissance des moteurs { $strength }{ $tokens ->
    [0] .
    [one] {" "}pour { $tokens } jeton.
   *[other] {" "}pour { $tokens } jetons.
}
gt-say-cannons = { $name } : puissance des canons { $strength }{ $tokens ->
    [0] .
    [one] {" "}pour { $tokens } jeton.
   *[other] {" "}pour { $tokens } jetons.
}
gt-say-forward = { $name } avance de { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}.
gt-say-back = { $name } perd { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}.
gt-say-landed = { $name } atterrit sur la planète { $planet }.
gt-say-passed = { $name } passe.
gt-say-accepted = { $name } accepte.
gt-say-declined = { $name } refuse.
gt-say-loaded = { $name } charge des marchandises.
gt-say-earned = { $name } gagne { $credits ->
    [one] { $credits } crédit
   *[other] { $credits } crédits
}.
gt-say-won = { $name } l’emporte.
gt-say-tied = { $name } : égalité.
gt-say-lost = { $name } est vaincu.
gt-say-weakest = { $name } est le plus faible.
gt-say-hazard = { $hazard } venant { $side }, dés { $roll }.
gt-say-miss = { $name } : à côté.
gt-say-bounced = { $name } : elle rebondit.
gt-say-plated = { $name } : le blindage tient.
gt-say-jumped = { $name } saute dans l’hyperespace.
gt-say-half-jumped = { $name } : la { $half } saute dans l’hyperespace.
gt-say-half-back = { $name } : la { $half } revient de l’hyperespace.
gt-say-half-gave-up = { $sale ->
    [0] { $name }, { $half } hors du vol : { $why }.
    [one] { $name }, { $half } hors du vol : { $why }. Ses marchandises rapportent 1 crédit.
   *[other] { $name }, { $half } hors du vol : { $why }. Ses marchandises rapportent { $sale } crédits.
}
gt-say-half-gave-up-unsold = { $name }, { $half } hors du vol : { $why }. Ses marchandises seront vendues à la fin du vol.
gt-say-back-from-hyperspace = { $name } revient de l’hyperespace.
gt-say-woken = { $name } réveille { $count ->
    [one] 1 dormeur
   *[other] { $count } dormeurs
}.
gt-say-token-saved = { $name } : le technicien économise un jeton.
gt-say-defeat-averted = { $name } : le diplomate évite la défaite et s’en va.
gt-say-solar-power = { $name } : un panneau solaire alimente un composant.
gt-say-crubots = { $name } active { $count } crubots.
gt-say-thruster = { $name } allume un propulseur : l’impact passe sur la ligne { $line }.
gt-say-specialist = { $name } : l’extraterrestre cyan est { $who }.
gt-say-shot = { $name } l’abat.
gt-say-shielded = { $name } : le bouclier tient.
gt-say-destroyed = { $name } est touché !
gt-say-lost-tile = { $name } perd : { $tile }.
gt-say-fell-off = { $name }, à la dérive : { $tile }.
gt-say-piece = { $name } se brise et continue avec { $count ->
    [one] { $count } composant
   *[other] { $count } composants
}.
gt-say-alien-left = { $name } : l’extraterrestre part, faute de support de vie.
gt-say-crew-lost = { $name } perd { $count ->
    [one] { $count } membre d’équipage
   *[other] { $count } membres d’équipage
}.
gt-say-goods-lost = { $name } perd { $count ->
    [one] { $count } bloc de marchandises
   *[other] { $count } blocs de marchandises
}.
gt-say-tokens-lost = { $name } perd { $count ->
    [one] { $count } jeton d’énergie
   *[other] { $count } jetons d’énergie
}.
gt-say-sabotaged = { $name } : le sabotage trouve un composant.
gt-say-sabotage-missed = { $name } : le sabotage ne trouve rien.
gt-say-settled = Bilan
gt-say-rolled-back = La dernière décision est annulée.
gt-say-left-game = { $name } quitte la partie.
