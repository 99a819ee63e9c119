### Galaxy Trucker: what adventure cards say, and the log with players’ names.

gt-card-level = Deck { $level }
gt-card-strength = strength
gt-card-days = { $days ->
    [one] 1 flight day lost
   *[other] { $days } flight days lost
}
gt-card-days-word = { $days ->
    [one] day
   *[other] days
}
gt-card-credits = { $credits ->
    [one] 1 credit
   *[other] { $credits } credits
}
gt-card-give-crew = Give up { $crew } crew
gt-card-need-crew = Needs { $crew } crew aboard
gt-card-lose-crew = Lose { $crew } crew
gt-card-lose-goods = Lose { $goods } goods
gt-card-lose-days = Lose { $days } { $days ->
    [one] day
   *[other] days
}
gt-card-fewest = { $of ->
    [crew] Least crew
    [engines] Weakest engines
   *[cannons] Weakest cannons
}:
gt-card-open-space-text = Everybody moves ahead by engine strength, the leader first.
gt-card-stardust-text = Everybody loses one day for each exposed connector, the last ship first.
gt-card-epidemic-text = Every cabin joined to another occupied cabin loses one crew member.
gt-card-sabotage-text = The ship with the least crew loses a random component.
gt-card-meteoric-swarm-text = Every ship is hit in the same line. Smooth sides and shields stop small meteors, cannons shoot large ones.
gt-card-planets-text = In flight order, land on a free planet and load its goods, or pass.
gt-card-abandoned-ship-text = The first in flight order who wants it gives up crew and earns the credits.
gt-card-abandoned-station-text = The first in flight order with enough crew may load the goods.
gt-card-slavers-text = They attack in flight order until somebody beats them. Losers lose crew.
gt-card-smugglers-text = They attack in flight order until somebody beats them. Losers lose their best goods.
gt-card-pirates-text = They attack in flight order until somebody beats them. Losers are fired at.
gt-card-combat-zone-text = Three lines, each for the weakest ship. Ties: the one ahead.
gt-hazard-from = { $hazard } from { $side }

gt-say-building = Building
gt-say-holes = The dice show { $one } and { $other }: squares with these numbers are holes.
gt-say-turned-heading = { $name } chooses the direction of the ship.
gt-say-placed = { $name } places: { $tile }.
gt-say-returned = { $name } gives back: { $tile }.
gt-say-set-aside = { $name } sets aside: { $tile }.
gt-say-looked = { $name } looks at pile { $pile }.
gt-say-turned = { $name } flips the hourglass.
gt-say-turned-table = The table flips the hourglass.
gt-say-finished = { $name } finishes with number { $number }.
gt-say-building-ended = Check and launch
gt-say-legal = { $name }: no mistakes.
gt-say-faults = { $name }: { $count ->
    [one] one mistake,
   *[other] { $count } mistakes, first of all
} { $first }
gt-say-repaired = { $name } takes off { $count ->
    [one] 1 component
   *[other] { $count } components
}.
gt-say-launched = { $name } is on the route.
gt-say-card = Card { $number } of { $of }: { $card }
gt-say-gave-up = { $name } leaves the flight: { $why }.
gt-say-crew = { $name }: { $strength } crew.
gt-say-engines = { $name }: engine strength { $strength }{ $tokens ->
    [0] .
    [one] {" "}for 1 token.
   *[other] {" "}for { $tokens } tokens.
}
gt-say-cannons = { $name }: cannon strength { $strength }{ $tokens ->
    [0] .
    [one] {" "}for 1 token.
   *[other] {" "}for { $tokens } tokens.
}
gt-say-forward = { $name } moves { $days ->
    [one] 1 day
   *[other] { $days } days
} ahead.
gt-say-back = { $name } loses { $days ->
    [one] 1 day
   *[other] { $days } days
}.
gt-say-landed = { $name } lands on planet { $planet }.
gt-say-passed = { $name } passes.
gt-say-accepted = { $name } accepts.
gt-say-declined = { $name } declines.
gt-say-loaded = { $name } loads goods.
gt-say-earned = { $name } earns { $credits ->
    [one] 1 credit
   *[other] { $credits } credits
}.
gt-say-won = { $name } wins.
gt-say-tied = { $name }: a tie.
gt-say-lost = { $name } is defeated.
gt-say-weakest = { $name } is the weakest.
gt-say-hazard = { $hazard } from { $side }, dice { $roll }.
gt-say-miss = { $name }: a miss.
gt-say-bounced = { $name }: it bounces off.
gt-say-plated = { $name }: the plating holds.
gt-say-jumped = { $name } jumps to hyperspace.
gt-say-half-jumped = { $name }: the { $half } jumps to hyperspace.
gt-say-half-back = { $name }: the { $half } is back from hyperspace.
gt-say-half-gave-up = { $sale ->
    [0] { $name }: the { $half } leaves the flight: { $why }.
    [one] { $name }: the { $half } leaves the flight: { $why }. Its goods are sold for 1 credit.
   *[other] { $name }: the { $half } leaves the flight: { $why }. Its goods are sold for { $sale } credits.
}
gt-say-half-gave-up-unsold = { $name }: the { $half } leaves the flight: { $why }. Its goods are sold at the end of the flight.
gt-say-back-from-hyperspace = { $name } is back from hyperspace.
gt-say-woken = { $name } wakes { $count ->
    [one] 1 sleeper
   *[other] { $count } sleepers
}.
gt-say-token-saved = { $name }: the techie saves a token.
gt-say-defeat-averted = { $name }: the diplomat averts the defeat and leaves.
gt-say-solar-power = { $name }: a solar panel powers a component.
gt-say-crubots = { $name } activates { $count } crubots.
gt-say-thruster = { $name } fires a thruster: the hit moves to line { $line }.
gt-say-specialist = { $name }: the cyan alien is a { $who }.
gt-say-shot = { $name } shoots it.
gt-say-shielded = { $name }: the shield holds.
gt-say-destroyed = { $name } is hit!
gt-say-lost-tile = { $name } loses: { $tile }.
gt-say-fell-off = { $name }, adrift: { $tile }.
gt-say-piece = { $name } breaks apart and flies on with { $count ->
    [one] 1 component
   *[other] { $count } components
}.
gt-say-alien-left = { $name }: the alien leaves without life support.
gt-say-crew-lost = { $name } loses { $count ->
    [one] 1 crew member
   *[other] { $count } crew members
}.
gt-say-goods-lost = { $name } loses { $count ->
    [one] 1 block of goods
   *[other] { $count } blocks of goods
}.
gt-say-tokens-lost = { $name } loses { $count ->
    [one] 1 battery token
   *[other] { $count } battery tokens
}.
gt-say-sabotaged = { $name }: the sabotage finds a component.
gt-say-sabotage-missed = { $name }: the sabotage finds nothing.
gt-say-settled = Receipt
gt-say-rolled-back = The last decision is taken back.
gt-say-left-game = { $name } leaves the game.
