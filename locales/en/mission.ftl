### `hangar mission`: scripts to read and to hear.

mission-unknown = There is no script “{ $name }”. `hangar mission` lists them all; allowed are a track such as S2-4 or a name such as mission-4.
mission-audio-format = “{ $file }”: a soundtrack is written as .ogg or .wav; choose a file name that ends in one of them.
mission-audio-failed = The soundtrack could not be written to “{ $file }”: { $why }
mission-audio-written = { $name }: soundtrack of { $length } written to { $file }
mission-audio-of-what = A soundtrack needs a script: name one, or make one with `hangar mission random`.
mission-random = Seed { $seed }. Threat level { $four }, { $five } for a crew of five.
