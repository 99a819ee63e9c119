### Aide de `hangar space-alert`, `hangar mission` et `hangar resolve`.

sa-help = Missions, bandes-son et vols de Space Alert
sa-help-mission = Lister et afficher les missions, en générer au hasard, écrire des bandes-son
    .after =
        Exemples :
          hangar mission                               lister tous les scénarios
          hangar mission S2-4                          afficher ce que dit l’ordinateur, et quand
          hangar mission mission-4 --audio out.ogg     en écrire la bande-son
          hangar mission S1-1 --audio out.wav --lang fr
          hangar mission random --seed 7               une mission aléatoire
sa-help-mission-random = Générer une mission au hasard ; les mêmes options et la même graine donnent la même mission
sa-help-resolve = Résoudre un fichier de mission et afficher le vol
    .after =
        Code de sortie :
          0  le vaisseau a survécu
          1  le vaisseau est perdu
          2  le fichier ne décrit pas une mission jouable, ou ne peut être lu

        Exemples :
          hangar resolve vendredi.json
          hangar resolve vendredi.json --lang fr --rules
          hangar resolve - --quiet < vendredi.json
          hangar resolve vendredi.json --json | jq '.frames[].text.id'

        Le format du fichier est décrit dans docs/mission-file.md.

sa-arg-mission-name = Une mission, par sa piste (S2-4) ou son nom (mission-4) ; sans elle, toutes sont listées
    .value = NOM
    .expects = une piste comme S2-4 ou un nom comme mission-4
sa-arg-mission-audio = Écrire la bande-son dans ce fichier, en Ogg Vorbis (.ogg) ou en WAV (.wav)
    .value = FICHIER
    .expects = un nom de fichier qui se termine par .ogg ou .wav
sa-arg-mission-no_music = Écrire la bande-son sans musique
sa-arg-mission-json = Afficher la mission en JSON
sa-arg-mission-random-level = Niveau de règles
    .value = NIVEAU
sa-arg-mission-random-threat_level = Niveau de menace total (commune = 1, sérieuse = 2) [par défaut : 3, 5 ou 7 selon le niveau, 10 avec les doubles actions]
    .value = N
    .expects = un nombre entier de 0 à 255
sa-arg-mission-random-double_actions = Une mission de La Nouvelle Frontière, pour les cartes à double action
sa-arg-mission-random-duration = Durée en minutes et secondes, comme 9:30 [par défaut : 7:00 pour un vol d’essai, 13:00 avec les doubles actions, sinon 10:00]
    .value = M:SS
    .expects = des minutes et des secondes comme 9:30, ou des secondes
sa-arg-mission-random-data_transfers = Nombre de transferts de données
    .value = N
    .expects = un nombre entier de 0 à 255
sa-arg-mission-random-incoming_data = Nombre d’annonces de données entrantes
    .value = N
    .expects = un nombre entier de 0 à 255
sa-arg-mission-random-communications_down = Nombre de pannes de communication
    .value = N
    .expects = un nombre entier de 0 à 255
sa-arg-mission-random-unconfirmed = Nombre de rapports non confirmés, pour les équipages de cinq
    .value = N
    .expects = un nombre entier de 0 à 255
sa-arg-mission-random-crew = Taille de l’équipage ; à moins de cinq, pas de rapport non confirmé
    .value = N
    .expects = un nombre entier de 1 à 5
sa-arg-mission-random-seed = Un nombre entier ou 64 chiffres hexadécimaux [par défaut : une nouvelle graine à chaque fois]
    .value = GRAINE
    .expects = un nombre entier ou 64 chiffres hexadécimaux
sa-arg-resolve-file = Le fichier de mission ; - lit l’entrée standard
    .value = FICHIER
    .expects = un fichier, ou - pour l’entrée standard
sa-arg-resolve-json = Afficher les étapes en JSON : chacune avec sa règle, son texte et ce qu’elle change
sa-arg-resolve-rules = Afficher la règle de chaque étape
sa-arg-resolve-quiet = N’afficher que le résultat
