### `hangar mission` : les scénarios à lire et à entendre.

mission-unknown = Il n'y a pas de scénario « { $name } ». `hangar mission` les énumère tous ; on indique une piste comme S2-4 ou un nom comme mission-4.
mission-audio-format = « { $file } » : une bande-son s'écrit en .ogg ou en .wav ; choisissez un nom de fichier qui se termine ainsi.
mission-audio-failed = La bande-son n'a pas pu être écrite dans « { $file } » : { $why }
mission-audio-written = { $name } : bande-son de { $length } écrite dans { $file }
mission-audio-of-what = Une bande-son a besoin d'un scénario : nommez-en un, ou créez-en un avec `hangar mission random`.
mission-random = Graine { $seed }. Niveau de menace { $four }, { $five } pour un équipage de cinq.
