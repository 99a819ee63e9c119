### The New Frontier: setting up, briefing, planning with double cards and specializations, experience.

## Setting up

sa-frontier = The New Frontier
sa-frontier-mark = Expansion
sa-frontier-use = Play with The New Frontier
sa-frontier-use-about = For those who own the expansion: red threats, double actions, specializations. Everything stays as in the base game when it is off.
sa-frontier-threats = New threats
sa-frontier-threats-about = 48 more threat cards, and the red colour.
sa-frontier-double = Double actions
sa-frontier-double-about = Cards with two actions on one half, longer missions, interceptors that fly to three distances. Misplayed cards cannot be corrected.
sa-frontier-skills = Specializations
sa-frontier-skills-about = Ten professions with special cards. They replace the heroic cards.
sa-frontier-experience = Experience
sa-frontier-experience-about = Each player brings an explorer from the log book. Levels decide which special cards they have.
sa-frontier-easier = Easier missions
sa-frontier-easier-about = Fewer threats, to learn double actions.
sa-frontier-three = Three without an android
sa-frontier-three-about = A crew of exactly three, for the achievement “D’Artagnan Missing”.
sa-frontier-hard-solo = Hard solo
sa-frontier-hard-solo-about = Alone: the cards lie in one shuffled pile, and you search it while the clock runs.
sa-setup-campaign-missions = Missions planned
sa-setup-campaign-missions-about = A longer campaign earns more experience. You may still stop after any mission.
sa-difficulty-red = Red
sa-difficulty-yellow_and_red = Yellow + red
sa-difficulty-all_colours = All three
sa-difficulty-white_and_red = White + red
sa-setup-difficulty-red = Red cards only. For crews with nothing left to lose.
sa-setup-difficulty-yellow_and_red = Yellow and red cards, shuffled together.
sa-setup-difficulty-all_colours = White, yellow and red cards, shuffled together.
sa-setup-difficulty-white_and_red = White and red cards. Not recommended: the mission may be far too hard or far too easy.
sa-setup-group-frontier = The New Frontier missions

## Refusals

sa-round-experience-needs-skills = Experience needs specializations. Switch them on too.
sa-round-red-needs-threats = Red threats belong to The New Frontier. Switch its new threats on first.
sa-round-red-in-training = Training uses white threats only. Choose white, or a full mission.
sa-round-no-android-needs-three = Only a crew of exactly three players flies without an android.
sa-round-hard-solo-is-solo = Hard solo is for one player with double action cards.
sa-round-campaign-length = A longer campaign needs experience switched on, and has 4 to { $most } missions.
sa-round-no-skills = Specializations are not part of this mission.
sa-round-not-dealt = Choose one of the two specializations you were dealt.
sa-round-unknown-skill = No explorer here knows that specialization.
sa-round-skill-taken = Another crew member has that specialization.
sa-round-no-explorers = Explorers are not part of this mission.
sa-round-bad-explorer = That log is not valid. Check its level and its specializations.
sa-round-open-boxes = This explorer has specialization boxes left to tick. Tick them in the log book first.
sa-round-campaign-level = Every explorer needs level 2 to start a campaign. Explorers join in the briefing.
sa-round-no-extra-cards = There is no extra card to give.
sa-round-own-special = A special card can only be played on its owner’s board.
sa-round-android-skill = Your explorer does not know this specialization well enough to plan the android’s card.
sa-round-one-face = A basic special card has only one usable face.
sa-round-not-teleporter = Only the Teleporter hands out the tokens.
sa-round-tokens-in-transfer = The tokens can only be handed out during a data transfer.
sa-round-give-special = Special cards cannot be transferred.
sa-experience-lost = This explorer is lost. Start a new one.
sa-experience-no-box-left = Every level has its box already.
sa-experience-all-boxes = This specialization has all its boxes.
sa-experience-box-needs-level = This box needs level { $level }.
sa-experience-not-met = That achievement was not met, or was earned before.
sa-experience-one-per-category = Only one achievement per category can be earned in one mission.
sa-experience-bad-log = That log is not valid. Check its level and its specializations.
sa-experience-training = Training flights do not count for explorers.
sa-experience-no-mission = There is no mission to write down, or it cannot be flown again.

## Briefing

sa-prompt-specialization = Choose your specialization
sa-skills-title = Specializations
sa-skills-about = Everyone was dealt two. Discuss, then choose one.
sa-skills-alone = Each android was dealt two. Choose one for each.
sa-skills-later = Keep your specialization one level higher, or change to another at level 1.
sa-skills-explorers = Explorers bring what they know. Nobody else may use the same specialization.
sa-skill-level = level { $level }
sa-skill-none = no specialization
sa-skill-default = default
sa-explorer-bring = Bring { $name }
sa-explorer-level = Explorer of level { $level }
sa-explorer-missing = No explorer yet. Create one in the log book.
sa-explorer-first = Your first explorer starts at level 0, without special cards, agrees to be cloned, and is kept in your log book.
sa-explorer-create = Create and bring
sa-extra-first = Extra card in phase 1
sa-extra-first-about = The androids’ cards cannot be split evenly. The captain chooses who gets one more.
sa-briefing-between = { $difficulty }: the hardest choice that goes beyond nobody’s proposal.
sa-badges = Badges of the expansion
sa-badges-about = Share the work as you like. The rules use the first three only.
sa-badge-captain = Captain
sa-badge-captain-about = acts first and has the last word
sa-badge-communications = Communications Officer
sa-badge-communications-about = listens to the computer and places external threats
sa-badge-security = Chief of Security
sa-badge-security-about = places internal threats
sa-badge-tactical = Tactical Officer
sa-badge-tactical-about = keeps board and timing in step
sa-badge-engineer = Chief Engineer
sa-badge-engineer-about = watches the energy
sa-badge-lieutenant = Lieutenant
sa-badge-lieutenant-about = supports the captain
sa-badge-archivist = Archivist
sa-badge-archivist-about = keeps the score and the log

## Cards

sa-double-card = { $first }, then { $second }
sa-special-card = { $name }: { $which ->
    [basic] basic action
    [both] both cards
   *[advanced] advanced action
}
sa-special-with = { $special }, with { $card }
sa-special-basic = Basic
sa-special-advanced = Advanced
sa-special-both = Both
sa-special-about = { $card }. { $ability }
sa-special-once = Once per mission. Cannot be transferred.
sa-special-explain = What this card does
sa-hand-kinds = Kinds of cards
sa-hand-kind = Cards that begin with { $symbol }
sa-hand-kind-single = Other cards
sa-hand-pile = { $from }–{ $to } of { $all } cards
sa-hand-pile-search = Shuffled pile
sa-hand-pile-back = Earlier cards
sa-hand-pile-on = Next cards
sa-back-double = face down, double { $half ->
    [movement] movement
   *[other] action
}
sa-back-special = face down, special card
sa-back-pair = face down, special card beside another card
sa-special-of = Special card of { $name }: { $card }
sa-drew-extra = { $name } drew one more card for an android.
sa-called-card = calls
sa-tokens-title = Teleporter
sa-token-traveller = Traveller
sa-token-destination = Destination
sa-token-given = The { $token ->
    [traveller] traveller
   *[other] destination
} token goes to { $name }.
sa-token-hint = Hand the tokens out during a data transfer.

sa-ability-rocketeer-basic = Launch a rocket from any station.
sa-ability-rocketeer-advanced = In Lower Blue: launch two rockets as one, strength 5. Elsewhere it is a C.
sa-ability-data-analyst-basic = Do the computer maintenance from any station, and score 1 point.
sa-ability-data-analyst-advanced = In Lower White: your visual confirmation counts as three players. Elsewhere it is a C.
sa-ability-energy-technician-basic = Refuel the central reactor from any station.
sa-ability-energy-technician-advanced = On the upper deck: a temporary shield of 2 in your zone and 1 in the others, for this turn.
sa-ability-pulse-gunner-basic = Fire the laser of your station and the pulse cannon together. If one cannot fire, neither does.
sa-ability-pulse-gunner-advanced = In Lower White: the pulse cannon deals 2 at distances 1 and 2, and 1 at distance 3. Elsewhere it is an A.
sa-ability-medic-basic = Acts first. Everybody in your station who plays A, B or battlebots does it as a heroic action. Can share its slot with a single movement.
sa-ability-medic-advanced = Acts first. Nobody in your station is knocked out this turn. Costs 1 point. Can share its slot with a single movement.
sa-ability-teleporter-basic = Put the holder of the traveller token in the station of the holder of the destination token.
sa-ability-teleporter-advanced = In the red or blue zone: you appear in the diagonally opposite station.
sa-ability-hypernavigator-basic = On the lower deck: all threats move one space less this turn.
sa-ability-hypernavigator-advanced = In Lower White on turn 10 or 11: the ship jumps after this turn.
sa-ability-special-ops-basic = Concentrate: your next A, B or battlebots is heroic.
sa-ability-special-ops-advanced = Shares a slot with another of your cards and protects it: no delay, no obstacle, no knock-out while you play it.
sa-ability-squad-leader-basic = With an active squad: repair a damage tile of your zone. With a disabled squad: reactivate it.
sa-ability-squad-leader-advanced = With an active squad: run to Upper Red and launch the interceptors. In space it is a heroic battlebots action.
sa-ability-mechanic-basic = Put a cube on the cannon of your station: its next shot is stronger or reaches further.
sa-ability-mechanic-advanced = Repair 2 points of the malfunction in your station.
sa-companion-skill = Specialization of crew member { $number }
sa-companion-calls = Card called by { $name }
sa-companion-token-kept = still with the Teleporter
sa-companion-second = Add a second symbol to the last card
sa-in-space-at = in space, at distance { $distance }

## Experience

sa-xp-title = Explorers
sa-xp-about = Explorers gain experience, levels and achievements when they fly with specializations. They are stored in this browser and exported with the log book.
sa-xp-new = New explorer
sa-xp-create = Create
sa-xp-level = Level { $level }
sa-xp-points = { $xp ->
    [one] { $xp } experience point
   *[other] { $xp } experience points
}
sa-xp-row = { $ticked } of { $boxes } boxes to the next level
sa-xp-top = Highest level reached
sa-xp-consent = I agree to be cloned
sa-xp-consent-about = With it, a failed mission costs nothing but pride. Without it the explorer is lost, but skips some boxes. You cannot take it back.
sa-xp-clones = { $clones ->
    [one] { $clones } clone
   *[other] { $clones } clones
}
sa-xp-lost = Lost in space
sa-xp-boxes = { $boxes ->
    [one] { $boxes } specialization box to tick
   *[other] { $boxes } specialization boxes to tick
}
sa-xp-remove = Delete { $name }
sa-xp-remove-sure = Delete this explorer for good?
sa-xp-achievements = Achievements
sa-xp-achievements-count = { $earned } of { $all } earned
sa-xp-filter-all = All
sa-xp-filter-earned = Earned
sa-xp-filter-open = Open
sa-xp-entries = Missions
sa-xp-entry-points = { $points } { $points ->
    [one] point
   *[other] points
}
sa-xp-entry-lost = ship lost
sa-xp-entry-xp = { $xp } + { $extra } XP
sa-xp-report = Session report
sa-xp-report-of = Session report of { $date }
sa-xp-report-about = You published a report of this mission, and it got enough thumbs up. The mission must have no other Sociability achievement.
sa-xp-report-thumbs = Thumbs up
sa-xp-report-english = The report is in English
sa-xp-report-english-about = In another language half the thumbs are enough.
sa-xp-report-tick = Tick the achievement
sa-xp-word-skill = Only if the special card mattered, and the same could not have been done more simply without it.
sa-xp-mark = from level { $level }
sa-xp-xp = { $xp } XP
sa-xp-agreed = needs a team-mate’s word
sa-xp-designed = Our own condition: no source has the printed one.
sa-xp-none = No explorers yet.
sa-xp-category-missions = Missions
sa-xp-category-full-campaigns = Full campaigns
sa-xp-category-sociability = Sociability
sa-xp-category-close-calls = Close calls
sa-xp-category-feats = Feats
sa-xp-category-skill-expert = Skill expert
sa-xp-category-addiction = Addiction
sa-xp-debrief = Experience
sa-xp-debrief-explorer = Which explorer flew?
sa-xp-debrief-nobody = Nobody
sa-xp-debrief-gain = This flight is worth { $xp } XP.
sa-xp-debrief-failed = A failed mission brings no experience.
sa-xp-debrief-claim = Achievements you have met. Choose one per category.
sa-xp-debrief-word = If your team-mates agree
sa-xp-debrief-none = No new achievement this time.
sa-xp-debrief-write = Add to the log
sa-xp-debrief-written = Added to { $name }’s log: { $xp } + { $extra } XP.
sa-xp-debrief-levels = { $name } reached level { $level }. Tick a specialization box.
sa-xp-debrief-log = In the log: level { $level }, { $xp } XP.
sa-xp-debrief-already = This flight is already in { $name }’s log.
sa-companion-experience = Experience of the crew
sa-companion-experience-player = Player

## Academy

sa-academy-doubles = Double actions
sa-academy-doubles-about = Expansion: two things in one turn.
sa-academy-say-two-symbols = Double cards have two symbols on one half. Both happen in the same turn: the left one first, then the right one, in the room where you are by then. The other half still has one.
sa-academy-double-title = Walk and shoot
sa-academy-double-task = Fire the heavy laser of Upper Blue in turn 1. You are on the bridge, and one slot is all you get.
sa-academy-double-done = Through the door and on the trigger, in one turn. Now imagine five of you doing that.
sa-academy-say-split = Your card says lift, then A. The lift is busy: you arrive, and are delayed. What becomes of the A?
sa-academy-say-split-lost = It is lost
sa-academy-say-split-lost-why = A symbol that cannot be done is lost. A delayed one is not.
sa-academy-say-split-later = It is played next turn
sa-academy-say-split-later-why = Only the second symbol waits, and later cards make room for it.
sa-academy-say-split-both-late = The whole card waits
sa-academy-say-split-both-late-why = The lift has carried you already: the first symbol is always done.
sa-academy-say-three-distances = The interceptors now fly further out: every C takes them one distance on, battlebots holds them there, an empty slot brings them one back. They hit what is exactly as far away as they are. At the third distance another C brings you home so fast that you need a bed.
sa-academy-say-doubles-go = Two easier missions are made for this. Take your time: the clock runs at half speed.
sa-academy-flight-new-frontier-1 = Fewer threats, double cards.
sa-academy-flight-new-frontier-2 = The other easy one.
sa-academy-specialists = Specialists
sa-academy-specialists-about = Expansion: a card that only you have.
sa-academy-say-professions = Specialists have special cards instead of heroic ones. One dot is the basic action, two dots the advanced one. Each card works once a mission and cannot be handed over.
sa-academy-special-title = Mail order
sa-academy-special-task = You are the Rocketeer. Launch a rocket without leaving the bridge.
sa-academy-special-done = Somewhere below, a hatch opens by itself. Nobody downstairs applauds.
sa-academy-say-who-shares = Which special card may share its slot with a single movement?
sa-academy-say-who-shares-any = Any of them
sa-academy-say-who-shares-any-why = Most want the turn for themselves.
sa-academy-say-who-shares-medic = The Medic’s
sa-academy-say-who-shares-medic-why = She walks first, then helps whoever is there, before anybody else acts. Special Ops protects another card in the same way.
sa-academy-say-who-shares-nobody = None of them
sa-academy-say-who-shares-nobody-why = Two professions may. One of them carries bandages.
sa-academy-say-explorers = With experience switched on, explorers keep what they have learnt: levels, specializations, achievements. They live in your log book, and some of them survive.
sa-academy-hint-double-order = You fired first and walked afterwards. The left symbol is done first: take the card that walks first.
sa-academy-hint-double-half = Nobody walked. Turn the card so that its double movement half is on top.
sa-academy-hint-double-blue = Upper Blue is one door to the right: blue arrow, then A, on one half.
sa-academy-hint-special-card = No rocket is on its way. Put your special card into a slot: it works from anywhere.
