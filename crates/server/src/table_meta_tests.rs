use super::*;

fn meta() -> TableMeta {
    TableMeta::new("toy", Value::Null, SeatRange { min: 2, max: 4 })
}

fn sit(meta: &mut TableMeta, name: &str) -> Result<Seat, Refused> {
    meta.sit(name.into(), None, TokenHash::of(name))
}

fn everybody(_: Seat) -> bool {
    true
}

fn but(away: Seat) -> impl Fn(Seat) -> bool {
    move |seat| seat != away
}

fn code<T: std::fmt::Debug>(result: Result<T, Refused>) -> String {
    result.unwrap_err().code
}

#[test]
fn the_first_player_is_host_and_a_full_table_refuses() {
    let mut meta = meta();
    for (index, name) in ["Ada", "Grace", "Mary", "Joan"].iter().enumerate() {
        assert_eq!(sit(&mut meta, name).unwrap(), Seat(index as u8));
    }
    assert_eq!(meta.host, Some(Seat(0)));
    assert_eq!(code(sit(&mut meta, "Late")), "refused-table-full");
    let taken = meta.sit("Late".into(), Some(Seat(1)), TokenHash::of("x"));
    assert_eq!(code(taken), "refused-seat-taken");
    let nowhere = meta.sit("Late".into(), Some(Seat(9)), TokenHash::of("x"));
    assert_eq!(code(nowhere), "refused-no-such-seat");
    assert_eq!(meta.seat_of("Mary"), Ok(Seat(2)));
    assert_eq!(code(meta.seat_of("Late")), "refused-bad-token");
}

#[test]
fn the_host_role_passes_on() {
    let mut meta = meta();
    sit(&mut meta, "Ada").unwrap();
    sit(&mut meta, "Grace").unwrap();
    meta.vacate(Seat(0), everybody).unwrap();
    assert_eq!(meta.host, Some(Seat(1)));
    meta.vacate(Seat(1), everybody).unwrap();
    assert_eq!(meta.host, None);
    let nobody = meta.vacate(Seat(1), everybody);
    assert_eq!(code(nobody), "refused-no-such-seat");
    assert_eq!(sit(&mut meta, "Mary").unwrap(), Seat(0));
    assert_eq!(meta.host, Some(Seat(0)));
}

#[test]
fn an_absent_host_can_be_replaced_and_can_take_the_role_back() {
    let mut meta = meta();
    for name in ["Ada", "Grace", "Mary"] {
        sit(&mut meta, name).unwrap();
    }
    let (ada, grace, mary) = (Seat(0), Seat(1), Seat(2));
    assert_eq!(
        code(meta.transfer_host(grace, grace, everybody)),
        "refused-not-away"
    );
    let other = meta.transfer_host(grace, mary, but(ada));
    assert_eq!(code(other), "refused-not-host");
    assert_eq!((meta.host, meta.previous_host), (Some(ada), None));

    // Ada is away, then Grace too: the role is still Ada's.
    for _said_twice in 0..2 {
        meta.transfer_host(grace, grace, but(ada)).unwrap();
        assert_eq!((meta.host, meta.previous_host), (Some(grace), Some(ada)));
    }
    meta.transfer_host(mary, mary, but(grace)).unwrap();
    assert_eq!((meta.host, meta.previous_host), (Some(mary), Some(ada)));
    // A former host counts as ready.
    assert_eq!(meta.can_start(), Ok(()));
    // The right moves with Ada's seat, and only Ada may take the role from a host who is there.
    meta.change_seat(ada, Seat(3)).unwrap();
    assert_eq!(
        code(meta.transfer_host(grace, grace, everybody)),
        "refused-not-away"
    );
    meta.transfer_host(Seat(3), Seat(3), everybody).unwrap();
    assert_eq!((meta.host, meta.previous_host), (Some(Seat(3)), None));
    assert_eq!(
        code(meta.transfer_host(mary, mary, everybody)),
        "refused-not-away"
    );

    // A host may transfer the role for good.
    let nobody = meta.transfer_host(Seat(3), ada, everybody);
    assert_eq!(code(nobody), "refused-no-such-seat");
    meta.transfer_host(Seat(3), grace, everybody).unwrap();
    assert_eq!((meta.host, meta.previous_host), (Some(grace), None));
    let back = meta.transfer_host(Seat(3), Seat(3), everybody);
    assert_eq!(code(back), "refused-not-away");
    meta.begin();
    assert_eq!(
        code(meta.transfer_host(mary, mary, |_| false)),
        "refused-started"
    );
}

#[test]
fn when_a_host_leaves_a_connected_player_becomes_host() {
    let mut meta = meta();
    for name in ["Ada", "Grace", "Mary", "Joan"] {
        sit(&mut meta, name).unwrap();
    }
    meta.vacate(Seat(0), but(Seat(1))).unwrap();
    assert_eq!(meta.host, Some(Seat(2)));
    // Joan is host in place of Mary, who was away. When Joan leaves, Mary is host before Grace.
    meta.transfer_host(Seat(3), Seat(3), but(Seat(2))).unwrap();
    meta.vacate(Seat(3), everybody).unwrap();
    assert_eq!((meta.host, meta.previous_host), (Some(Seat(2)), None));
    // A previous host who leaves cannot take the role back.
    meta.transfer_host(Seat(1), Seat(1), but(Seat(2))).unwrap();
    meta.vacate(Seat(2), everybody).unwrap();
    assert_eq!((meta.host, meta.previous_host), (Some(Seat(1)), None));
}

#[test]
fn a_game_starts_with_a_ready_crew_and_closes_the_gaps() {
    let mut meta = meta();
    sit(&mut meta, "Ada").unwrap();
    assert_eq!(meta.missing().unwrap().code, "refused-too-few");
    meta.sit("Grace".into(), Some(Seat(3)), TokenHash::of("Grace"))
        .unwrap();
    assert_eq!(code(meta.can_start()), "refused-not-ready");
    meta.ready(Seat(3), true).unwrap();
    meta.set_occupant(Seat(2), Occupant::Game, &[]).unwrap();
    assert_eq!(
        code(meta.set_occupant(Seat(0), Occupant::Game, &[])),
        "refused-seat-taken"
    );

    assert_eq!(meta.can_start(), Ok(()));
    assert_eq!(
        meta.players(),
        [
            SeatInfo::person("Ada"),
            SeatInfo::game(""),
            SeatInfo::person("Grace")
        ]
    );
    meta.change_seat(Seat(0), Seat(1)).unwrap();
    assert_eq!(
        meta.begin(),
        [None, Some(Seat(0)), Some(Seat(1)), Some(Seat(2))]
    );
    assert_eq!(meta.host, Some(Seat(0)));
    assert_eq!(meta.slots.len(), 3);
    assert_eq!(code(meta.can_start()), "refused-started");
    assert_eq!(code(meta.ready(Seat(0), true)), "refused-started");
}

#[test]
fn a_seat_left_in_a_game_keeps_its_name_until_taken_over() {
    let mut meta = meta();
    sit(&mut meta, "Ada").unwrap();
    sit(&mut meta, "Grace").unwrap();
    meta.begin();
    meta.vacate(Seat(1), everybody).unwrap();
    assert_eq!(meta.slots[1].name.as_deref(), Some("Grace"));
    assert_eq!(sit(&mut meta, "Mary").unwrap(), Seat(1));
    assert_eq!(meta.slots[1].name.as_deref(), Some("Mary"));
}

#[test]
fn a_new_setup_makes_everybody_unready() {
    let mut meta = meta();
    sit(&mut meta, "Ada").unwrap();
    sit(&mut meta, "Grace").unwrap();
    meta.ready(Seat(1), true).unwrap();
    meta.configure(Value::from(1), SeatRange { min: 2, max: 5 })
        .unwrap();
    assert!(!meta.slots[1].ready);
    assert_eq!(meta.slots.len(), 5);
    let small = meta.configure(Value::from(2), SeatRange { min: 1, max: 1 });
    assert_eq!(code(small), "refused-too-many");
    assert_eq!(meta.setup, Value::from(1));
}

#[test]
fn a_rematch_keeps_crew_tokens_and_host() {
    let mut meta = meta();
    sit(&mut meta, "Ada").unwrap();
    sit(&mut meta, "Grace").unwrap();
    meta.begin();
    let again = meta.rematch(Value::from(7), SeatRange { min: 2, max: 4 });
    assert_eq!(again.stage, Stage::Lobby);
    assert_eq!(again.setup, Value::from(7));
    assert_eq!(again.slots.len(), 4);
    assert_eq!(again.seat_of("Grace"), Ok(Seat(1)));
    assert_eq!(again.host, Some(Seat(0)));
}

#[test]
fn people_who_follow_the_invitation_to_a_rematch_are_ready() {
    let mut meta = meta();
    for name in ["Ada", "Grace", "Mary"] {
        sit(&mut meta, name).unwrap();
    }
    meta.begin();
    let range = SeatRange { min: 2, max: 4 };
    let mut again = meta.rematch(Value::from(7), range);
    let invited = |meta: &TableMeta| -> Vec<bool> {
        let slots = meta.slots.iter();
        slots.map(|slot| slot.invited).collect()
    };
    assert_eq!(invited(&again), [true, true, true, false]);
    assert_eq!(code(again.can_start()), "refused-not-ready");
    assert!(again.arrived(Seat(0)) && again.arrived(Seat(1)));
    assert!(again.slots[1].ready && !again.slots[2].ready);
    // Reconnecting does not make a player ready again.
    again.ready(Seat(1), false).unwrap();
    assert!(!again.arrived(Seat(1)) && !again.slots[1].ready);
    // Another setup makes nobody ready, also those who have not come yet.
    again.configure(Value::from(8), range).unwrap();
    assert!(!again.arrived(Seat(2)) && !again.slots[2].ready);
    assert!(!again.arrived(Seat(9)));
    // An invited host who has not come is not ready, also after being replaced.
    let mut led = meta.rematch(Value::from(7), range);
    assert!(led.arrived(Seat(1)) && led.arrived(Seat(2)));
    led.transfer_host(Seat(1), Seat(1), |seat| seat != Seat(0))
        .unwrap();
    assert_eq!(code(led.can_start()), "refused-not-ready");
    assert!(led.arrived(Seat(0)));
    assert_eq!(led.can_start(), Ok(()));
}
