### Space Alert : la boîte noire : ce qu'un vol a coûté, et pourquoi.

## La boîte noire

sa-box = Boîte noire
sa-box-harm = Pertes
sa-box-harm-none = Aucune.
sa-box-waste = Gaspillage
sa-box-waste-none = Aucun. Chaque carte a eu un effet.
sa-box-plan = Plan et résultat
sa-box-gauges = Le vaisseau, tour par tour
sa-box-damage = Dégâts
sa-box-limit = vaisseau détruit
sa-box-reactors = Énergie des réacteurs
sa-box-shields = Énergie des boucliers
sa-box-behind = En clair : le vol d'origine.
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
sa-deed-tally = { $done } cartes utiles sur { $played }
sa-box-lives = Les menaces au fil du vol
sa-plot-turn = Tour
sa-score-zone = { $zone } : septième dégât.
sa-score-taken-over = Le vaisseau a été pris.
sa-score-broken-apart = Le vaisseau s'est disloqué.
sa-score-blown-up = Le vaisseau a explosé.
sa-score-none = Un vol d'essai n'a pas de score. Le vaisseau est rentré ; c'est ce qui compte.
sa-moment-watch = Voir ce moment
sa-moment-all = Les { $count }
sa-moment-worst = Les pires seulement
sa-moment-void = Sans effet
sa-moment-fuel = Carburant gaspillé
sa-moment-miss = Tir manqué
sa-moment-bounced = Absorbé par le blindage
sa-moment-delay = Retard
sa-moment-asleep = Ordinateur en veille
sa-moment-asleep-text = Personne n'a entretenu l'ordinateur à temps : { $count ->
    [one] 1 joueur est retardé
   *[other] { $count } joueurs sont retardés
}.
sa-moment-damage = Dégâts
sa-moment-knocked-out = Assommé
sa-moment-survived = Passée
sa-moment-squad = Robots désactivés
sa-moment-lost = Vaisseau perdu
sa-because-untouched = Aucun dégât depuis son apparition au tour { $turn }.
sa-because-hurt = Dégâts subis : { $damage } sur { $of }, les derniers au tour { $turn }.
sa-because-clear = Aucune menace sur cette trajectoire.
sa-because-clear-all = Aucune menace à l'extérieur.
sa-because-far = La menace la plus proche était { $threat } : case { $square }, distance { $distance }. Portée : distance { $reach }.
sa-because-hidden = La menace la plus proche : { $threat }. { $trait }.
sa-because-due = Un C sur la passerelle au tour { $first } ou { $last } l'aurait entretenu.
sa-because-shield = Les tirs d'un même tour s'additionnent : un total supérieur à { $shield } l'aurait endommagée.
sa-deed-label = Tour { $turn } : { $what }
sa-deed-done = { $played }
sa-deed-void = { $played }, sans effet : { $why }
sa-deed-idle = rien
sa-deed-out = assommé ; prévu : { $planned }
sa-deed-shifted = { $what } (prévu : { $planned }, retardé)
sa-deed-never = non atteint
sa-legend-void = sans effet
sa-legend-shifted = retardé
sa-legend-out = assommé
sa-legend-change = Sélectionnez une carte pour la changer et relancer le vol.
sa-life = { $name } : { $hits } dégâts subis, { $harm } dégâts infligés, { $fate }
sa-life-event = { $turn } { $what }
sa-life-appears = arrive
sa-life-destroyed = détruite
sa-life-survived = passe
sa-life-legend = Au-dessus de la ligne : les dégâts infligés. Au-dessous : les dégâts subis. ✕ détruite, → passée.
sa-because-far-damaged = La menace la plus proche était { $threat }, à distance { $distance }. Les avaries réduisent la portée à la distance { $reach }.
sa-figure-shots-all = tous
sa-what-if-damage = Tour { $turn } : { $by } dégâts, { $zone }
sa-what-if-kill = Tour { $turn } : { $threat } est éliminé
sa-what-if-escape = Tour { $turn } : { $threat } n’est pas éliminé
sa-what-if-more = { $count } de plus
sa-flight-tally = { $damage } dégâts, { $kills ->
    [one] { $kills } menace éliminée
   *[other] { $kills } menaces éliminées
}
