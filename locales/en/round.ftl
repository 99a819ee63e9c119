# The mission as it is played: roles, refusals and the silence of communications down.

round-role-captain = captain
round-role-communications = communications officer
round-role-security = chief of security

round-silence = Communications are down. Nobody may talk until they are restored.

## Setting up

round-unknown-script = There is no mission script “{ $id }”.
round-needs-expansion = “{ $id }” is made for The New Frontier, which cannot be flown yet.
round-same-trajectory = Board { $board } is there only once: choose another one for that track.
round-people = { $people ->
    [0] Somebody must fly the ship.
    [one] One person cannot fly this mission.
   *[other] { $people } people are too many: a crew has five members at most.
}
round-five-needs-two = A crew of five with androids needs at least two people.
round-untimed-is-solo = Planning without a clock is for practice alone.
round-campaign-is-random = The missions of a campaign are drawn at random.
round-seated-twice = Seat { $seat } appears twice in the seating order.
round-android-names = Androids take up to four names of 40 characters each.

## At any time

round-no-such-seat = Only the crew has a say in the mission.
round-not-started = The mission has not begun. Nobody may look at a card yet.
round-action-over = The action round is over. Nobody may touch a card any more.
round-wrong-stage = Not at this point of the mission.

## Briefing

round-role-given = The host has already chosen the { $role }.
round-role-taken = Somebody else is already the { $role }.
round-role-not-held = You are not the { $role }.
round-not-captain = Only the captain may start without waiting for everybody.

## Planning

round-no-such-slot = There is no slot { $slot }.
round-slot-locked = Slot { $slot } is locked: its phase is over for you.
round-slot-later = Slot { $slot } belongs to a later phase. Take the next pack first.
round-solo-locked = Slot { $slot } is locked: its phase has ended.
round-solo-later = Slot { $slot } belongs to a phase that has not begun.
round-slot-empty = No card lies in slot { $slot }.
round-not-your-board = That is not your board.
round-no-such-crew = There is no such crew member.
round-not-your-card = You do not hold this card.
round-card-locked = This card lies in a locked slot.
round-android-final = A card on an android's board stays as it lies.
round-android-slot-taken = Slot { $slot } of the android is taken.
round-own-heroic = Your heroic card cannot go to an android.
round-android-heroic = An android's heroic card goes to its own board only.
round-solo-heroic = Each android may use only its own heroic card.
round-nothing-to-undo = Nothing of this phase can be undone.
round-last-phase = This is the last phase.
round-solo-phase = Alone, the ship computer opens and closes the phases.

## Data transfer

round-no-transfer = No data transfer is open.
round-already-gave = You have already given a card in this data transfer.
round-give-heroic = Heroic cards cannot be transferred.
round-give-locked = A locked card cannot be transferred.
round-give-to-android = Androids take no part in data transfers.
round-give-to-self = Choose somebody else to give the card to.

## Officers

round-automatic-officers = The ship computer places the threats in this mission.
round-not-officer = The { $role } handles these threats.
round-nothing-announced = All announced threats have been drawn.
round-bad-number = Threats are numbered from 1 to 8, not { $number }.
round-wrong-track = External threats stay outside, internal threats inside.
round-no-internal = There are no internal threats in this mission.
round-deck-empty = That deck is empty.
round-no-such-threat = There is no such threat on the table.

## Talking, pieces, clock

round-communications-down = Communications are down. Wait until they are restored.
round-bad-piece = There is no such piece or place on the planning board.
round-too-early = The crew may end the round only after “operations end in one minute”.
round-not-pausable = The clock of this mission cannot be stopped.
round-already-held = The clock is already stopped.
round-not-held = The clock is running.

## Resolution and campaign

round-nothing-to-confirm = You have no card to confirm in this turn.
round-not-a-mistake = This card could not be misplayed that way.
round-not-your-repair = It is somebody else's turn to repair.
round-zone-repaired = Two tiles have already been repaired in that zone.
round-not-broken = That is not broken.
round-no-berth = There is nothing to choose: the squads start where they always do.
round-bad-berth = A squad starts in Lower Red or in Upper Blue.

## Questions

round-no-film = There is nothing to show before the flight.
round-no-projection = There is nothing to project at the moment.

## A campaign that is played with the box

round-course-missions = A campaign has one to three missions, not { $count }.
round-course-training = Mission { $mission } is a training flight. A campaign consists of whole missions.
round-course-crew = Mission { $mission } was flown by another crew. A campaign is flown by one.
round-course-ship = Mission { $mission } was flown with another ship than the one that came back.
round-course-lost = The ship was lost before mission { $mission }: the campaign is over.
round-course-not-ready = Mission { $mission } was flown before the repairs were done.
round-course-unreadable = Mission { $mission } cannot be flown.
round-course-repairs = There are more repairs after mission { $mission } than crew members who can repair.
round-course-after-the-last = Nothing is repaired after mission { $mission }: it was the last one.
