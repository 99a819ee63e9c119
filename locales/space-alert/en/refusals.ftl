# The mission as it is played: roles, refusals and the silence of communications down.

sa-round-role-captain = captain
sa-round-role-communications = communications officer
sa-round-role-security = chief of security

sa-round-silence = Communications are down. No talking until they are restored.

## Setting up

sa-round-unknown-script = There is no mission “{ $id }”.
sa-round-needs-expansion = “{ $id }” is made for double actions. Switch The New Frontier on first.
sa-round-same-trajectory = Board { $board } is used twice. Choose another one for that track.
sa-round-people = { $people ->
    [0] At least one player is needed.
    [one] One player cannot play this mission.
   *[other] { $people } players are too many. A crew has up to five members.
}
sa-round-five-needs-two = A crew of five with androids needs at least two players.
sa-round-untimed-is-solo = Planning without a clock is only possible when playing alone.
sa-round-campaign-is-random = The missions of a campaign are drawn at random.
sa-round-seated-twice = Seat { $seat } appears twice in the seating order.
sa-round-android-names = Androids have up to four names of 40 characters each.

## At any time

sa-round-no-such-seat = Only the crew can do that.
sa-round-not-started = The mission has not started. You cannot look at cards yet.
sa-round-action-over = The action round is over. Cards can no longer be moved.
sa-round-wrong-stage = You cannot do that at this point of the mission.

## Briefing

sa-round-role-given = The host has already chosen the { $role }.
sa-round-role-taken = Somebody else is already the { $role }.
sa-round-role-not-held = You are not the { $role }.
sa-round-not-captain = Only the captain can start without waiting for everyone.

## Planning

sa-round-no-such-slot = There is no slot { $slot }.
sa-round-slot-locked = Slot { $slot } is locked: its phase is over for you.
sa-round-slot-later = Slot { $slot } belongs to a later phase. Draw the next cards first.
sa-round-solo-locked = Slot { $slot } is locked: its phase has ended.
sa-round-solo-later = Slot { $slot } belongs to a phase that has not started.
sa-round-slot-empty = Slot { $slot } is empty.
sa-round-not-your-board = That is not your board.
sa-round-no-such-crew = There is no such crew member.
sa-round-not-your-card = You do not hold this card.
sa-round-card-locked = This card is in a locked slot.
sa-round-android-final = Cards on an android’s board cannot be moved.
sa-round-android-slot-taken = Slot { $slot } of the android is occupied.
sa-round-own-heroic = You cannot place your heroic card on an android’s board.
sa-round-android-heroic = An android’s heroic card can only go on its own board.
sa-round-solo-heroic = Each android can only use its own heroic card.
sa-round-nothing-to-undo = There is nothing to undo in this phase.
sa-round-last-phase = This is the last phase.
sa-round-solo-phase = When you play alone, the ship computer starts and ends the phases.

## Data transfer

sa-round-no-transfer = There is no data transfer right now.
sa-round-already-gave = You have already given a card in this data transfer.
sa-round-give-heroic = Heroic cards cannot be transferred.
sa-round-give-locked = A locked card cannot be transferred.
sa-round-give-to-android = Androids do not take part in data transfers.
sa-round-give-to-self = Choose another player.

## Officers

sa-round-automatic-officers = The ship computer places the threats in this mission.
sa-round-not-officer = The { $role } handles these threats.
sa-round-nothing-announced = All announced threats have been drawn.
sa-round-bad-number = Threats are numbered from 1 to 8, not { $number }.
sa-round-wrong-track = External threats go on a zone’s trajectory, internal threats on the internal one.
sa-round-no-internal = There are no internal threats in this mission.
sa-round-deck-empty = That deck is empty.
sa-round-no-such-threat = This threat is not in play.

## Talking, pieces, clock

sa-round-communications-down = Communications are down. Wait until they are restored.
sa-round-bad-piece = There is no such piece or place on the planning board.
sa-round-too-early = You can end the round early only after “Operations end in one minute”.
sa-round-not-pausable = The clock of this mission cannot be stopped.
sa-round-already-held = The clock is already stopped.
sa-round-not-held = The clock is running.

## Resolution and campaign

sa-round-nothing-to-confirm = You have no card to confirm in this turn.
sa-round-not-a-mistake = This card cannot have been misplayed that way.
sa-round-not-your-repair = It is somebody else’s turn to repair.
sa-round-already-repaired = Someone has already chosen this repair.
sa-round-zone-repaired = Two tiles have already been repaired in that zone.
sa-round-not-broken = That is not damaged.
sa-round-no-berth = There is nothing to choose. The squads start in their usual stations.
sa-round-bad-berth = A squad starts in Lower Red or in Upper Blue.

## Questions

sa-round-no-film = There is no flight to show yet.
sa-round-no-projection = There is nothing to preview right now.

## A campaign that is played with the box

sa-round-campaign-files-missions = This campaign has 1 to { $planned } missions, not { $count }.
sa-round-campaign-files-training = Mission { $mission } is a training flight. Campaigns consist of full missions.
sa-round-campaign-files-crew = Mission { $mission } was played by another crew. The crew stays the same during a campaign.
sa-round-campaign-files-ship = Mission { $mission } does not start with the ship as the last mission left it.
sa-round-campaign-files-lost = The ship was lost before mission { $mission }: the campaign is over.
sa-round-campaign-files-not-ready = Mission { $mission } was played before the repairs were finished.
sa-round-campaign-files-unreadable = Mission { $mission } cannot be played.
sa-round-campaign-files-repairs = There are more repairs after mission { $mission } than crew members who can repair.
sa-round-campaign-files-after-the-last = There are no repairs after mission { $mission }. It was the last one.
