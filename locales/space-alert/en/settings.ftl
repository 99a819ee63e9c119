### Space Alert: its section of the settings, and the zones that it is about.

sa-zone-red = Red zone
sa-zone-white = White zone
sa-zone-blue = Blue zone
sa-zone-red-letter = R
sa-zone-white-letter = W
sa-zone-blue-letter = B
sa-settings-signs = Zone signs
sa-settings-signs-shapes = Shapes
sa-settings-signs-letters = Letters
