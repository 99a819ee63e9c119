# What players are asked, and what the buttons say.

gt-ask-build = Build your ship
gt-ask-number = Time is up: take a number
gt-ask-repair = Repair your ship: take components off until no mistake is left
gt-ask-place-crew = Place your crew
gt-ask-heading = Choose the direction your ship flies.
gt-ask-give-up = Fly on?
gt-ask-power-engines = Power double engines?
gt-ask-power-cannons = Power double cannons?
gt-ask-defend = Spend a battery token to protect your ship?
gt-ask-land = Land on a planet?
gt-ask-use-card = Use this card?
gt-ask-take-reward = Take the reward?
gt-ask-load = Load your goods
gt-ask-lose-crew = Choose { $count ->
    [one] the crew member
   *[other] { $count } crew members
} to lose
gt-ask-who-is-irradiated = Radiation Leak: choose who is lost from { $count ->
    [one] the shared cabin
   *[other] each shared cabin
}
gt-ask-who-falls-ill = Epidemic: choose who is lost from { $count ->
    [one] the shared cabin
   *[other] each shared cabin
}
gt-ask-who-flees = Panic: choose who flees from { $count ->
    [one] the shared cabin
   *[other] each shared cabin
}
gt-ask-lose-goods = Choose { $count ->
    [one] the block
   *[other] { $count } blocks
} to lose
gt-ask-lose-tokens = Choose { $count ->
    [one] the battery token
   *[other] { $count } battery tokens
} to lose
gt-ask-keep-piece = Your ship broke apart: choose the piece that flies on
gt-ask-jump = Jump to hyperspace?
gt-ask-wake = You lost crew. Wake sleepers?
gt-ask-diplomat = Send the diplomat to avert this defeat?
gt-ask-thrust = Fire a thruster to move the line of this hit?
gt-ask-crubots = Activate crubots?
gt-ask-crubots-needed = Activate crubots to have enough crew?
gt-ask-evade = Fire a thruster to change where the intruder comes in?
gt-ask-continue = Ready for the next flight?

gt-option-number = Number { $number }
gt-option-turn = { $turns ->
    [0] Leave the board as it lies
    [1] Turn the board a quarter to the right
    [2] Turn the board around
   *[other] Turn the board a quarter to the left
}
gt-option-stay = Fly on
gt-option-withdraw = Withdraw the { $half }
gt-option-give-up-both = Give up with both halves
gt-option-give-up = Give up
gt-option-power = { $tokens ->
    [0] No power: strength { $strength }
    [one] 1 token: strength { $strength }
   *[other] { $tokens } tokens: strength { $strength }
}
gt-option-defend = Spend a token
gt-option-boost-shield = Boost a shield for 2 tokens
gt-option-boost-cannons = { $count ->
    [one] Boost a cannon
   *[other] Boost { $count } cannons
}, { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}: strength { $strength }
gt-option-jump = Jump, burning out the engine at { $column }, { $row } ({ $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
})
gt-option-no-jump = Stay
gt-option-wake = Wake { $count }
gt-option-no-wake = Let them sleep
gt-option-diplomat = Send the diplomat
gt-option-no-diplomat = Take the loss
gt-option-thrust = Move it to line { $line }
gt-option-no-thrust = Leave it
gt-option-crubots = { $count ->
    [0] No crubots
    [one] 1 station
   *[other] { $count } stations
}: crew { $crew }, compared as { $compared }
gt-option-no-burning = Load the most valuable, burn nothing
gt-option-cyan = Cyan alien: { $who }
gt-option-let-strike = Let it strike
gt-option-planet = Planet { $planet }
gt-option-pass = Pass
gt-option-accept = Accept
gt-option-decline = Decline
gt-option-best-load = Load the most valuable
gt-option-humans-only = Humans in every cabin
gt-option-suggested = Suggested choice
gt-option-continue = Continue

gt-team-first = First team
gt-team-second = Second team
