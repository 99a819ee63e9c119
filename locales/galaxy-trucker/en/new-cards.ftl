### Bonus cards, class IV, new adventure cards and deck IV: names, questions, answers, refusals, log.

## Set-up

gt-setup-bonus-cards = Bonus cards
gt-setup-bonus-cards-hint = Six special cards: a hidden die, secret offers, a junkyard, a depot, billiards.
gt-setup-new-adventures = New adventure cards
gt-setup-new-adventures-hint = A Dangerous Sector in each deck, and deck IV with tougher enemies.
gt-setup-class-iv-hint = The biggest ship: 45 squares, a different board for each player, twenty cards. You may buy insurance.

## Cards

gt-card-missing-form = Missing Form
gt-card-robosmokeys = Robosmokeys
gt-card-space-billiards = Space Billiards
gt-card-space-junkyard = Space Junkyard
gt-card-star-depot = Star Depot
gt-card-dangerous-sector = Dangerous Sector
gt-card-hazardous-open-space = Hazardous Open Space
gt-card-radiation-leak = Radiation Leak
gt-card-missing-form-text = The last player hides a die. The others guess: a wrong guess costs as many days as the die shows.
gt-card-robosmokeys-text = Everybody makes a secret offer. The highest pays and names a square: all ships give up what stands there. Number 7 is barred.
gt-card-space-billiards-text = In flight order, each player sends a row of meteors at an opponent.
gt-card-space-junkyard-text = In flight order, stop at a free box: pay its cost, then take its reward.
gt-card-star-depot-text = In flight order, take a component and add it to your ship, or swap it for one of yours.
gt-card-dangerous-sector-text = Two cards of deck { $deck } go on top of the adventure deck, face down.
gt-card-combined-enemy-text = They attack in flight order until somebody beats them. Losers suffer every penalty, in this order.
gt-card-meteor-pairs-text = Each large meteor is followed by a small one in the same line.
gt-card-hazardous-open-space-text = Everybody moves ahead by engine strength. The fastest ship then meets the meteors.
gt-card-radiation-leak-text = Cabins joined to charged batteries or solar panels lose one crew member. Then blocks with a charge of { $threshold } or more explode.
gt-card-fights-back = Shoots first:
gt-card-right-guess = Right guess:
gt-card-wrong-guess = Wrong guess: lose the number in days
gt-card-depot-tiles = { $count } components to choose from
gt-card-draw = Draw { $count } from deck { $deck }
gt-card-row = Row { $row }
gt-card-gain-days = { $days ->
    [one] 1 day ahead
   *[other] { $days } days ahead
}
gt-card-gain-humans = { $humans ->
    [one] 1 human
   *[other] { $humans } humans
}
gt-card-gain-tokens = { $tokens ->
    [one] 1 battery token
   *[other] { $tokens } battery tokens
}
gt-card-give-tokens = Give up { $tokens ->
    [one] 1 battery token
   *[other] { $tokens } battery tokens
}

## Questions

gt-ask-hidden-die = Hide a die: which number?
gt-ask-offer = How much do you offer the Robosmokeys? Nobody sees it yet.
gt-ask-guess = Which number is under the die?
gt-ask-coordinates = Name a column and a row: every ship gives up the component there
gt-ask-volley = Send a row of meteors at an opponent
gt-ask-stop = Stop at a box of the junkyard?
gt-ask-fit = Take one of these components?
gt-ask-take-aboard = { $count ->
    [one] One human wants
   *[other] { $count } humans want
} to come aboard
gt-ask-recharge = Store { $count ->
    [one] the new battery token
   *[other] { $count } new battery tokens
}
gt-ask-insurance = Insure your ship for { $price ->
    [one] 1 credit
   *[other] { $price } credits
}?

gt-option-die = { $number }
gt-option-offer = { $credits ->
    [0] Offer nothing
    [one] Offer 1 credit
   *[other] Offer { $credits } credits
}
gt-option-box = Box { $box }
gt-option-fly-past = Fly past
gt-option-volley = Row { $row } at ship { $ship }
gt-option-all-aboard = Take aboard as many as fit
gt-option-nobody-aboard = Take nobody
gt-option-recharge = Fill the batteries
gt-option-insure = Pay { $price }: lost components cost at most { $most }
gt-option-uninsured = Fly without insurance

gt-why-hidden-die = Each wrong guess costs its player that many days.
gt-why-guess = A right guess earns { $credits ->
    [one] 1 credit
   *[other] { $credits } credits
}, a wrong one costs as many days as the die shows.
gt-why-offer = Only the highest offer is paid; ties go to the ship ahead. The winner names the square.
gt-why-fit = Taking one costs { $days ->
    [one] 1 day
   *[other] { $days } days
}. What stands on a component that you swap is lost.
gt-why-fights-back = Whoever decides to use it is shot at first and decides again afterwards.
gt-why-stop = Everybody who stops loses { $days ->
    [one] 1 day
   *[other] { $days } days
} at the end.
gt-why-take-aboard = Tap cabins and stasis chambers to fill them.
gt-why-rearrange = Tap cabins and stasis chambers to fill or empty them. Your crew may change places.
gt-why-recharge = Tap batteries to fill or empty them.
gt-why-insurance = Without insurance every lost component costs 1 credit, without a limit. The price is spent in any case.
gt-left-to-place = { $count } to place
gt-column = Column
gt-row = Row
gt-hits = Hits:
gt-hits-nobody = Hits nobody.
gt-hits-mine = you: { $tile }
gt-hits-other = { $name }: { $tile }
gt-name-square = Name column { $column }, row { $row }
gt-offer-label = Your offer in credits
gt-send-row = Send row { $row } at { $name }
gt-depot = Star Depot
gt-depot-turn = Turn
gt-depot-add = Add here
gt-depot-swap = Swap for: { $tile }
gt-depot-alien = Who moves in
gt-depot-humans = Humans
gt-alien-brown = Brown alien
gt-alien-purple = Purple alien
gt-alien-cyan = Cyan alien
gt-depot-no-place = { $tile }: fits nowhere on your ship.
gt-depot-choose = Choose a component, then a square of your ship.
gt-stage-insurance = Insurance
gt-insurance-title = Insurance is bought or not, in launch order.
gt-receipt-insurance = Insurance, paid before the flight

## Refusals

gt-refused-number-out-of-range = Choose a number from { $least } to { $most }.
gt-refused-coordinates-barred = These coordinates may not be named: number 7, or a middle column of a cylinder.
gt-refused-row-taken = Row { $row } is not free.
gt-refused-no-such-opponent = Choose an opponent who is in flight.
gt-refused-box-taken = Box { $box } is not free, or you cannot pay its cost.
gt-refused-no-place-aboard = They cannot live there: humans go to cabins with room or sleep in a stasis chamber, not in a luxury cabin.
gt-refused-no-room-for-tokens = The battery has fewer cells.
gt-refused-fourth-needs-adventures = Class IV needs the new adventure cards.

## Log of the command line

gt-log-hazard-follows = { $hazard } from { $side } follows in the same line.
gt-log-die-hidden = Ship { $ship } hides a die.
gt-log-guessed = Ship { $ship } guesses { $number }.
gt-log-die-shown = The die of ship { $ship } shows { $number }.
gt-log-offers-shown = Ship { $ship } makes the highest offer: { $credits }.
gt-log-coordinates = Ship { $ship } names column { $column }, row { $row }.
gt-log-volley = Ship { $ship } sends row { $row } at ship { $target }.
gt-log-stopped = Ship { $ship } stops at box { $box }.
gt-log-flew-past = Ship { $ship } flies past.
gt-log-depot = { $count } components are laid out.
gt-log-fitted = Ship { $ship } adds a component: { $tile }.
gt-log-replaced = Ship { $ship } swaps a component for: { $tile }.
gt-log-came-aboard = Ship { $ship } takes aboard { $count ->
    [one] 1 human
   *[other] { $count } humans
}.
gt-log-recharged = Ship { $ship } stores { $count ->
    [one] 1 battery token
   *[other] { $count } battery tokens
}.
gt-log-sector = { $cards } cards of deck { $deck } go on top of the adventure deck.
gt-log-fastest = Ship { $ship } is the fastest and meets the meteors.
gt-log-fastest-two = Ship { $ship } is the fastest; it meets the meteors with ship { $second }.
gt-log-block-exploded = Ship { $ship }: a block with a charge of { $charge } explodes.
gt-log-insured = Ship { $ship } buys insurance for { $price }.
gt-log-uninsured = Ship { $ship } flies without insurance.

## Log with players’ names

gt-say-hazard-follows = { $hazard } follows in the same line.
gt-say-die-hidden = { $name } hides a die.
gt-say-guessed = { $name } guesses { $number }.
gt-say-die-shown = The die of { $name } shows { $number }.
gt-say-offer = { $name } offered { $credits }.
gt-say-offers-shown = { $name } makes the highest offer: { $credits }.
gt-say-coordinates = { $name } names column { $column }, row { $row }.
gt-say-volley = { $name } sends row { $row } at { $target }.
gt-say-stopped = { $name } stops at box { $box }.
gt-say-flew-past = { $name } flies past.
gt-say-depot = { $count } components are laid out.
gt-say-fitted = { $name } adds: { $tile }.
gt-say-replaced = { $name } swaps { $old } for: { $tile }.
gt-say-came-aboard = { $name } takes aboard { $count ->
    [one] 1 human
   *[other] { $count } humans
}.
gt-say-recharged = { $name } stores { $count ->
    [one] 1 battery token
   *[other] { $count } battery tokens
}.
gt-say-sector = { $cards } cards of deck { $deck } go on top of the adventure deck.
gt-say-fastest = { $name } is the fastest and meets the meteors.
gt-say-fastest-two = { $name } is the fastest; { $second } meets the meteors too.
gt-say-block-exploded = { $name }: a block with a charge of { $charge } explodes!
gt-say-insured = { $name } buys insurance for { $price }.
gt-say-uninsured = { $name } flies without insurance.
