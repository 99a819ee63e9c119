### Battleship Galaxies: what its commands print.

bg-cli-no-data = { $folder } has none of the data files.
bg-cli-no-ship = There is no ship “{ $name }”.
bg-cli-ship-head = Card Launch  Activ.  Move Shield   Hull   Hold  Weapons (charge/range/attacks/strength), abilities
bg-cli-data-good = The data is valid. { $changes ->
    [0] Nothing differs from the default data.
    [one] One value differs from the default data.
   *[other] { $changes } values differ from the default data.
} Hash { $hash }
bg-cli-simulated = Mission { $mission }, { $games } battles: ISN won { $share } % (95 % interval { $low } to { $high }), Wretch won { $wretch } battles.
    { $rounds } rounds on average. Damage taken per battle: ISN { $isnhits } times, Wretch { $wretchhits } times.
    Longest decision: ISN { $isnlongest } ms, Wretch { $wretchlongest } ms.
    Launched and lost per battle by ship, then cards played per battle:
