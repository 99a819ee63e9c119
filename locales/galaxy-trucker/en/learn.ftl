### Galaxy Trucker: the lessons.

gt-learn-title = Truckers’ school
gt-learn-about = Seven short lessons on the real board. Each ends with something to build or decide. After that you can fly.
gt-learn-begin = Start the first lesson
gt-learn-continue = Continue
gt-learn-check = Check my ship
gt-learn-sell = Fly home and sell
gt-learn-passed = Passed
gt-learn-skip = Skip this lesson
gt-learn-tray = Components
gt-learn-you = Your ship
gt-learn-first-flight = Fly your first flight
gt-learn-first-flight-about = The learning flight: eight easy cards, no hourglass, mistakes are marked. Three slow computer players build beside you.

gt-lesson-connectors = Components and connectors
gt-lesson-connectors-text = Components join where two connectors meet. One peg fits one peg, two fit two, and the three joined ones fit everything. A connector must never face a smooth side.
gt-lesson-connectors-task = Add all four components to your cabin without a mistake.
gt-lesson-engines = Engines and cannons
gt-lesson-engines-text = Engines push from the rear: their exhaust points down, and the square behind it stays empty. Cannons want the square in front of the barrel free. Pointing forward they count 1, sideways only half.
gt-lesson-engines-task = Build a ship with engine strength 2 and cannon strength 2.
gt-lesson-crew = Crew, aliens and batteries
gt-lesson-crew-text = A cabin houses two humans, or one alien if life support of its colour is joined to it. Never in your starting cabin. Double cannons, double engines and shields work only with a battery token.
gt-lesson-crew-task = Make room for a purple alien, and connect a battery and the double cannon.
gt-lesson-flight = A first flight
gt-lesson-flight-text = You fly past one card after another. On planets you load goods. Red goods are dangerous and only fit into special holds, the ones with stripes. Your ship has a plain hold for two blocks.
gt-lesson-flight-task = Choose the planet that earns you the most.
gt-lesson-flight-question = Where do you land?
gt-lesson-flight-planet-1 = Planet 1
gt-lesson-flight-planet-2 = Planet 2
gt-lesson-flight-planet-3 = Planet 3
gt-lesson-flight-pass = Pass
gt-lesson-flight-planet-1-verdict = Goods sold for { $sale }. Two red blocks, and no special hold to put them in. Look for something that fits.
gt-lesson-flight-planet-2-verdict = Goods sold for { $sale }. The two blue blocks fit and sell for 1 each. There is something better.
gt-lesson-flight-planet-3-verdict = Goods sold for { $sale }. One yellow block beats two blue ones, and nothing of it is red.
gt-lesson-flight-pass-verdict = Goods sold for { $sale }. Passing saves days, but an empty hold earns nothing.
gt-lesson-meteors = What kills ships
gt-lesson-meteors-text = A small meteor bounces off a smooth side. If it meets an exposed connector, the component is gone, with everything that hangs on it alone. Here come four, one from each side, straight at your cabin.
gt-lesson-meteors-task = Cover all four sides of your cabin so that nothing is lost.
gt-lesson-shields = Shields and double cannons
gt-lesson-shields-text = Three meteors come from the front: a large one at your double cannon, a small one at the exposed connector in column 8, and another large one at the cannon. The cannon shoots large ones, the shield stops small ones: one token each. You have two.
gt-lesson-shields-task = Spend two tokens so that the double cannon survives.
gt-lesson-shields-question = Which two do you stop?
gt-lesson-shields-large = Both large ones
gt-lesson-shields-first = The first large one and the small one
gt-lesson-shields-last = The small one, then see
gt-lesson-shields-large-verdict = You lost a structural module, and the cannon is still there. A cheap part is the better price.
gt-lesson-shields-first-verdict = No token was left for the last meteor: the double cannon is gone. Which loss hurts less?
gt-lesson-shields-last-verdict = The first meteor took the double cannon, and then nothing could shoot the last one. Which loss hurts less?
gt-lesson-selling = Loading and selling
gt-lesson-selling-text = At home goods are sold: red 4, yellow 3, green 2, blue 1. You found more than you can carry: a special hold for one block, red ones too, and a plain hold for two.
gt-lesson-selling-task = Load so that you sell for the most.
gt-lesson-selling-good = Sold for { $sale } credits. Not a block better is possible.
gt-lesson-selling-more = Sold for { $sale } credits. { $best } are possible. Where does the red block fit, and what is worth more than blue?

gt-goal-engines-hint = Engine strength 2 is needed: two engines, both pointing down.
gt-goal-cannons-hint = Cannon strength 2 is needed: two cannons, both pointing up.
gt-goal-power-hint = The battery and the double cannon must both be on the ship.
gt-hint-all = { $count ->
    [one] One component is
   *[other] { $count } components are
} still waiting.
gt-hint-cabin = The cabin is not on the ship yet.
gt-hint-alien = No purple alien can live in that cabin: life support must be joined to it by matching connectors.
gt-hint-meteors = { $count ->
    [one] One component was lost.
   *[other] { $count } components were lost.
} Turn the parts so that a smooth side faces outwards, on every side of the cabin.
gt-hint-fault-connector = Connectors that do not fit face each other. One peg fits one, two fit two, three joined fit all; a connector never faces a smooth side.
gt-hint-fault-engine-direction = The exhaust of an engine must point down, to the rear.
gt-hint-fault-behind-engine = Something stands right behind an engine. That square must stay empty.
gt-hint-fault-front-of-cannon = Something stands right in front of a cannon. That square must stay empty.
gt-hint-fault-outside = A component is outside the ship board.
gt-hint-fault-separate = A component is not joined to the ship: standing next to it is not enough, connectors must meet.

gt-lesson-intruders = Intruders
gt-lesson-intruders-text = A predator comes from the left in row 6 and walks by the left hand: at each component it tries left, straight on, right, then back, through joined connectors only. It is defeated when it enters an anti-personnel laser or a component with armed crew. Your armory arms the crew of the starting cabin. A thruster joined to crew moves its line by one for a token.
gt-lesson-intruders-task = Earn the predator’s reward.
gt-lesson-intruders-question = It comes in row 6. Do you fire the thruster?
gt-lesson-intruders-stay = Leave it in row 6
gt-lesson-intruders-fire = Fire the thruster: row 5
gt-lesson-intruders-stay-verdict = It walked four steps, found nothing to devour and left. No reward: it never reached your armed crew. Ask each step why.
gt-lesson-intruders-fire-verdict = In row 5 its third step led into the starting cabin, where the crew is armed: 2 credits for one token. Ask each step why.

gt-learn-expansions-about = Four lessons for players who switch the modules of the two expansions on.

gt-lesson-boosters = Boosters
gt-lesson-boosters-text = Boosters work only where they are joined to what they boost. A cannon booster spends one token for one of its cannons: +3 if that cannon points forward, only +1½ otherwise. The boosted cannon burns out and is lost, the booster stays. (A shield booster stops even large hits for a second token. An engine booster burns an engine to skip a card.)
gt-lesson-boosters-task = Beat the smugglers of strength 4 with two cannons, and take their goods home.
gt-lesson-boosters-question = Your cannons count 1 and ½. Which one do you boost?
gt-lesson-boosters-none = Neither
gt-lesson-boosters-sideways = The one pointing left
gt-lesson-boosters-forward = The one pointing forward
gt-lesson-boosters-none-verdict = 1½ against 4. They took your battery tokens, as there were no goods aboard.
gt-lesson-boosters-sideways-verdict = 3 against 4, and the cannon is gone anyway. A cannon that points forward gains twice as much.
gt-lesson-boosters-forward-verdict = 4½ against 4: goods for { $sale } credits, for one token and one cannon. A lost component costs 1 credit at home.
gt-lesson-twin = The twin ship
gt-lesson-twin-text = Class IIA is two halves flying side by side, without a starting cabin. The first component of a half goes anywhere, everything else is joined to it; the halves never touch. Cannons and crew add up, but engines count only as much as the weaker half, and a battery powers only its own half. A half without humans gives up.
gt-lesson-twin-task = Give both halves a crew and an engine, and power the double cannon.
gt-lesson-team = The support team
gt-lesson-team-text = Each helper has two abilities. A counts from the first flight on, B from the next one. Some help while you build, some before the cards, some when you load or sell: the table asks you when their time has come. You will land on a planet with one yellow, one green and two blue blocks. Your hold takes two.
gt-lesson-team-task = Hire whoever brings the most money home from this flight.
gt-lesson-team-question = Whom do you hire?
gt-lesson-team-bureaucrat = Hire the Bureaucrat
gt-lesson-team-plumber = Hire the Plumber
gt-lesson-team-smuggler = Hire the Smuggler
gt-lesson-team-bureaucrat-verdict = Goods sold for { $sale }. You started further ahead, which is worth something in a race. Alone with a full hold it is not.
gt-lesson-team-plumber-verdict = Goods sold for { $sale }. The Plumber helps while you build, and your ship is built. Look for somebody with room for the blue blocks.
gt-lesson-team-smuggler-verdict = Goods sold for { $sale }: yellow and green in the hold, a blue block behind each structural module. Nobody else sees those.
gt-goal-twin-crew-hint = Each half needs a cabin: without humans it would give up.
gt-goal-twin-engines-hint = Engine strength 1 is needed. The weaker half counts: put one engine into each half, pointing down.
gt-goal-twin-power-hint = The double cannon needs the battery in its own half. Put both into the same half.
