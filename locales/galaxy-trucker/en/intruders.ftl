# Intruders and the components of Another Big Expansion.

gt-card-predator-text = It comes in at the rolled line and devours crew, goods and tokens where it walks.
gt-card-commando-text = It comes in at the rolled line and lays charges. They explode when it has gone.
gt-card-predator-commando-text = It devours where it walks and lays charges. They explode when it has gone.
gt-card-intruder-way = From { $side }, { $hand ->
    [left] left hand
    [right] right hand
   *[both] two of them, left and right hand
}, { $steps } steps{ $count ->
    [0] {""}
    [one] ; a charge on step { $charges }
   *[other] ; charges on steps { $charges }
}

gt-why-thrust = { $hazard }, line { $line }. A thruster moves it by one line for 1 token.
gt-why-evade = A thruster joined to crew moves the intruder by one line for 1 token. Look at the path of each answer on your ship.
gt-why-crubots = Each station adds 4 crew for this card, for 1 token.
gt-why-crubots-needed = The card asks for { $crew } crew. Each station adds 4 for 1 token.
gt-why-crubots-intruder = Without crubots: { $without } With crubots: { $with }

gt-thrust-stay = Leave it on line { $line }
gt-thrust-to = 1 token: to line { $line } { $side ->
    [left] (left)
    [right] (right)
    [front] (front)
   *[rear] (rear)
}
gt-hit-miss = Misses.
gt-hit-bounce = Bounces off: { $tile }.
gt-hit-shot = Your cannon shoots it.
gt-hit-plated = Stopped by plating: { $tile }.
gt-hit-threat = Threatens: { $tile }. You can still defend.
gt-hit-lost = Destroys: { $tile }.

gt-intruder-devours = It devours { $prey }.
gt-prey-crew = { $count } crew
gt-prey-tokens = { $count ->
    [one] 1 token
   *[other] { $count } tokens
}
gt-prey-goods = { $count ->
    [one] 1 block
   *[other] { $count } blocks
}
gt-intruder-charge = It lays a charge.
gt-intruder-turned-away = { $by ->
    [laser] An anti-personnel laser: it turns away, no reward.
   *[armed_crew] Armed crew: it turns away, no reward.
}
gt-intruder-defeated = { $by ->
    [laser] An anti-personnel laser defeats it. You get the reward.
   *[armed_crew] Armed crew defeats it. You get the reward.
}
gt-intruder-left = Its steps are used up: it leaves.
gt-intruder-nothing = Nothing here for it.
gt-intruder-component = a component that is gone now

gt-walk-steps = Intruder’s steps
gt-walk-step = Why step { $number }, { $hand ->
    [left] left hand
   *[right] right hand
}?
gt-walk-ask = Choose a step, here or on the ship, to see why it went there.
gt-walk-show = Show its path:
gt-walk-show-crubots = { $active ->
    [0] without crubots
   *[other] with crubots
}
gt-walk-enters = It comes in at the first component of its line: { $tile }.
gt-walk-tried = Not joined: { $ways }.
gt-walk-goes = { $hand ->
    [left] By the left hand it goes
   *[right] By the right hand it goes
} { $way }: { $tile }.
gt-walk-stays = Nothing is joined, so it stays: { $tile }.
gt-walk-misses = It misses your ship.
gt-walk-end-turned-away = It is turned away.
gt-walk-end-defeated = It is defeated on step { $number }: reward.
gt-walk-end-left = It leaves after step { $number }.
gt-walk-charges = { $count ->
    [one] 1 charge explodes.
   *[other] { $count } charges explode.
}
gt-way-left = left
gt-way-straight = straight on
gt-way-right = right
gt-way-back = back

gt-say-intruder-missed = { $name }: the intruder finds nothing in its way.
gt-say-intruder-step = { $name }, step { $number } of the intruder. { $what }
gt-say-charges = { $name }: { $count ->
    [one] a charge explodes
   *[other] { $count } charges explode
}.
gt-option-defend-token = Defend with a token, keep the solar power
