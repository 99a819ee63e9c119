### La Nouvelle Frontière : mise en place, briefing, cartes doubles et spécialisations, expérience.

## Mise en place

sa-frontier = La Nouvelle Frontière
sa-frontier-mark = Extension
sa-frontier-use = Jouer avec La Nouvelle Frontière
sa-frontier-use-about = Pour ceux qui possèdent l’extension : menaces rouges, doubles actions, spécialisations. Si elle est désactivée, rien ne change par rapport au jeu de base.
sa-frontier-threats = Nouvelles menaces
sa-frontier-threats-about = 48 cartes de plus, et la couleur rouge.
sa-frontier-double = Doubles actions
sa-frontier-double-about = Des cartes à deux actions sur une moitié, des missions plus longues, des intercepteurs à trois distances. Les cartes mal posées ne peuvent pas être corrigées.
sa-frontier-skills = Spécialisations
sa-frontier-skills-about = Dix métiers et leurs cartes spéciales. Elles remplacent les cartes héroïques.
sa-frontier-experience = Expérience
sa-frontier-experience-about = Chacun amène un explorateur de son carnet de bord. Son niveau détermine ses cartes spéciales.
sa-frontier-easier = Missions plus faciles
sa-frontier-easier-about = Moins de menaces, pour apprendre les doubles actions.
sa-frontier-three = À trois sans androïde
sa-frontier-three-about = Un équipage d’exactement trois joueurs, pour le succès « D’Artagnan disparu ».
sa-frontier-hard-solo = Solo difficile
sa-frontier-hard-solo-about = Seul : les cartes forment une seule pile mélangée, à fouiller pendant que le temps passe.
sa-setup-campaign-missions = Missions prévues
sa-setup-campaign-missions-about = Une campagne plus longue rapporte plus d’expérience. On peut toujours s’arrêter après une mission.
sa-difficulty-red = Rouges
sa-difficulty-yellow_and_red = Jaunes + rouges
sa-difficulty-all_colours = Les trois
sa-difficulty-white_and_red = Blanches + rouges
sa-setup-difficulty-red = Cartes rouges seulement. Pour équipages qui n’ont plus rien à perdre.
sa-setup-difficulty-yellow_and_red = Cartes jaunes et rouges mélangées.
sa-setup-difficulty-all_colours = Cartes blanches, jaunes et rouges mélangées.
sa-setup-difficulty-white_and_red = Cartes blanches et rouges. Déconseillé : la mission peut être bien trop dure ou bien trop facile.
sa-setup-group-frontier = Missions de La Nouvelle Frontière

## Refus

sa-round-experience-needs-skills = L’expérience nécessite les spécialisations. Activez-les aussi.
sa-round-red-needs-threats = Les menaces rouges viennent de La Nouvelle Frontière. Activez d’abord ses nouvelles menaces.
sa-round-red-in-training = L’entraînement n’utilise que des menaces blanches. Choisissez les blanches ou une mission complète.
sa-round-no-android-needs-three = Seul un équipage d’exactement trois joueurs vole sans androïde.
sa-round-hard-solo-is-solo = Le solo difficile se joue seul, avec les cartes à double action.
sa-round-campaign-length = Une campagne plus longue nécessite l’expérience et compte de 4 à { $most } missions.
sa-round-no-skills = Cette mission se joue sans spécialisations.
sa-round-not-dealt = Choisissez l’une des deux spécialisations reçues.
sa-round-unknown-skill = Aucun explorateur ici ne connaît cette spécialisation.
sa-round-skill-taken = Un autre membre d’équipage a cette spécialisation.
sa-round-no-explorers = Cette mission se joue sans explorateurs.
sa-round-bad-explorer = Ce carnet n’est pas valable. Vérifiez son niveau et ses spécialisations.
sa-round-open-boxes = Cet explorateur a encore des cases de spécialisation à cocher. Cochez-les d’abord dans le carnet de bord.
sa-round-campaign-level = Chaque explorateur doit être de niveau 2 pour partir en campagne. Les explorateurs se présentent au briefing.
sa-round-no-extra-cards = Il n’y a pas de carte supplémentaire à donner.
sa-round-own-special = Une carte spéciale ne se joue que sur le plateau de son propriétaire.
sa-round-android-skill = Votre explorateur ne maîtrise pas assez cette spécialisation pour planifier la carte de l’androïde.
sa-round-one-face = Une carte spéciale basique n’a qu’une face utilisable.
sa-round-not-teleporter = Seul le Téléporteur distribue les jetons.
sa-round-tokens-in-transfer = Les jetons ne se distribuent que pendant un transfert de données.
sa-round-give-special = Les cartes spéciales ne se donnent pas.
sa-experience-lost = Cet explorateur est perdu. Créez-en un nouveau.
sa-experience-no-box-left = Chaque niveau a déjà sa case.
sa-experience-all-boxes = Cette spécialisation a toutes ses cases.
sa-experience-box-needs-level = Cette case demande le niveau { $level }.
sa-experience-not-met = Ce succès n’est pas atteint, ou il a déjà été obtenu.
sa-experience-one-per-category = Un seul succès par catégorie peut être obtenu dans une mission.
sa-experience-bad-log = Ce carnet n’est pas valable. Vérifiez son niveau et ses spécialisations.
sa-experience-training = Les vols d’entraînement ne comptent pas pour les explorateurs.
sa-experience-no-mission = Il n’y a pas de mission à inscrire, ou elle ne peut pas être rejouée.

## Briefing

sa-prompt-specialization = Choisissez votre spécialisation
sa-skills-title = Spécialisations
sa-skills-about = Chacun en a reçu deux. Discutez, puis choisissez-en une.
sa-skills-alone = Chaque androïde en a reçu deux. Choisissez-en une pour chacun.
sa-skills-later = Gardez votre spécialisation, un niveau plus haut, ou prenez-en une autre au niveau 1.
sa-skills-explorers = Les explorateurs amènent ce qu’ils connaissent. Une spécialisation ne sert qu’à un seul membre d’équipage.
sa-skill-level = niveau { $level }
sa-skill-none = sans spécialisation
sa-skill-default = par défaut
sa-explorer-bring = Amener { $name }
sa-explorer-level = Explorateur de niveau { $level }
sa-explorer-missing = Pas encore d’explorateur. Créez-en un dans le carnet de bord.
sa-explorer-first = Votre premier explorateur commence au niveau 0, sans carte spéciale, accepte d’être cloné et reste dans votre carnet de bord.
sa-explorer-create = Créer et amener
sa-extra-first = Carte supplémentaire en phase 1
sa-extra-first-about = Les cartes des androïdes ne se répartissent pas également. Le capitaine choisit qui en reçoit une de plus.
sa-briefing-between = { $difficulty } : la plus difficile qui ne dépasse la proposition de personne.
sa-badges = Badges de l’extension
sa-badges-about = Répartissez-vous le travail à votre guise. Les règles n’utilisent que les trois premiers.
sa-badge-captain = Capitaine
sa-badge-captain-about = joue en premier et tranche
sa-badge-communications = Officier des Communications
sa-badge-communications-about = écoute l’ordinateur et place les menaces externes
sa-badge-security = Chef de la Sécurité
sa-badge-security-about = place les menaces internes
sa-badge-tactical = Officier Tacticien
sa-badge-tactical-about = accorde le plateau et le minutage
sa-badge-engineer = Ingénieur en Chef
sa-badge-engineer-about = surveille l’énergie
sa-badge-lieutenant = Lieutenant
sa-badge-lieutenant-about = seconde le capitaine
sa-badge-archivist = Archiviste
sa-badge-archivist-about = tient le score et le carnet

## Cartes

sa-double-card = { $first }, puis { $second }
sa-special-card = { $name } : { $which ->
    [basic] action basique
    [both] les deux cartes
   *[advanced] action avancée
}
sa-special-with = { $special }, avec { $card }
sa-special-basic = Basique
sa-special-advanced = Avancée
sa-special-both = Les deux
sa-special-about = { $card }. { $ability }
sa-special-once = Une fois par mission. Ne se donne pas.
sa-special-explain = Ce que fait cette carte
sa-hand-kinds = Types de cartes
sa-hand-kind = Cartes qui commencent par { $symbol }
sa-hand-kind-single = Autres cartes
sa-hand-pile = { $from }–{ $to } sur { $all } cartes
sa-hand-pile-search = Pile mélangée
sa-hand-pile-back = Cartes précédentes
sa-hand-pile-on = Cartes suivantes
sa-back-double = face cachée, { $half ->
    [movement] double mouvement
   *[other] double action
}
sa-back-special = face cachée, carte spéciale
sa-back-pair = face cachée, carte spéciale à côté d’une autre carte
sa-special-of = Carte spéciale, { $name } : { $card }
sa-drew-extra = { $name } a pioché une carte de plus pour un androïde.
sa-called-card = appelle
sa-tokens-title = Téléporteur
sa-token-traveller = Voyageur
sa-token-destination = Destination
sa-token-given = Le jeton { $token ->
    [traveller] voyageur
   *[other] destination
} va à { $name }.
sa-token-hint = Distribuez les jetons pendant un transfert de données.

sa-ability-rocketeer-basic = Lance une roquette depuis n’importe quelle station.
sa-ability-rocketeer-advanced = Dans la station bleue inférieure : lance deux roquettes en une, puissance 5. Ailleurs, c’est un C.
sa-ability-data-analyst-basic = Assure la maintenance de l’ordinateur depuis n’importe quelle station, et rapporte 1 point.
sa-ability-data-analyst-advanced = Dans la station blanche inférieure : votre confirmation visuelle compte pour trois joueurs. Ailleurs, c’est un C.
sa-ability-energy-technician-basic = Recharge le réacteur central depuis n’importe quelle station.
sa-ability-energy-technician-advanced = Sur le pont supérieur : un bouclier temporaire de 2 dans votre zone et de 1 dans les autres, pour ce tour.
sa-ability-pulse-gunner-basic = Tire avec le laser de votre station et le canon à impulsion. Si l’un ne peut pas tirer, aucun ne tire.
sa-ability-pulse-gunner-advanced = Dans la station blanche inférieure : le canon à impulsion inflige 2 aux distances 1 et 2, et 1 à la distance 3. Ailleurs, c’est un A.
sa-ability-medic-basic = Agit en premier. Dans votre station, toute action A, B ou robots de combat devient héroïque. Peut accompagner un mouvement simple.
sa-ability-medic-advanced = Agit en premier. Personne dans votre station n’est assommé ce tour-ci. Coûte 1 point. Peut accompagner un mouvement simple.
sa-ability-teleporter-basic = Place le détenteur du jeton voyageur dans la station du détenteur du jeton destination.
sa-ability-teleporter-advanced = En zone rouge ou bleue : vous apparaissez dans la station opposée en diagonale.
sa-ability-hypernavigator-basic = Sur le pont inférieur : toutes les menaces avancent d’une case de moins ce tour-ci.
sa-ability-hypernavigator-advanced = Dans la station blanche inférieure, au tour 10 ou 11 : le vaisseau saute après ce tour.
sa-ability-special-ops-basic = Concentration : votre prochaine action A, B ou robots de combat est héroïque.
sa-ability-special-ops-advanced = Accompagne une autre de vos cartes et la protège : pendant que vous la jouez, rien ne vous retarde, ne vous arrête ni ne vous assomme.
sa-ability-squad-leader-basic = Avec une escouade active : répare une tuile Dégâts de votre zone. Avec une escouade désactivée : la réactive.
sa-ability-squad-leader-advanced = Avec une escouade active : vous rejoignez la station rouge supérieure et décollez. Dans l’espace, c’est une action héroïque des robots de combat.
sa-ability-mechanic-basic = Pose un cube sur le canon de votre station : son prochain tir est plus fort ou porte plus loin.
sa-ability-mechanic-advanced = Répare 2 points du dysfonctionnement de votre station.
sa-companion-skill = Spécialisation du membre d’équipage { $number }
sa-companion-calls = Carte appelée par { $name }
sa-companion-token-kept = toujours chez le Téléporteur
sa-companion-second = Ajouter un second symbole à la dernière carte
sa-in-space-at = dans l’espace, à la distance { $distance }

## Expérience

sa-xp-title = Explorateurs
sa-xp-about = Les explorateurs gagnent de l’expérience, des niveaux et des succès dans les missions avec spécialisations. Ils sont conservés dans ce navigateur et exportés avec le carnet de bord.
sa-xp-new = Nouvel explorateur
sa-xp-create = Créer
sa-xp-level = Niveau { $level }
sa-xp-points = { $xp ->
    [one] { $xp } point d’expérience
   *[other] { $xp } points d’expérience
}
sa-xp-row = Cases cochées avant le niveau suivant : { $ticked } sur { $boxes }
sa-xp-top = Niveau maximal atteint
sa-xp-consent = J’accepte d’être cloné
sa-xp-consent-about = Avec cet accord, un échec ne coûte qu’un peu de fierté. Sans lui, l’explorateur est perdu, mais il saute certaines cases. Ce choix est définitif.
sa-xp-clones = { $clones ->
    [one] { $clones } clone
   *[other] { $clones } clones
}
sa-xp-lost = Perdu dans l’espace
sa-xp-boxes = { $boxes ->
    [one] { $boxes } case de spécialisation à cocher
   *[other] { $boxes } cases de spécialisation à cocher
}
sa-xp-remove = Supprimer { $name }
sa-xp-remove-sure = Supprimer cet explorateur pour de bon ?
sa-xp-achievements = Succès
sa-xp-achievements-count = { $earned } sur { $all } obtenus
sa-xp-filter-all = Tous
sa-xp-filter-earned = Obtenus
sa-xp-filter-open = À obtenir
sa-xp-entries = Missions
sa-xp-entry-points = { $points } { $points ->
    [one] point
   *[other] points
}
sa-xp-entry-lost = vaisseau perdu
sa-xp-entry-xp = { $xp } + { $extra } XP
sa-xp-report = Compte rendu
sa-xp-report-of = Compte rendu du { $date }
sa-xp-report-about = Vous avez publié un compte rendu de cette mission, et il a reçu assez de pouces levés. La mission ne doit avoir aucun autre succès de Sociabilité.
sa-xp-report-thumbs = Pouces levés
sa-xp-report-english = Le compte rendu est en anglais
sa-xp-report-english-about = Dans une autre langue, la moitié des pouces suffit.
sa-xp-report-tick = Cocher le succès
sa-xp-word-skill = Seulement si la carte spéciale a compté, et si l’on n’aurait pas obtenu le même résultat plus simplement sans elle.
sa-xp-mark = dès le niveau { $level }
sa-xp-xp = { $xp } XP
sa-xp-agreed = sur parole d’un coéquipier
sa-xp-designed = Condition de notre cru : aucune source ne donne celle de la feuille imprimée.
sa-xp-none = Pas encore d’explorateur.
sa-xp-category-missions = Missions
sa-xp-category-full-campaigns = Campagnes complètes
sa-xp-category-sociability = Sociabilité
sa-xp-category-close-calls = De justesse
sa-xp-category-feats = Coups d’éclat
sa-xp-category-skill-expert = Expert en savoir-faire
sa-xp-category-addiction = Addiction
sa-xp-debrief = Expérience
sa-xp-debrief-explorer = Quel explorateur était à bord ?
sa-xp-debrief-nobody = Personne
sa-xp-debrief-gain = Ce vol rapporte { $xp } XP.
sa-xp-debrief-failed = Une mission perdue ne rapporte pas d’expérience.
sa-xp-debrief-claim = Succès atteints. Choisissez-en un par catégorie.
sa-xp-debrief-word = Si vos coéquipiers sont d’accord
sa-xp-debrief-none = Pas de nouveau succès cette fois.
sa-xp-debrief-write = Inscrire dans le carnet
sa-xp-debrief-written = Inscrit dans le carnet de { $name } : { $xp } + { $extra } XP.
sa-xp-debrief-levels = { $name } atteint le niveau { $level }. Cochez une case de spécialisation.
sa-xp-debrief-log = Dans le carnet : niveau { $level }, { $xp } XP.
sa-xp-debrief-already = Ce vol figure déjà dans le carnet de { $name }.
sa-companion-experience = Expérience de l’équipage
sa-companion-experience-player = Joueur

## Académie

sa-academy-doubles = Doubles actions
sa-academy-doubles-about = Extension : deux choses en un tour.
sa-academy-say-two-symbols = Une carte double porte deux symboles sur une moitié. Les deux se jouent le même tour : celui de gauche d’abord, puis celui de droite, dans la pièce où vous êtes alors. L’autre moitié n’en a toujours qu’un.
sa-academy-double-title = Marcher et tirer
sa-academy-double-task = Tirez avec le laser lourd de la station bleue supérieure au tour 1. Vous êtes sur la passerelle, et vous n’avez qu’un emplacement.
sa-academy-double-done = La porte et la détente, en un seul tour. Imaginez que vous soyez cinq.
sa-academy-say-split = Votre carte dit ascenseur, puis A. L’ascenseur est occupé : vous arrivez, mais en retard. Que devient le A ?
sa-academy-say-split-lost = Il est perdu
sa-academy-say-split-lost-why = Un symbole impossible est perdu. Un symbole retardé ne l’est pas.
sa-academy-say-split-later = Il se joue au tour suivant
sa-academy-say-split-later-why = Seul le second symbole attend, et les cartes suivantes lui font place.
sa-academy-say-split-both-late = Toute la carte attend
sa-academy-say-split-both-late-why = L’ascenseur vous a déjà porté : le premier symbole se fait toujours.
sa-academy-say-three-distances = Les intercepteurs vont désormais plus loin : chaque C les avance d’une distance, les robots de combat les y maintiennent, un emplacement vide les ramène d’une. Ils touchent ce qui est exactement à leur distance. À la troisième, un C de plus vous ramène si vite qu’il vous faudra un lit.
sa-academy-say-doubles-go = Deux missions plus faciles sont faites pour cela. Prenez votre temps : l’horloge tourne à demi-vitesse.
sa-academy-flight-new-frontier-1 = Moins de menaces, des cartes doubles.
sa-academy-flight-new-frontier-2 = L’autre mission facile.
sa-academy-specialists = Spécialistes
sa-academy-specialists-about = Extension : une carte que vous seul avez.
sa-academy-say-professions = Les spécialistes ont des cartes spéciales au lieu des cartes héroïques. Un point : l’action basique ; deux points : l’action avancée. Chaque carte sert une fois par mission et ne se donne pas.
sa-academy-special-title = Livraison à distance
sa-academy-special-task = Vous êtes l’Artilleur. Lancez une roquette sans quitter la passerelle.
sa-academy-special-done = Quelque part en bas, une trappe s’ouvre toute seule. Personne là-dessous n’applaudit.
sa-academy-say-who-shares = Quelle carte spéciale peut partager son emplacement avec un mouvement simple ?
sa-academy-say-who-shares-any = N’importe laquelle
sa-academy-say-who-shares-any-why = La plupart veulent le tour pour elles seules.
sa-academy-say-who-shares-medic = Celle du Toubib
sa-academy-say-who-shares-medic-why = Le Toubib marche d’abord, puis aide ceux qui sont là, avant que quiconque agisse. L’Agent spécial protège une autre carte de la même façon.
sa-academy-say-who-shares-nobody = Aucune
sa-academy-say-who-shares-nobody-why = Deux métiers le peuvent. L’un d’eux porte des bandages.
sa-academy-say-explorers = Avec l’expérience, les explorateurs gardent ce qu’ils ont appris : niveaux, spécialisations, succès. Ils vivent dans votre carnet de bord, et certains survivent.
sa-academy-hint-double-order = Vous avez tiré, puis marché. Le symbole de gauche se joue en premier : prenez la carte qui marche d’abord.
sa-academy-hint-double-half = Personne n’a marché. Retournez la carte, la moitié à double mouvement en haut.
sa-academy-hint-double-blue = La station bleue supérieure est une porte à droite : flèche bleue, puis A, sur une même moitié.
sa-academy-hint-special-card = Aucune roquette n’est partie. Posez votre carte spéciale : elle agit de n’importe où.
