### Space Alert : le choix de la mission dans le salon.

sa-difficulty-white = Blanches
sa-difficulty-mixed = Mélangées
sa-difficulty-yellow = Jaunes
sa-pace-real = Temps réel
sa-pace-slow = Lent
sa-pace-untimed = Sans horloge

## Préparation

sa-setup-mission = Mission
sa-setup-random = { $kind ->
    [test-run] Vol d’essai au hasard
    [simulation] Simulation au hasard
    [advanced-simulation] Simulation avancée au hasard
   *[mission] Mission au hasard
}
sa-setup-group-random = Au hasard
sa-setup-group-training = Entraînement
sa-setup-group-missions = Missions officielles
sa-setup-group-generated = Générées
sa-setup-level-test-run = 7 tours, 3 menaces, cartes visibles, aucun système endommagé.
sa-setup-level-simulation = 12 tours, menaces sérieuses, roquettes, maintenance de l’ordinateur, systèmes endommagés.
sa-setup-level-advanced-simulation = Ajoute les menaces internes, les robots de combat et les intercepteurs.
sa-setup-level-mission = Règles complètes : cartes héroïques, confirmation visuelle, score au carnet de bord.
sa-setup-level-special = Règles complètes : cartes spéciales au lieu des cartes héroïques, confirmation visuelle, score au carnet de bord.
sa-setup-common = Menaces communes
sa-setup-serious = Menaces sérieuses
sa-setup-difficulty-white = Cartes blanches. Conseillées pour une première mission.
sa-setup-difficulty-mixed = Cartes blanches et jaunes mélangées.
sa-setup-difficulty-yellow = Cartes jaunes seulement. Pour équipages expérimentés.
sa-setup-difficulty-briefing = L’équipage choisit les couleurs des menaces pendant le briefing.
sa-setup-pace = Horloge
sa-setup-pace-real = { $minutes } minutes, comme sur la bande-son. Impossible d’arrêter l’horloge.
sa-setup-pace-slow = { $minutes } minutes, et chacun peut arrêter l’horloge. Pour apprendre.
sa-setup-pace-untimed = En solo seulement. Toutes les menaces sont visibles, sans limite de temps.
sa-setup-more = Autres options
sa-setup-five = Équipage de cinq
sa-setup-five-about = Des androïdes complètent l’équipage jusqu’à cinq. Les rapports non confirmés comptent.
sa-setup-misplay = Cartes mal posées
sa-setup-misplay-about = Une carte posée à l’envers peut être corrigée quand elle est révélée, au prix d’un retard.
sa-setup-officers = Les officiers piochent les menaces
sa-setup-officers-about = L’officier des communications et le chef de la sécurité placent les menaces à la main. Les erreurs sont corrigées avant le vol.
sa-setup-campaign = Campagne
sa-setup-campaign-about = Jusqu’à { $missions ->
    [3] trois
   *[other] { $missions }
} missions avec le même vaisseau. Les dégâts restent s’ils ne sont pas réparés.
sa-setup-preview = Aperçu
sa-setup-preview-about = Chacun voit ce que ferait son plan. Sans aperçu : comme à une vraie table.
sa-setup-skip = Sans briefing
sa-setup-skip-about = L’alerte retentit dès le début de la partie.
sa-setup-boards = Choisir les trajectoires
sa-setup-boards-about = Sinon, elles sont tirées au hasard.
sa-setup-seeded = Tous les équipages qui utilisent cette graine ont les mêmes menaces, cartes et dégâts.
sa-setup-seeded-before = Cette mission a déjà été jouée : mêmes menaces, cartes et dégâts.
sa-setup-seeded-new = Choisir plutôt une nouvelle mission
sa-setup-rematch = Revanche
sa-setup-rematch-same = Même mission
sa-setup-rematch-new = Nouvelle mission
sa-setup-rematch-new-about = Nouvelles menaces, nouvelles cartes, nouveaux dégâts.
sa-setup-seed = Graine
sa-setup-seed-about = Un nombre ou des mots. La même graine donne la même mission. Laissez vide pour une nouvelle.

## Missions inventées

sa-setup-generated = { $kind ->
    [test-run] Vol d’essai généré
    [simulation] Simulation générée
    [advanced-simulation] Simulation avancée générée
   *[mission] Mission générée
}
sa-setup-recipe = Options de la mission
sa-setup-recipe-usual = par défaut
sa-setup-recipe-threat-level = Niveau de menace
sa-setup-recipe-duration = Durée
sa-setup-recipe-data-transfers = Transferts de données
sa-setup-recipe-incoming-data = Données entrantes
sa-setup-recipe-communications-down = Pannes de communication
sa-setup-recipe-unconfirmed = Rapports non confirmés
sa-setup-recipe-threat-level-about = Une menace sérieuse compte pour 2. { $double ->
    [yes] Une mission à doubles actions en a 10.
   *[no] Une mission complète en a 7.
}
sa-setup-recipe-duration-about = De l’alerte à la fin des opérations.
sa-setup-recipe-data-transfers-about = Moments où l’on peut donner une carte.
sa-setup-recipe-incoming-data-about = Cartes supplémentaires en cours de mission.
sa-setup-recipe-communications-down-about = Moments où personne ne doit parler.
sa-setup-recipe-unconfirmed-about = Menaces qui ne comptent qu’à cinq.
sa-setup-kind-script = Mission officielle. Sans surprise si vous l’avez déjà jouée.
sa-setup-kind-random = Une mission officielle, dévoilée seulement à la fin.
sa-setup-kind-generated = Une mission inédite, avec les options de votre choix.

## L’équipage, avant la partie

sa-setup-crew = Équipage
sa-setup-crew-solo = Seul, vous commandez quatre androïdes et disposez de toute la pioche. Les amis qui arrivent les remplacent.
sa-setup-role-open = Volontaires
sa-setup-seating = Placement
sa-setup-seating-about = Le capitaine agit en premier, puis dans le sens horaire (de haut en bas).
sa-setup-seating-up = Monter { $name }
sa-setup-seating-down = Descendre { $name }
sa-setup-androids = { $count ->
    [one] Un androïde
   *[other] { $count } androïdes
}
sa-setup-androids-about = Ils complètent l’équipage et agissent en dernier. Les noms sont facultatifs.
sa-setup-android-name = Nom de l’androïde { $number }
sa-briefing-unless = sauf volontaire
