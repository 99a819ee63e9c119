### The Academy: lessons in our own words, with the exercises they end in.

academy-title = Academy
academy-about = Seven short lessons for people who have never been shot at in space. Half an hour from now you will have been.
academy-begin = Begin
academy-continue = Continue
academy-passed = passed
academy-next = Next: { $lesson }
academy-you = You
academy-instructor = Instructor { $number }
academy-fly = Fly it
academy-again = Start over
academy-flights = Now for real
academy-board = Board the ship

academy-ship = The ship
academy-ship-about = Six rooms, three colours, two decks.
academy-ship-text =
    Your ship has three zones, red, white and blue, and each zone has an upper and a lower station. Doors join neighbours on the same deck; a gravolift joins the two decks of a zone. There is no short cut from red to blue. There never is.
    Upstairs are the heavy lasers and the shields. Downstairs are the reactors, the light lasers and, in the middle, the pulse cannon. Everybody starts on the bridge, the upper white station, where the coffee is.
    You never steer the ship. It is hurtling along by itself, defenceless, for about ten minutes. Your job is to be in the right room at the right moment.
academy-walk-title = Find the light laser
academy-walk-task = Be in Lower Red after three turns. Pick a card, tap a slot. A card has two halves: the one on top is the one that counts, and a tap on ⇅ turns it over.
academy-walk-done = There it is. It even has its own battery, so nobody can steal its energy.

academy-cards = Cards and the clock
academy-cards-about = Two halves, twelve slots, one deadline.
academy-cards-text =
    A card has a movement half and an action half. Whichever is on top happens; the other is decoration. A: fire what is here. B: move energy. C: use what is special about the room. The little robot: send your battlebots in.
    Twelve slots are twelve turns, in three phases. While you are in a phase you may shuffle its cards about as you like. Taking the cards of the next phase locks the one before for good.
    All this happens while the computer reads out bad news. When it says “Time T plus four”, something will appear in turn four. It means turns, not minutes; many a crew has found out the other way.
academy-halves-title = One shot from the blue cannon
academy-halves-task = Fire the heavy laser in Upper Blue. You have three cards; two of them will do, if you turn them the right way.
academy-halves-done = Nothing was out there, and the energy is gone. But what a sound.

academy-resolution = What happens then
academy-resolution-about = Turn by turn: you act, guns speak, threats answer.
academy-resolution-text =
    When planning is over, the plan is carried out, mercilessly. Each turn: threats appear, the crew acts in order, the weapons fire, the threats move and act.
    Lasers hit the nearest threat of their own zone. Add up everything that hits a threat in one turn, subtract its shields once, and the rest is damage. Two weapons in the same turn pay for the shields only once; that is half of all tactics.
    Threats act when they pass X, Y and Z on their way in. A shield swallows attack points as long as it has energy. What gets through breaks the ship. Seven damage in one zone, and there is no ship.
academy-volley-title = Together
academy-volley-task = A Fighter is coming at the red side: 4 hit points, 2 shields. Your instructor fires the heavy laser (strength 4) in turn 3. Add the light laser (strength 2) of Lower Red in the same turn.
academy-volley-done = Four and two make six, less two for its shields: four. Exactly enough. Somebody planned this.
academy-shield-title = Umbrella
academy-shield-task = A Gunship approaches blue. Charge the blue shield: B in Upper Blue takes energy from the reactor below it.
academy-shield-done = Two points of shield are two points of ship you still have.

academy-test-run = Test run
academy-test-run-about = Seven turns with real enemies and a slow clock.
academy-test-run-text =
    Time to fly. A test run has seven turns, two phases, cards face up and three modest enemies. Nothing is delayed, nothing breaks; damage is only counted, and the seventh point in one zone still ends the exercise.
    Alone? You will command four androids, all cards open before you. With friends, share the link; androids fill the empty chairs.
    The clock runs at half speed and anybody may stop it. Enjoy that while it lasts.
academy-flight-test-run-1 = First test run
academy-flight-test-run-1-about = A Pulse Ball, a Destroyer, a Stealth Fighter. Shoot the middle one early.
academy-flight-test-run-2 = Second test run
academy-flight-test-run-2-about = If the first one ended in a bang, or if it was fun.

academy-simulation = Simulation
academy-simulation-about = Twelve turns, rockets, a needy computer, and delays.
academy-simulation-text =
    Now everything takes twelve turns, cards lie face down, and threats are drawn at random. Serious ones too.
    C in Lower Blue launches a rocket: it does nothing this turn and hits the nearest threat within two bands in the next, with strength 3. C on the bridge keeps the computer awake: somebody must do it in one of the first two turns of every phase, or everybody loses their next turn to a screen saver.
    Two people in one gravolift in one turn: the second one is delayed, and every card after it slides along. Damage now comes in tiles that break things: lasers, shields, reactors, gravolifts.
academy-rocket-title = A rocket and a laser
academy-rocket-task = A Fighter appears in white in turn 3. The instructor fires the central laser in turn 4; alone it is not enough. Launch a rocket so that it arrives in turn 4 as well.
academy-rocket-done = Launched in three, arrived in four. Punctuality is a weapon.
academy-computer-title = Move the mouse
academy-computer-task = Keep the computer awake in phase 1: C on the bridge in turn 1 or 2.
academy-computer-done = The screen saver had very nice fish. Nobody will miss them.
academy-flight-simulation = A simulation
academy-flight-simulation-about = Slow clock, white threats. A score above ten is very good.

academy-advanced = Advanced simulation
academy-advanced-about = Now they come aboard.
academy-advanced-text =
    Some threats are inside. Malfunctions cover a system: use that system's letter, and you repair instead. Intruders walk about: fetch a battlebot squad with C in Upper Blue or Lower Red, go where the intruder is, and play the robot.
    Some intruders fight back and leave your squad in pieces; C at a charging station wakes it again. With a working squad, C in Upper Red takes you outside in the interceptors, strength 3 against a single enemy close by.
    Being knocked out means watching the rest. The company is good, the view is not.
academy-battlebots-title = Uninvited guests
academy-battlebots-task = Skirmishers enter Upper Blue in turn 1 and slip over to the bridge at its end. Fetch the squad in Upper Blue, come back to the bridge, and throw them out by turn 4.
academy-battlebots-done = The squad needs a rest and the carpet needs replacing. Well fought.
academy-flight-advanced = An advanced simulation
academy-flight-advanced-about = Intruders and malfunctions included. Win one before you fly a mission.

academy-mission = First mission
academy-mission-about = Heroics, a window, and a page in the log book.
academy-mission-text =
    Everything is switched on. You hold one heroic card: its movement half takes you anywhere on the ship at once, its action half is the ordinary thing done better.
    C in Lower White is a look out of the window. Points for it grow with the number of people who look in the same turn, which is why crews have been found with their noses to the glass while the ship burned.
    Survive, and the log book gets a line with your names. Do not survive, and it gets the name of what got you.
academy-heroic-title = A view
academy-heroic-task = Get from the bridge to the window in Lower White with one heroic card, and look out.
academy-heroic-done = Stars. And something with teeth, but mostly stars.
academy-flight-mission = Your first mission
academy-flight-mission-about = Real time, white threats, everything on. Good luck.

academy-hint-empty = Nothing was planned, and nothing happened. Put cards into the slots first.
academy-hint-again = Not quite. Watch the film below, step by step, and see where the plan leaves the road.
academy-hint-edge = That arrow pointed at a wall: there is no station further out.
academy-hint-deck = Right zone, wrong deck. The gravolift is the card with the two chevrons.
academy-hint-far = Right deck. One door further to the left.
academy-hint-elsewhere = A shot was fired, but from another room. A fires the weapon of the station you stand in.
academy-hint-half = You walked there. Now put a card with A on top into the next slot.
academy-hint-place = You fired, but not from Lower Red. Two steps lead there: the red arrow and the gravolift.
academy-hint-together = Both must fire in the same turn, or the Fighter's shields are paid for twice.
academy-hint-shoot = You are on your way. The A must be on top in turn 3.
academy-hint-zone = Energy moved, but to another zone. B works where you stand.
academy-hint-energy = That B had nothing to move.
academy-hint-charge = You are in the right place. Put B on top in the next slot.
academy-hint-late = Too late. Count back from the turn in which it has to happen.
academy-hint-launch = You stand beside the rockets. C launches one.
academy-hint-bridge = You left the bridge. The computer is up there.
academy-hint-squad = Battlebots need a squad. C in Upper Blue fetches the one that is stored there.
academy-hint-gone = The intruders were in another room by then. The film shows when they move.
academy-hint-fetch = You were beside the squad. C takes it along.
academy-hint-window = That C was on the bridge: the computer says thank you. The window is below.
academy-hint-jump = The heroic card's movement half takes you there in one turn.

academy-advice-again = Fly another test run: two enemies shot down is the measure.
academy-advice-either = Not bad. Another test run, or straight on to the simulation.
academy-advice-on = Hardly a scratch. On to the next lesson.
academy-advice-very-good = More than ten points: very good. The advanced simulation is waiting.
academy-advice-ready = An advanced simulation survived. You are ready for a mission.
academy-advice-practise = It happens to everybody. Watch the film, then fly it again.
