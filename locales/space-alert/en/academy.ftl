### The Academy: lessons in our own words, with the exercises they end in.

sa-academy-title = Academy
sa-academy-about = { $frontier ->
    [yes] Seven short lessons for people who have never been shot at in space, and two for the expansion. Twenty minutes from now you will have been.
   *[no] Seven short lessons for people who have never been shot at in space. Twenty minutes from now you will have been.
}
sa-academy-promise = No account, no manual. Every step is one idea; every lesson has something to do. Stop whenever you like: this browser remembers.
sa-academy-begin = Begin
sa-academy-continue = Continue: { $lesson }
sa-academy-progress = Lessons passed
sa-academy-passed-of = { $passed } of { $of } lessons passed
sa-academy-passed = passed
sa-academy-minutes = about { $minutes } min
sa-academy-a-flight = a flight
sa-academy-steps = Steps of this lesson
sa-academy-step = Step { $step } of { $of }
sa-academy-back = Back
sa-academy-on = Next
sa-academy-skip = Skip
sa-academy-next = Next lesson: { $lesson }
sa-academy-next-short = Next lesson
sa-academy-end = Back to the Academy
sa-academy-cadet = Cadet
sa-academy-instructor = Instructor
sa-academy-fly = Fly it
sa-academy-replan = Change the plan
sa-academy-show = Lay out a plan that works
sa-academy-how = Tap a card, then a slot; or drag it. ⇅ turns a card over.
sa-academy-how-keys = By keyboard: arrows choose a card, digits place it, Space turns it over, Enter starts the flight.
sa-academy-turn = Turn { $turn }
sa-academy-phases = Twelve turns in three phases
sa-academy-phase = Phase { $phase }
sa-academy-wrong-room = That is { $room }. Look at the signs on the desks, and try another room.
sa-academy-board = Fly now
sa-academy-friends = With friends
sa-academy-flown = flown
sa-academy-pace-untimed = Alone, without a clock: every threat lies open from the start. The best way to begin.
sa-academy-pace-slow = Twice the time, and you may stop the clock to think.
sa-academy-pace-real = As on the soundtrack. Nobody stops it, nobody waits.

## Lesson 1

sa-academy-ship = The ship
sa-academy-ship-about = Six rooms, three colours, two decks.
sa-academy-say-welcome = This is your ship, cut open. It has jumped somewhere unpleasant and needs about ten minutes before it can jump back. Nobody steers. Your crew keeps it in one piece by being in the right room at the right moment.
sa-academy-say-zones = Three zones from left to right: red, white, blue. Two decks. That makes six stations. Doors lead sideways, a gravolift leads up and down. There is no short cut from red to blue. There never is.
sa-academy-say-bridge = Everybody starts on the bridge, in the middle of the upper deck, where the coffee is. Tap the bridge.
sa-academy-say-bridge-done = That is the bridge: Upper White.
sa-academy-say-desks = Every station has three desks. A fires its weapon; the number is the strength. B moves energy. C does something that only this room can do.
sa-academy-say-rockets = Look at the C desks. One of these rooms keeps three rockets. Tap it.
sa-academy-say-rockets-done = Lower Blue. Remember it: one day you will need to get there in a hurry.
sa-academy-walk-title = Find the light laser
sa-academy-walk-task = Now walk. Be in Lower Red (bottom left) after three turns. Arrows go through doors, the double chevron takes the lift.
sa-academy-walk-done = There it is. The light laser has its own battery, so nobody can steal its energy.

## Lesson 2

sa-academy-cards = Cards and the clock
sa-academy-cards-about = Two halves, twelve slots, one deadline.
sa-academy-say-two-halves = A card has two halves: one walks, one acts. Only the half on top happens. So this one card is either “go towards red” or “A: fire”, never both.
sa-academy-say-which-half = This card is played on the bridge. What happens?
sa-academy-say-which-half-lift = You take the lift down
sa-academy-say-which-half-lift-why = The chevrons are below. Only the half on top counts.
sa-academy-say-which-half-energy = Energy moves
sa-academy-say-which-half-energy-why = B is on top, so B happens. The chevrons below are decoration.
sa-academy-say-which-half-both = The lift, then energy
sa-academy-say-which-half-both-why = One card, one half. Two things take two turns.
sa-academy-say-phases = Twelve slots are twelve turns, planned in three phases. Inside a phase you may shuffle cards about. When its time is up it is locked, brilliant or not. All the while the computer reads out bad news.
sa-academy-say-t-plus = “Time T plus four. Threat. Zone blue.” When does it appear?
sa-academy-say-t-plus-minutes = In four minutes
sa-academy-say-t-plus-minutes-why = Many a crew thought so. Briefly.
sa-academy-say-t-plus-turn = In turn 4
sa-academy-say-t-plus-turn-why = T plus four is turn four. It flies in from the blue side.
sa-academy-say-t-plus-people = When four of us are there
sa-academy-say-t-plus-people-why = It would be polite to wait. It does not.
sa-academy-halves-title = One shot from the blue cannon
sa-academy-halves-task = Fire the big laser in Upper Blue (top right). Two of your three cards will do it, if each has the right half on top.
sa-academy-halves-done = Nothing was out there, and the energy is gone. But what a sound.

## Lesson 3

sa-academy-resolution = What happens then
sa-academy-resolution-about = You act, guns speak, threats answer.
sa-academy-say-order = When the time is over the plan is flown, mercilessly. Each turn: threats appear, the crew acts in order, the weapons fire, then the threats move and act.
sa-academy-say-track = A Fighter comes down the red trajectory. It acts when it passes X, Y and Z, and Z is your front door. It has 4 hit points, shields of 2, and moves 3 squares a turn. The bands 1, 2, 3 say how far off it is. Lasers always hit the nearest threat of their own zone.
sa-academy-volley-title = Together
sa-academy-volley-task = Hits of one turn are added up; its shields (2) count once. Your instructor fires the heavy laser of red (4) in turn 3: fire the light laser (2) of Lower Red in the same turn.
sa-academy-volley-done = Four and two make six, less two for its shields: four. Exactly enough. Somebody planned this.
sa-academy-say-energy = Guns and shields eat energy. Green blocks below are the reactors, blue blocks above the shields. A heavy laser takes one green block a shot. B upstairs pulls energy up into the shield; B on the sides below brings more from the middle; B in the middle burns one of three fuel capsules to fill up.
sa-academy-shield-title = Umbrella
sa-academy-shield-task = A Gunship approaches blue. Charge the blue shield: B in Upper Blue takes energy from the reactor below it. Then watch what the shield does.
sa-academy-shield-done = Two points of shield are two points of ship you still have. Seven points of damage in one zone, and there is no ship.

## Lesson 4

sa-academy-test-run = Test run
sa-academy-test-run-about = Seven turns with real enemies.
sa-academy-say-test-rules = You know enough to fly. A test run has seven turns, two phases and three modest enemies. Damage is only counted; C and the robots do nothing yet. One more gun: A in Lower White hits every enemy in bands 1 and 2, in all zones, with strength 1. It, too, eats a green block.
sa-academy-say-destroyer = One of them is this Destroyer: 5 hit points, shields 2. The central laser has strength 5. How many shots does it take on its own?
sa-academy-say-destroyer-one = One
sa-academy-say-destroyer-one-why = 5 − 2 is 3. It has 5 hit points, and no sense of drama.
sa-academy-say-destroyer-two = Two
sa-academy-say-destroyer-two-why = 3 and 3: two shots, two turns, two green blocks. So begin early.
sa-academy-say-destroyer-three = Three
sa-academy-say-destroyer-three-why = Two: each shot does 5 − 2 = 3, and damage stays.
sa-academy-say-androids = Alone, you command four androids: any card into anybody’s row. Two to the guns, one to the shields, one where it burns. Then press “Fly this plan” and watch.
sa-academy-say-test-run-go = Your ship is waiting. A first flight takes about five minutes, most of it saying “wait”.
sa-academy-flight-test-run-1 = A Pulse Ball in blue, a Destroyer in white, a Stealth Fighter in red.
sa-academy-flight-test-run-2 = An Energy Cloud, a Gunship, a Cryoshield Fighter. If the first one ended in a bang, or if it was fun.

## Lesson 5

sa-academy-simulation = Simulation
sa-academy-simulation-about = Twelve turns, rockets, a needy computer, and delays.
sa-academy-say-sim-new = New from here on: twelve turns, cards face down (nobody sees yours, so talk), random threats, serious ones too, rockets, a computer that wants attention, delays, and damage that breaks things. One at a time.
sa-academy-say-rocket-how = C in Lower Blue launches a rocket. It leaves this turn and hits in the next: strength 3, the nearest threat of any zone, no further than two bands away. You have three.
sa-academy-rocket-title = A rocket and a laser
sa-academy-rocket-task = A Fighter appears in white in turn 3. The instructor fires the central laser in turn 4; alone it is not enough. Make a rocket arrive in turn 4 as well.
sa-academy-rocket-done = Launched in three, arrived in four. Punctuality is a weapon.
sa-academy-say-computer-how = C on the bridge moves the mouse. Somebody must do it in the first two turns of every phase, or the screen saver comes on and everybody’s cards slide one turn on.
sa-academy-say-mouse = Turn 1: somebody moved the mouse. When is it due again?
sa-academy-say-mouse-once = Never again
sa-academy-say-mouse-once-why = The computer is needier than that: once in every phase.
sa-academy-say-mouse-early = In turn 4 or 5
sa-academy-say-mouse-early-why = Phase 2 begins with turn 4. Then once more in turn 8 or 9.
sa-academy-say-mouse-late = In turn 6 or 7
sa-academy-say-mouse-late-why = Too late: the fish are on the screen after turn 5. They are very nice fish.
sa-academy-say-delay = A gravolift carries one person a turn. You and a friend take the red lift in turn 2; your friend is ahead of you. What happens?
sa-academy-say-delay-nobody = We squeeze in
sa-academy-say-delay-nobody-why = One person a turn. The lift has counted.
sa-academy-say-delay-second = I arrive, but lose a turn
sa-academy-say-delay-second-why = You get there and are delayed: all your later cards slide one turn on. Plans have died of less.
sa-academy-say-delay-both = We are both late
sa-academy-say-delay-both-why = Only the second one. The first never notices.
sa-academy-say-tiles = Damage now comes as tiles that break something in that zone: a laser gets weaker, a shield or a reactor holds less, a lift delays everybody. Seven in one zone is still the end.
sa-academy-say-simulation-go = Your first simulation. Slow clock: you may stop it and think. Threats shot down bring points, damage costs some. More than ten is very good; coming home is good.
sa-academy-flight-simulation-1 = Four to six white threats at random, serious ones among them.
sa-academy-flight-simulation-2 = The same rules, another soundtrack.
sa-academy-flight-simulation-3 = Once more, with feeling.

## Lesson 6

sa-academy-advanced = Advanced simulation
sa-academy-advanced-about = Now they come aboard.
sa-academy-say-inside = Some threats are inside. A malfunction sits on a desk: play that desk’s letter in that room, and you repair instead of using it. Hit points are the number of repairs.
sa-academy-repair-title = Turn it off and on again
sa-academy-repair-task = Someone has hacked the blue shields: 3 hit points, on desk B of Upper Blue. Your instructor repairs once, in turn 3. Do the other two by then.
sa-academy-repair-done = Three times B, and it hums again. Nobody asks what was wrong.
sa-academy-say-squads = Intruders walk about. Fetch a squad of battlebots with C, in Lower Red or Upper Blue, then go where the intruder is and play the robot half of a card.
sa-academy-battlebots-title = Uninvited guests
sa-academy-battlebots-task = Skirmishers enter Upper Blue in turn 1 and slip over to the bridge at its end. Fetch the squad in Upper Blue, come back to the bridge, and throw them out by turn 4.
sa-academy-battlebots-done = The squad needs a rest and the carpet needs replacing. Well fought.
sa-academy-say-interceptors = With a squad at your heels, C in one room takes you outside in the interceptors: strength 3 against an enemy close by. Tap that room: its C desk shows a little fighter.
sa-academy-say-interceptors-done = Upper Red. Out there you fight on with the robot half, or come home by doing nothing.
sa-academy-say-advanced-go = Intruders, malfunctions, and people who get knocked out and watch the rest. Come home from one of these before you fly a mission.
sa-academy-flight-advanced-simulation-1 = White threats, outside and inside.
sa-academy-flight-advanced-simulation-2 = The same rules, another soundtrack.
sa-academy-flight-advanced-simulation-3 = For those who like it aboard.

## Lesson 7

sa-academy-mission = First mission
sa-academy-mission-about = Heroics, a window, and a line in the log book.
sa-academy-say-heroics = Everything is switched on. You hold one heroic card. Its movement half takes you to one certain room at once, from anywhere; its action half is the ordinary thing, done better.
sa-academy-say-looking = C in Lower White is a look out of the window. The more of you look in the same turn of a phase, the more points. Crews have been found with their noses to the glass while the ship burned.
sa-academy-heroic-title = A view
sa-academy-heroic-task = Get from the bridge to the window in Lower White with the heroic card, and look out in turn 2.
sa-academy-heroic-done = Stars. And something with teeth, but mostly stars.
sa-academy-say-log = Survive, and your log book gets a line with your names and the score. Do not survive, and it gets the name of what got you. Both are good stories.
sa-academy-say-mission-go = Ten minutes, real time. Bring friends if you have them: one link is enough. Good luck.
sa-academy-flight-mission-1 = White threats, full rules.
sa-academy-flight-mission-2 = The next one, for those who came back.

## Hints

sa-academy-hint-empty = Nothing was planned, and nothing happened. Put cards into the slots first.
sa-academy-hint-stayed = Nobody walked. A letter acts where you stand; to walk, turn a card so that its arrow or its chevrons are on top.
sa-academy-hint-passed = You were there, and walked on. An empty slot keeps you where you are.
sa-academy-hint-back = You walked, and came back to where you began. Two steps lead there: the red arrow and the gravolift.
sa-academy-hint-left = You were in the right room and walked on too soon. Do there what has to be done first.
sa-academy-hint-apart = It is gone, but in two bites, and its shields swallowed 2 of each. Now together, in turn 3: you with the light laser of Lower Red.
sa-academy-hint-same-gun = That was the heavy laser, your instructor’s gun, and a gun fires once a turn. Yours is one deck below.
sa-academy-hint-red-below = Lower Red is two steps away: the red arrow and the gravolift. Then A on top in turn 3.
sa-academy-hint-downstairs = That B was downstairs: it filled the reactor. The shield is charged upstairs, out of that reactor.
sa-academy-hint-no-rocket = It is gone, even without a rocket. Well shot. Now with one: the next enemy may come where no laser points.
sa-academy-hint-blue-below = The rockets are in Lower Blue: the blue arrow, the gravolift, then C in turn 3.
sa-academy-hint-fight = You have the squad. Take it back to the bridge with the red arrow, and play the robot half there by turn 4.
sa-academy-hint-squad-first = The squad waits in Upper Blue: the blue arrow, then C. Then back to the bridge.
sa-academy-hint-sooner = You are at the window, one turn late. Jump in turn 1, look in turn 2.
sa-academy-hint-deck = Right zone, wrong deck. The gravolift is the card with the two chevrons.
sa-academy-hint-far = Right deck. One door further to the left: the red arrow.
sa-academy-hint-wrong-way = That is the other end of the ship. Red is on the left.
sa-academy-hint-elsewhere = A shot was fired, but from another room. A fires the weapon of the station you stand in: go to Upper Blue first.
sa-academy-hint-half = You walked there. Now put a card with A on top into the next slot.
sa-academy-hint-blue-first = First the blue arrow, to get to Upper Blue. Then the letter.
sa-academy-hint-place = You fired, but not from Lower Red. Two steps lead there: the red arrow and the gravolift.
sa-academy-hint-shoot = You were in Lower Red. Now A on top, in turn 3.
sa-academy-hint-zone = Energy moved, but in another zone. B works where you stand.
sa-academy-hint-charge = You are in the right place. Put B on top in the next slot.
sa-academy-hint-late = Too late: a rocket hits in the turn after its launch. Count back from turn 4.
sa-academy-hint-rockets = That C was on the bridge: the computer says thank you. The rockets are in Lower Blue, two steps away.
sa-academy-hint-launch = You stand beside the rockets. C launches one.
sa-academy-hint-elsewhere-b = That B moved energy elsewhere. The hacked desk is in Upper Blue.
sa-academy-hint-twice = You are in the right room. Two repairs are needed from you: B in turn 2 and B in turn 3.
sa-academy-hint-squad = Battlebots need a squad. C in Upper Blue fetches the one that is stored there.
sa-academy-hint-gone = The intruders were in another room by then. The replay shows when they move.
sa-academy-hint-fetch = You were beside the squad. C takes it along.
sa-academy-hint-window = That C was on the bridge: the computer says thank you. The window is below.
sa-academy-hint-jump = The heroic card’s movement half takes you there in one turn.
sa-academy-hint-look = You are at the window. Now C.

## After a training flight

sa-academy-debrief = Debriefing
sa-academy-debrief-cost = What cost most
sa-academy-debrief-clean = Nothing went wrong worth mentioning.
sa-academy-watch = Replay turn { $turn }
sa-academy-onward = Next: { $what }
sa-academy-advice-again = Fly another test run and try to shoot down two enemies.
sa-academy-advice-either = Not bad. Another test run, or straight on to the simulation.
sa-academy-advice-on = Hardly a scratch. On to the next lesson.
sa-academy-advice-home = You came home. More than ten points would be very good; go on when you like.
sa-academy-advice-very-good = More than ten points: very good. The advanced simulation is waiting.
sa-academy-advice-ready = You survived an advanced simulation. You are ready for a mission.
sa-academy-advice-practise = It happens to everybody. Read on, then fly it again.
sa-academy-tip-void = A card without effect. Check the room and the energy before you place it.
sa-academy-tip-void-no-energy = The reactor was empty. B below brings energy from the middle: in a turn before the shot.
sa-academy-tip-void-already-activated = Somebody had fired it in the same turn. A gun fires once a turn: send one of you elsewhere.
sa-academy-tip-void-full = It was full already. B helps after energy was used, not before.
sa-academy-tip-void-source-empty = There was nothing to draw from. Fill up below first; in the middle, a fuel capsule does it.
sa-academy-tip-void-edge-of-ship = There is no room further out. See where you stand before you choose the arrow.
sa-academy-tip-void-no-fuel = Three fuel capsules are all there is. Do not spend shots on empty space.
sa-academy-tip-void-switched-off = That does nothing yet at this stage. Use the turn for a gun or a shield.
sa-academy-tip-void-no-squad = Battlebots need a squad: first C, in Lower Red or Upper Blue.
sa-academy-tip-void-squad-disabled = The squad was out of action. C in Lower Red or Upper Blue reactivates it.
sa-academy-tip-void-no-intruder = Nobody was there to fight. The card says where an intruder goes at X and Y.
sa-academy-tip-void-no-rocket = Three rockets are all there is. Keep them for what no laser reaches.
sa-academy-tip-void-rocket-track-busy = One rocket a turn: the second one had to stay.
sa-academy-tip-void-maintained-already = The mouse had been moved in this phase. Once is enough.
sa-academy-tip-void-maintenance-too-late = Too late for this phase: the mouse counts in its first two turns only.
sa-academy-tip-miss-early = Nothing was there yet. T plus four comes in turn four: fire from then on.
sa-academy-tip-miss-late = Nothing was left there to shoot at. Count what a threat takes, and send the gunner elsewhere afterwards.
sa-academy-tip-miss-far = Something was out there, but too far off. Look at the bands, and at how far the desk says it reaches.
sa-academy-tip-miss-hidden = It was there, and could not be hit: some threats hide at first. The card says from which letter on they can be seen.
sa-academy-tip-damage-inside = Shields do not stop what is aboard. Its card says what removes it: a letter or the robots, before its next letter.
sa-academy-tip-damage-through = Shields do not stop this one. Shoot it before its next letter.
sa-academy-tip-survived-inside = It has done all it could aboard. Its card says where it sits and what removes it: a letter or the robots.
sa-academy-tip-fuel = A fuel capsule burned for nothing. B in Lower White refills the main reactor: wait until it has room.
sa-academy-tip-bounced = Its shields swallowed it all. Let two weapons hit it in the same turn.
sa-academy-tip-delay = A delay pushes every later card. Take lifts one at a time, and leave an empty slot to absorb it.
sa-academy-tip-asleep = Nobody moved the mouse. C on the bridge in the first two turns of each phase.
sa-academy-tip-damage = Shields before guns: B upstairs swallows such an attack. Or shoot the threat before its next letter.
sa-academy-tip-knocked-out = Do not stand where an intruder is about to strike; its card says where and when.
sa-academy-tip-survived = It got away. Two weapons in one turn, early, when it is still far out.
sa-academy-tip-squad = The squad is out of action. C in Lower Red or Upper Blue reactivates it.
sa-academy-tip-lost = Seven damage in one zone. Spread the guards: the zone with the heaviest hitter needs its shield full.

## The coach of a first flight

sa-coach-title = Coach
sa-coach-dismiss = Hide hints
sa-coach-pick = Pick a card. The half on top is what will happen; ⇅ turns it over.
sa-coach-slot = Tap slot 1 of an android: it does this on turn 1.
sa-coach-stand = { $screen ->
    [narrow] Where does that lead? Open “Ship” and tap “Preview flight”.
   *[wide] Where does that lead? Press “Preview flight”, or point at a slot and look at the ship.
}
sa-coach-threat = { $screen ->
    [narrow] The { $threat } arrives on turn { $turn }: who shoots? Open “Threats” and tap its card.
   *[wide] The { $threat } arrives on turn { $turn }: who shoots? Open its card to see what it takes.
}
sa-coach-quiet = Nothing in sight yet. When the computer calls the first threat, open its card: who shoots?
sa-coach-fly = { $pace ->
    [untimed] Fill the slots you need, on every board. Then “Fly this plan”: a wreck costs nothing here.
    [slow] Fill the slots of this phase before its time is up. “Stop clock” lets you think.
   *[real] Fill the slots of this phase before its time is up; then come the next ones.
}
