### Space Alert : sa partie des réglages, et les zones dont il y est question.

sa-zone-red = Zone rouge
sa-zone-white = Zone blanche
sa-zone-blue = Zone bleue
sa-zone-red-letter = R
sa-zone-white-letter = Bc
sa-zone-blue-letter = Bu
sa-settings-signs = Signes des zones
sa-settings-signs-shapes = Formes
sa-settings-signs-letters = Lettres
