### Space Alert : la boîte noire : ce qu’un vol a coûté, et pourquoi.

## La boîte noire

sa-blackbox = Boîte noire
sa-blackbox-harm = Pertes
sa-blackbox-harm-none = Aucune.
sa-blackbox-waste = Gaspillage
sa-blackbox-waste-none = Aucun. Chaque carte a eu un effet.
sa-blackbox-plan = Plan et résultat
sa-blackbox-gauges = Le vaisseau, tour par tour
sa-blackbox-damage = Dégâts
sa-blackbox-limit = vaisseau détruit
sa-blackbox-reactors = Énergie des réacteurs
sa-blackbox-shields = Énergie des boucliers
sa-blackbox-behind = En transparence : le vol d’origine.
sa-figure-worst = Pire tour
sa-figure-turn = Tour { $turn }
sa-figure-damage = { $count ->
    [one] un dégât
   *[other] { $count } dégâts
}
sa-figure-out = { $count } hors de combat
sa-figure-through = { $count ->
    [one] une menace est passée
   *[other] { $count } menaces sont passées
}
sa-figure-squad = robots perdus
sa-figure-cards = Cartes utiles
sa-figure-cards-about = parmi les cartes jouées
sa-figure-shots = Tirs réussis
sa-figure-shots-about = les autres ont manqué ou ont été absorbés
sa-figure-delayed = Tours retardés
sa-figure-delayed-about = tours avec une autre carte que prévu
sa-turn-tally = { $done } cartes utiles sur { $played }
sa-blackbox-lives = Les menaces au fil du vol
sa-plot-turn = Tour
sa-score-zone = { $zone } : septième dégât.
sa-score-taken-over = Le vaisseau a été pris.
sa-score-broken-apart = Le vaisseau s’est disloqué.
sa-score-blown-up = Le vaisseau a explosé.
sa-score-none = Un vol d’essai n’a pas de score. Le vaisseau est rentré ; c’est ce qui compte.
sa-moment-watch = Voir ce moment
sa-moment-all = Les { $count }
sa-moment-worst = Les pires seulement
sa-moment-void = Sans effet
sa-moment-fuel = Carburant gaspillé
sa-moment-miss = Tir manqué
sa-moment-bounced = Absorbé par le blindage
sa-moment-delay = Retard
sa-moment-asleep = Ordinateur en veille
sa-moment-asleep-text = Personne n’a entretenu l’ordinateur à temps : { $count ->
    [one] 1 joueur est retardé
   *[other] { $count } joueurs sont retardés
}.
sa-moment-damage = Dégâts
sa-moment-knocked-out = Assommé
sa-moment-survived = Passée
sa-moment-squad = Robots désactivés
sa-moment-lost = Vaisseau perdu
sa-reason-untouched = Aucun dégât depuis son apparition au tour { $turn }.
sa-reason-hurt = Dégâts subis : { $damage } sur { $of }, les derniers au tour { $turn }.
sa-reason-clear = Aucune menace sur cette trajectoire.
sa-reason-clear-all = Aucune menace à l’extérieur.
sa-reason-far = La menace la plus proche était { $threat } : case { $square }, distance { $distance }. Portée : distance { $reach }.
sa-reason-apart = La menace la plus proche était { $threat }, à la distance { $distance }. À la distance { $reach }, les intercepteurs ne touchent que là.
sa-reason-hidden = La menace la plus proche : { $threat }. { $trait }.
sa-reason-due = Un C sur la passerelle au tour { $first } ou { $last } l’aurait entretenu.
sa-reason-shield = Les tirs d’un même tour s’additionnent : un total supérieur à { $shield } l’aurait endommagée.
sa-turn-label = Tour { $turn } : { $what }
sa-turn-done = { $played }
sa-turn-void = { $played }, sans effet : { $why }
sa-turn-idle = rien
sa-turn-out = assommé ; prévu : { $planned }
sa-turn-shifted = { $what } (prévu : { $planned }, retardé)
sa-turn-never = non atteint
sa-legend-void = sans effet
sa-legend-shifted = retardé
sa-legend-out = assommé
sa-legend-change = Sélectionnez une carte pour la changer et relancer le vol.
sa-threat-line = { $name } : { $hits } dégâts subis, { $harm } dégâts infligés, { $fate }
sa-threat-line-event = { $turn } { $what }
sa-threat-line-appears = arrive
sa-threat-line-destroyed = détruite
sa-threat-line-survived = passe
sa-threat-line-legend = Au-dessus de la ligne : les dégâts infligés. Au-dessous : les dégâts subis. ✕ détruite, → passée.
sa-reason-far-damaged = La menace la plus proche était { $threat }, à distance { $distance }. Les avaries réduisent la portée à la distance { $reach }.
sa-figure-shots-all = tous
sa-what-if-damage = Tour { $turn } : { $by } dégâts, { $zone }
sa-what-if-kill = Tour { $turn } : { $threat } est éliminé
sa-what-if-escape = Tour { $turn } : { $threat } n’est pas éliminé
sa-what-if-more = { $count } de plus
sa-flight-tally = { $damage } dégâts, { $kills ->
    [one] { $kills } menace éliminée
   *[other] { $kills } menaces éliminées
}
