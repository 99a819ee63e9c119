### `hangar mission` : les scénarios à lire et à entendre.

mission-unknown = Il n'y a pas de scénario « { $name } ». `hangar mission` les énumère tous ; on indique une piste comme S2-4 ou un nom comme mission-4.
mission-audio-format = « { $file } » : une bande-son s'écrit en .ogg ou en .wav ; choisissez un nom de fichier qui se termine ainsi.
mission-audio-failed = La bande-son n'a pas pu être écrite dans « { $file } » : { $why }
mission-audio-written = { $name } : bande-son de { $length } écrite dans { $file }
