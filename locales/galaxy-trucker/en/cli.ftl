### Galaxy Trucker: the commands `galaxy-trucker` and `simulate`.

gt-cli-bad-file = { $file }: { $why }
gt-cli-numbers = Cannons { $cannons } (powered { $cannons_powered }), engines { $engines } (powered { $engines_powered }), crew { $crew }, battery tokens { $tokens }, containers { $containers }, exposed connectors { $exposed }
gt-cli-legal = The ship is legal.
gt-cli-illegal = { $count ->
    [one] The ship has 1 mistake.
   *[other] The ship has { $count } mistakes.
}
gt-cli-receipt = Ship { $ship }: cards { $earned }, finishing { $finishing }, best looking { $best }, { $creativity ->
    [0] {""}
   *[other] creativity { $creativity },{" "}
}goods { $sale }, { $lost ->
    [one] 1 component
   *[other] { $lost } components
} lost: { $penalty }
gt-cli-simulated = { $level }: { $ships } ships, { $credits } credits each, { $wins } % won, { $legal } % legal at the check, { $lost } components lost each, { $gave_up } % gave up

## Data files

gt-cli-no-data = { $folder } has none of the data files.
gt-cli-data-loaded = Galaxy Trucker data has been loaded already.
gt-cli-data-entries = { $printed } entries are printed in the boxes, { $inferred } are inferred, { $designed } are our own design: correct those if you own the boxes.
gt-cli-data-change = { $file }: { $entry } differs from the shipped value ({ $status }).
gt-cli-data-good = The data is valid. { $changes ->
    [0] Nothing differs from the shipped data.
    [one] One entry differs from the shipped data (hash { $hash }).
   *[other] { $changes } entries differ from the shipped data (hash { $hash }).
}
