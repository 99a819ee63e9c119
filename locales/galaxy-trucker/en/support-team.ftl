# The support team: cards, abilities, questions, refusals and what is shown.

gt-setup-support-team = Support team
gt-setup-support-team-hint = Everybody hires helpers with special abilities. Dealt: one of the cards you are dealt. Draft: in order of arrival.
gt-setup-support-team-off = Off
gt-setup-support-team-dealt = Dealt
gt-setup-support-team-draft = Draft

## Cards

gt-member-advertiser = Advertiser
gt-member-advertiser-a = Before the flight: predict where every player finishes. 2 credits for each correct place, 1 for each correct “will not finish”.
gt-member-advertiser-b = If you finish: 1 credit for each plated side on the outside of your ship.
gt-member-architect = Architect
gt-member-architect-a = While building: one component may lie outside the drawn squares, within the rows and columns of the board.
gt-member-architect-b = One more bonus for the best-looking ship: at once if yours is the best-looking after building, otherwise at the end.
gt-member-assembler = Assembler
gt-member-assembler-a = After building: mark two components. They work as if they were joined, but do not hold each other.
gt-member-assembler-b = After building: plating replaces all exposed connectors of one component.
gt-member-bureaucrat = Bureaucrat
gt-member-bureaucrat-a = Before the flight: gain as many days as the flight number plus the rockets ahead of you.
gt-member-bureaucrat-b = After the flight, even if you gave up: raise or lower the finishing bonuses by 4–3–2–1 and the best-looking bonus by 2, for everybody.
gt-member-buyer = Buyer
gt-member-buyer-a = While building: set aside up to three components. Those you do not use are not lost.
gt-member-buyer-b = The Saboteur cannot take what you set aside, and you may return it to the warehouse.
gt-member-deliveryman = Deliveryman
gt-member-deliveryman-a = After building: turn one component into a cabin, a cannon, an engine or a battery. Its connectors stay.
gt-member-deliveryman-b = While building: use up to two more part tokens. You may move them until you finish.
gt-member-hotel-clerk = Hotel Clerk
gt-member-hotel-clerk-a = A cabin with an alien also holds one human.
gt-member-hotel-clerk-b = Luxury cabins hold two humans, and in each stasis chamber two of the four are awake.
gt-member-hypergeometer = Hypergeometer
gt-member-hypergeometer-a = One cannon and one engine need no empty square.
gt-member-hypergeometer-b = After building: one cannon gets a rotation token. In flight it points in any direction you like.
gt-member-inspector = Inspector
gt-member-inspector-a = Look at all four piles of cards as long as anybody builds, even when you have finished.
gt-member-inspector-b = Look at cards for 20 seconds before building, and while building before you place a component.
gt-member-plumber = Plumber
gt-member-plumber-a = While building or after it: two pipes, each joining two neighbours whose common edge has no connector.
gt-member-plumber-b = While building: one component gets universal connectors on all four sides.
gt-member-planner = Planner
gt-member-planner-a = While building your ship may be in two pieces. When you finish it must be one.
gt-member-planner-b = Before building: mark five squares. 2 credits for each that ends up with a matching component.
gt-member-saboteur = Saboteur
gt-member-saboteur-a = While building: take components that others have set aside.
gt-member-saboteur-b = Before the flight: take a human from every other ship and mark a joint there. If one of the two components is destroyed, so is the other.
gt-member-security-guard = Security Guard
gt-member-security-guard-a = Before the flight: everybody, you included, pays 1 credit for each exposed connector.
gt-member-security-guard-b = Once while building: a fire drill stops all other builders for a while.
gt-member-smuggler = Smuggler
gt-member-smuggler-a = Each structural module hides one blue or green block.
gt-member-smuggler-b = Each block hidden there sells for 1 credit more.
gt-member-stock-boy = Stock Boy
gt-member-stock-boy-a = Each component with containers may hold one red block in a normal container.
gt-member-stock-boy-b = When you lose goods you choose what you give. Blocks in special containers, except red ones, are hidden.
gt-member-swindler = Swindler
gt-member-swindler-a = After taking your number: add as many more components as the flight number. The last one may follow when everybody has finished.
gt-member-swindler-b = In flight, once a card: pay 1 credit less, gain 1 credit more. Also with your bonuses and for lost components.
gt-member-trader = Trader
gt-member-trader-a = Before the flight: buy yellow blocks for 1 credit each, at most as many as the flight number.
gt-member-trader-b = After the flight, even if you gave up: raise or lower the price of one colour by 1 for everybody.
gt-member-welder = Welder
gt-member-welder-a = Twice while building: join a single to a double connector. May also mend errors.
gt-member-welder-b = After building: up to three exposed connectors no longer count.

## Questions

gt-ask-keep-member = Choose one member for your support team
gt-ask-draft-member = Choose a member from those laid out
gt-ask-use-members = Use your support team?
gt-ask-undermine = Choose what your saboteur does on this ship
gt-ask-give-goods = Choose { $count ->
    [one] the block or token
   *[other] { $count } blocks or tokens
} to give
gt-option-keep-member = Hire the { $who }
gt-option-done = Go on

## What happened

gt-log-members-hired = New in the support teams.
gt-log-member-used = Ship { $ship } uses the { $who }.
gt-log-member-paid = Ship { $ship } earns { $credits ->
    [one] 1 credit
   *[other] { $credits } credits
} with the { $who }.
gt-log-undermined = A saboteur has been aboard ship { $ship }.
gt-log-alien-given-up = Ship { $ship } loses the alien of a shared cabin; the human stays.

## Refusals

gt-refused-learning-support = The learning flight is flown without a support team.
gt-refused-draft-needs-flights = A draft follows a flight: choose at least two flights.
gt-refused-teams-support = The team game is played without support teams.
gt-refused-fire-drill-seconds = A fire drill lasts 1 to 60 seconds.
gt-refused-no-such-member = You have no member who can do that in this flight.
gt-refused-card-not-offered = You cannot choose that card.
gt-refused-no-token-left = This ability is used up.
gt-refused-no-pipe-there = A pipe joins two smooth sides of neighbours.
gt-refused-no-weld-there = The welder joins a single to a double connector.
gt-refused-nothing-exposed = No exposed connector there.
gt-refused-no-cannon-there = No cannon there.
gt-refused-hideout-colour = Only blue and green blocks can be hidden there.
gt-refused-marks-touch = Marked squares touch neither each other nor the starting cabin.
gt-refused-safe-from-saboteur = The Buyer keeps these components safe.
gt-refused-fire-drill = Fire drill! Wait until it is over.
gt-refused-fourth-pile = Only an Inspector may look at the fourth pile.
gt-refused-bad-prediction = Predict a different place for every ship, or that it will not finish.
gt-refused-price-too-low = A price never falls below 1.
gt-refused-one-step = One step up or down at most.
gt-refused-visible-first = Goods that are not hidden go first, the most valuable before the others.
gt-refused-no-joint-there = Mark a joint between two components.
gt-refused-luxury-is-safe = Guests of luxury cabins are left alone.

## On the screen

gt-team-mine = Your support team
gt-team-of = Support team of { $who }
gt-team-choose = Choose a member
gt-team-choose-hint = You keep one. What the others chose is shown when everybody has decided.
gt-team-draft-hint = Those who finished choose in order. The others get one of the rest.
gt-team-hire = Hire
gt-team-always = Always works
gt-team-next-flight = from the next flight
gt-team-use = Use the { $who }
gt-team-cancel = Cancel
gt-team-confirm = Confirm
gt-team-used = Used
gt-team-pick-tile = Press a component of your ship.
gt-team-pick-two-tiles = Press two components of your ship.
gt-team-pick-edge = Press a marked component, then the side of the pipe.
gt-team-pick-edges = Mark up to { $count } sides: press a component, then its side.
gt-team-pick-marks = Mark five squares. Next: { $what }
gt-team-mark-blue = a blue block
gt-team-mark-red = a red block
gt-team-mark-human = a human
gt-team-mark-alien = an alien
gt-team-mark-token = a battery token
gt-team-pick-part = What should it become?
gt-team-part-cabin = Cabin
gt-team-part-cannon = Cannon
gt-team-part-engine = Engine
gt-team-part-battery = Battery
gt-team-turn = Turn
gt-team-predict = Ship { $ship }
gt-team-predict-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
gt-team-predict-out = Not at all
gt-team-days = Gain { $days ->
    [one] 1 day
   *[other] { $days } days
}
gt-team-inspect = Everybody pays for exposed connectors. You pay { $credits }.
gt-team-buy = Buy { $count ->
    [one] 1 yellow block for 1 credit
   *[other] { $count } yellow blocks for { $count } credits
}
gt-team-buy-none = You need 1 credit for each block, and you have none.
gt-team-price = { $colour ->
    [red] Red
    [yellow] Yellow
    [green] Green
   *[blue] Blue
} blocks: { $from } → { $to }
gt-team-bonus-finishing = Finishing bonuses
gt-team-bonus-looks = Best-looking ship
gt-team-lower = Lower
gt-team-keep = As it is
gt-team-raise = Raise
gt-team-fire-drill = Call a fire drill
gt-team-fire-drill-now = Fire drill! { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
} left
gt-team-pipe = Place with a pipe
gt-team-weld = Place with a weld
gt-team-add-tile = Choose a component that lies face up, then a square of your ship.
gt-team-undermine-human = Choose a cabin on the ship: one human leaves.
gt-team-undermine-joint = Choose a component on the ship, then the side of the joint. If one of the two components is destroyed, so is the other.
gt-team-marked-joint = Marked joint
gt-team-receipt = Support team

gt-stage-before-building = Before building
gt-stage-before-check = Last corrections before the check
gt-stage-after-check = Support teams at work
gt-receipt-members = Support team
gt-who-goes = Lost from { $column }·{ $row }:
gt-who-human = Human
gt-lose-from-cabins-done = { $count ->
    [one] Lose this crew member
   *[other] Lose { $count } crew members
}
gt-why-other-cabins = { $count ->
    [one] The other marked cabin also loses a crew member.
   *[other] The { $count } other marked cabins also lose a crew member each.
}
gt-why-no-human-left = No human would be left: your ship would give up after this card.
gt-say-members-hired = New in the support teams: { $names }.
gt-say-member-chosen = { $name } has chosen somebody.
gt-say-members-laid-out = To choose from: { $names }.
gt-say-took-from = { $name } takes what { $other } had set aside: { $tile }.
gt-say-member-paid = { $name } earns { $credits ->
    [one] 1 credit
   *[other] { $credits } credits
} with the { $who }.
gt-say-undermined = A saboteur has been aboard the ship of { $name }.
gt-say-alien-given-up = { $name } loses the alien of a shared cabin; the human stays.
gt-say-member-mark = { $name } marks five squares.
gt-say-member-pipe = { $name } lays a pipe.
gt-say-member-universal = { $name } makes a component universal.
gt-say-member-fire-drill = { $name } calls a fire drill.
gt-say-member-convert = { $name } turns a component into another kind.
gt-say-member-unconvert = { $name } takes a part token back.
gt-say-member-weld = { $name } welds a joint.
gt-say-member-add-tile = { $name } adds one more component.
gt-say-member-wireless = { $name } links two components by wireless.
gt-say-member-plate = { $name } plates a component.
gt-say-member-turret = { $name } puts the rotation token on a cannon.
gt-say-member-seal = { $name } closes exposed connectors.
gt-say-member-predict = { $name } predicts who finishes where.
gt-say-member-gain-days = { $name } sends the Bureaucrat ahead.
gt-say-member-inspect = { $name } has every exposed connector fined.
gt-say-member-buy-yellow = { $name } buys yellow blocks.
gt-say-member-change-bonuses = { $name } has the bonuses changed.
gt-say-member-change-price = { $name } changes a price.
