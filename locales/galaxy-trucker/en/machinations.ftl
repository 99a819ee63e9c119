### Galaxy Trucker: loans, auctions and Evil Machinations (GX-7).

## Loans

gt-refused-no-lending = There are no loans at this table.
gt-refused-no-loan = You have no loan to repay.
gt-refused-cannot-pay = You do not have enough credits.
gt-loan-take = Take a loan
gt-loan-repay = Repay a loan
gt-log-paid = Ship { $ship } pays { $credits ->
    [one] 1 cosmic credit
   *[other] { $credits } cosmic credits
}.
gt-log-loan-taken = Ship { $ship } takes a loan: 10 credits now, 12 to repay.
gt-log-loan-repaid = Ship { $ship } repays a loan with 12 credits.
gt-say-paid = { $name } pays { $credits ->
    [one] 1 credit
   *[other] { $credits } credits
}.
gt-say-loan-taken = { $name } takes a loan: 10 credits now, 12 to repay.
gt-say-loan-repaid = { $name } repays a loan with 12 credits.
gt-receipt-spent = Paid in flight
gt-receipt-loans = Loans

## Auctions

gt-ask-bid = Bid in the auction?
gt-option-bid = Bid { $credits }
gt-why-junker = Build up to two of these components in. What you do not take goes back.
gt-why-bid-first = Nobody has bid yet.
gt-why-bid = { $name } bids { $credits }.
gt-bid-less = Bid one less
gt-bid-more = Bid one more
gt-refused-bid-too-low = Bid at least { $least }, or pass.
gt-log-bid = Ship { $ship } bids { $credits }.
gt-log-auction-won = Ship { $ship } wins the auction for { $credits }.
gt-say-bid = { $name } bids { $credits }.
gt-say-auction-won = { $name } wins the auction for { $credits }.

## Before building

gt-ask-choose-machination = Choose the card that you put into the adventure deck
gt-option-machination = Put in { $card }
gt-machination-title = Your evil machination
gt-machination-how = Put one of your cards into the adventure deck, in secret. It hits everybody, you too, so build for it. The others keep for later flights.
gt-machination-chosen = You put in:
gt-machination-use = Put in this card
gt-machination-kept = Your other cards
gt-machination-yours = Your card in this flight
gt-refused-not-your-card = That is not one of your cards.
gt-refused-learning-machinations = The learning flight is flown without evil machinations.
gt-setup-evil-machinations = Evil machinations
gt-setup-evil-machinations-hint = Everybody hides a nasty card in each deck. Loans: 10 credits now, 12 back.

## Cards

gt-card-level-machinations = Evil machination
gt-card-five = With five players also for the next one
gt-card-ambush = Ambush
gt-card-ambush-text = The ship with the weakest cannons is fired at.
gt-card-checkpoint = Checkpoint
gt-card-checkpoint-text = The finishing bonuses are paid at once, by the present order.
gt-card-quality-control = Quality Control
gt-card-quality-control-text = The ships with the fewest exposed connectors get the best-looking bonus at once.
gt-card-cosmic-rays = Cosmic Rays
gt-card-cosmic-rays-text = One roll for all: goods in that column are lost.
gt-card-customs-inspection = Customs Inspection
gt-card-customs-inspection-text = Pay for each red block, or give it up. Hidden blocks are not found.
gt-card-eco-patrol = Eco-Patrol
gt-card-eco-patrol-text = Pay for each charged battery, or empty it.
gt-card-getting-even = Getting Even
gt-card-getting-even-text = Everybody but the leader demands credits of a ship ahead. Who refuses is shot at in a column of the other’s choice.
gt-card-road-narrows = Road Narrows
gt-card-road-narrows-text = The leftmost and the rightmost column of every ship meet a large meteor. Thrusters do not help.
gt-card-system-test = System Test
gt-card-system-test-text = Pay a token for every two components that use power, an odd one too, or give them up.
gt-card-trustbusters = Trustbusters
gt-card-trustbusters-text = Cabins, cannons, engines, batteries, holds, shields: whoever has the most of a kind gives one up.
gt-card-traffic-jam = Traffic Jam
gt-card-traffic-jam-text = All ships close up behind the leader, even those in hyperspace.
gt-card-wide-open-space = Wide Open Space
gt-card-wide-open-space-text = Everybody moves ahead by twice the engine strength. No engines: give up.
gt-card-junker-for-sale = Junker for Sale
gt-card-junker-for-sale-text = An auction: the winner draws four components and may build two of them in.
gt-card-wrong-turn = Wrong Turn
gt-card-wrong-turn-text = Everybody stakes 0 to 3 days in secret and loses them. The lowest stakes meet a heavy shot from the front.
gt-card-stranded-ship = Stranded Ship
gt-card-stranded-ship-text = The first in flight order who wants it gives the tokens and earns the credits.
gt-card-toll-gate = Toll Gate
gt-card-toll-gate-text = Pay 1 credit for every two crew, or lose the days.
gt-card-speed-trap = Speed Trap
gt-card-speed-trap-text = The fastest ship pays the flight number in credits and loses the day.
gt-card-meteor-detour = Meteor Detour
gt-card-meteor-detour-text = The leader chooses the side from which the meteors come at everybody.
gt-card-crew-poachers = Crew Poachers
gt-card-crew-poachers-text = A human changes from the largest crew to the smallest, if there is room.
gt-card-magnetic-storm = Magnetic Storm
gt-card-magnetic-storm-text = Everybody loses a battery token for each shield and double cannon.
gt-card-loose-bolts = Loose Bolts
gt-card-loose-bolts-text = Everybody gives up a component that is joined by a single connection.
gt-card-bargain-hunters = Bargain Hunters
gt-card-bargain-hunters-text = Sell up to 3 blocks at once, each 1 credit above its value, for a day.
gt-card-copycats = Copycats
gt-card-copycats-text = Ships with equal numbers of exposed connectors pay 1 credit for each, 3 at most.
gt-card-rear-ender = Rear-Ender
gt-card-rear-ender-text = A light shot from the rear for each ship within 2 spaces behind.
gt-card-smuggled-predator = Smuggled Predator
gt-card-smuggled-predator-text = A predator gets into every ship and devours crew, goods and tokens where it walks.
gt-card-hired-commandos = Hired Commandos
gt-card-hired-commandos-text = A commando gets into every ship and lays a charge. It explodes when the commando has gone.
gt-card-pay = Pay { $credits ->
    [one] 1 credit
   *[other] { $credits } credits
}

## Questions

gt-ask-pay-or-days = Pay { $credits ->
    [one] 1 credit
   *[other] { $credits } credits
}, or lose { $days ->
    [one] 1 flight day
   *[other] { $days } flight days
}?
gt-ask-pay-or-shot = Pay { $credits ->
    [one] 1 credit
   *[other] { $credits } credits
}, or be shot at?
gt-ask-stake = Stake flight days in secret
gt-option-stake = { $days ->
    [one] 1 day
   *[other] { $days } days
}
gt-why-stake = You lose what you stake. Whoever stakes the least is shot at from the front.
gt-log-stakes = All stakes are shown.
gt-say-stakes = Days staked: { $stakes }.
gt-ask-customs = Choose the red blocks to give up
gt-ask-eco-patrol = Choose the batteries to empty
gt-ask-system-test = Choose the components to give up
gt-ask-surrender = Choose the component to give up
gt-ask-demand = Whom do you make pay?
gt-ask-aim = Choose the column to shoot at
gt-ask-choose-side = Choose the side the meteors come from
gt-ask-sell = Sell goods now?
gt-ask-lose-humans = Choose { $count ->
    [one] the human
   *[other] { $count } humans
} to lose
gt-option-pay = Pay { $credits }
gt-option-no-pay = Do not pay
gt-option-demand = Ship { $ship }
gt-option-aim = Column { $column }
gt-option-side = From { $side }
gt-option-sell = { $count ->
    [one] Sell the best block
   *[other] Sell the { $count } best blocks
}
gt-option-no-sale = Sell nothing
gt-why-pay = { $loans ->
    [0] That leaves you { $left ->
        [one] 1 credit
       *[other] { $left } credits
    }.
    [one] You have too little: one loan is taken, 12 credits to repay.
   *[other] You have too little: { $loans } loans are taken, 12 credits each to repay.
}
gt-why-demanded = { $name } demands it, and chooses the column otherwise.
gt-why-demand = Who refuses is shot at from the rear.
gt-why-aim = { $name } refused: a light shot from the rear.
gt-why-side = Everybody meets the same meteors.
gt-why-sell = Each block brings 1 credit more than at the end. You lose a day.
gt-why-stranded = You give { $tokens } tokens and lose { $days ->
    [one] 1 day
   *[other] { $days } days
} for { $credits } credits.
gt-surrender-done = { $count ->
    [0] Give up nothing
    [one] Give up 1
   *[other] Give up { $count }
}{ $credits ->
    [0] {""}
   *[other] , pay { $credits }
}
gt-surrender-tokens = { $count ->
    [0] Give up nothing
    [one] Give up 1
   *[other] Give up { $count }
}{ $tokens ->
    [0] {""}
    [one] , pay 1 token
   *[other] , pay { $tokens } tokens
}
gt-sell-done = { $count ->
    [0] Sell nothing
   *[other] Sell for { $credits }
}
gt-refused-not-tested = The card does not mean that component.
gt-refused-not-ahead = That ship is not ahead of yours.
gt-refused-no-such-column = No component is in that column.
gt-loan-title = Loans
gt-loan-how = A loan brings 10 credits and costs 12 to repay. If you cannot repay them all at the end of the game, you lose.
gt-loan-count = { $loans ->
    [0] No loans
    [one] 1 loan
   *[other] { $loans } loans
}
gt-loan-owed = { $owed } credits to repay
gt-over-unpaid = { $count ->
    [one] { $names } cannot repay what was borrowed and has lost.
   *[other] { $names } cannot repay what they borrowed and have lost.
}

## The log

gt-log-caught-speeding = Ship { $ship } is the fastest and is caught.
gt-log-most-crew = Ship { $ship } has the largest crew.
gt-log-least-crew = Ship { $ship } has the smallest crew.
gt-log-most-cabins = Ship { $ship } has the most cabins.
gt-log-most-cannons = Ship { $ship } has the most cannons.
gt-log-most-engines = Ship { $ship } has the most engines.
gt-log-most-batteries = Ship { $ship } has the most batteries.
gt-log-most-holds = Ship { $ship } has the most holds.
gt-log-most-shields = Ship { $ship } has the most shields.
gt-log-column = Column { $roll } is rolled for all ships.
gt-log-aimed = { $hazard } at ship { $ship } in column { $column }.
gt-log-demanded = Ship { $ship } demands { $credits } credits of ship { $of }.
gt-log-not-paid = Ship { $ship } does not pay.
gt-log-side = Ship { $ship } chooses: { $side }.
gt-say-machination-chosen = { $name } has chosen a card.
gt-say-caught-speeding = { $name } is the fastest and is caught.
gt-say-most-crew = { $name } has the largest crew.
gt-say-least-crew = { $name } has the smallest crew.
gt-say-most-cabins = { $name } has the most cabins.
gt-say-most-cannons = { $name } has the most cannons.
gt-say-most-engines = { $name } has the most engines.
gt-say-most-batteries = { $name } has the most batteries.
gt-say-most-holds = { $name } has the most holds.
gt-say-most-shields = { $name } has the most shields.
gt-say-aimed = { $hazard } at { $name } in column { $column }.
gt-say-demanded = { $name } demands { $credits } credits of { $of }.
gt-say-not-paid = { $name } does not pay.
gt-say-side = { $name } chooses: { $side }.
