//! Mission files: what is read, what is refused, and in which words.

use i18n::{Lang, Words};
use space_alert::mission_file::{Fault, MAX_BYTES, MissionFile, Slot};
use space_alert::step::Step;
use space_alert::{Action, Level, Outcome, Station, Tile, Trajectory};
use std::time::{Duration, Instant};

/// A sound file, for one change at a time.
const GOOD: &str = r#"{
  "name": "Friday night",
  "crew": [
    {"colour": "yellow", "name": "Ana", "slots": ["red", "A", null, {"card": ["B", "lift"], "up": "B"}]},
    {"colour": "green", "slots": ["C", "heroic A"]},
    {"colour": "blue", "slots": []},
    {"colour": "purple", "android": true, "slots": ["lift", "heroic to upper red"]}
  ],
  "oops": [{"crew": "yellow", "turn": 1, "meant": "blue"}],
  "trajectories": {"red": "T3", "white": "T5", "blue": "T1", "internal": "T7"},
  "threats": [
    {"number": 1, "track": "red", "card": "E1-07"},
    {"number": 4, "track": "internal", "card": "SI1-03"}
  ],
  "seed": 42
}
"#;

fn parse(text: &str) -> Result<MissionFile, Vec<Fault>> {
    MissionFile::parse(text.as_bytes())
}

/// The good file with one thing changed.
fn with(from: &str, to: &str) -> String {
    assert_eq!(GOOD.matches(from).count(), 1, "{from}");
    GOOD.replace(from, to)
}

fn said(faults: &[Fault], lang: Lang) -> Vec<String> {
    let words = Words::of(lang);
    let lines = faults.iter().map(|f| {
        let text = words
            .check(&f.text)
            .unwrap_or_else(|e| panic!("{f:?}: {e:?}"));
        let rule = f.rule.map_or(String::new(), |rule| format!(" ({rule})"));
        format!("{}: {text}{rule}", f.path)
    });
    lines.collect()
}

/// The beginning of what a fault points at.
fn pointed_at(text: &str, fault: &Fault) -> String {
    let line = text.lines().nth(fault.line - 1).unwrap_or_default();
    line.chars().skip(fault.column - 1).take(12).collect()
}

#[track_caller]
fn refused(text: &str, expected: &[&str]) {
    let faults = parse(text).expect_err("this should be refused");
    let pointed = |lang| -> Vec<String> {
        let lines = said(&faults, lang).into_iter().zip(&faults);
        lines
            .map(|(line, fault)| format!("{} <- {line}", pointed_at(text, fault)))
            .collect()
    };
    assert_eq!(pointed(Lang::En), expected);
    // Every sentence exists in French too, and says something else.
    assert_ne!(pointed(Lang::Fr), expected);
}

/// Proves SA-4.5, SA-4.8, SA-7.2.
#[test]
fn a_file_is_read() {
    let file = parse(GOOD).unwrap();
    assert_eq!(file.level, Level::Mission);
    assert_eq!(file.crew.len(), 4);
    assert_eq!(file.crew[0].slots[2], Slot::Empty);
    assert_eq!(file.crew[0].slots[3].action(), Action::B);
    let (mission, plan) = file.flight().unwrap();
    assert_eq!(mission.trajectories()[3], Trajectory::T7);
    assert_eq!(
        plan.slots(0)[..4],
        [Action::Red, Action::A, Action::None, Action::B]
    );
    assert_eq!(plan.slots(3)[1], Action::HeroicUpperRed);
    assert_eq!(plan.meant(0, 1), Some(Action::Blue));
    let (film, _) = space_alert::record_flight(&mission, &plan);
    let narrator = file.narrator();
    let told: Vec<String> = film
        .frames
        .iter()
        .filter(|(step, _)| matches!(step, Step::Misplayed { .. } | Step::Idle { crew: 3 }))
        .map(|(step, state)| Words::of(Lang::En).say(&narrator.say(step, state)))
        .collect();
    assert_eq!(
        told[0],
        "Ana misplayed: red arrow on the board, blue arrow in mind."
    );
    assert_eq!(told[1], "Purple android has no card.");
}

/// Proves SA-2.22, SA-2.26, SA-4.5.
#[test]
fn an_impossible_card() {
    refused(
        &with(r#""up": "B"}"#, r#""up": "A"}"#),
        &[r#""A"}]}, <- crew[0].slots[3].up: A is not on this card; allowed: B, lift (SA-4.5)"#],
    );
    refused(
        &with(r#"["B", "lift"]"#, r#"["B", "A"]"#),
        &[
            r#"["B", "A"],  <- crew[0].slots[3].card: there is no card with B and A; a card has one movement (red, blue, lift) and one action (A, B, C, battlebots) (SA-2.22)"#,
        ],
    );
    refused(
        &with(
            r#"{"card": ["B", "lift"], "up": "B"}"#,
            r#"{"card": ["heroic A", "heroic to upper red"], "up": "heroic A"}"#,
        ),
        &[
            r#"["heroic A", <- crew[0].slots[3].card: there is no heroic card with heroic A and heroic to upper red; allowed: heroic A with heroic to lower blue or lower red, heroic B with heroic to upper red or upper blue, heroic battlebots with heroic to upper white or lower white (SA-2.26)"#,
        ],
    );
    refused(
        &with(r#"["B", "lift"]"#, r#"["B"]"#),
        &[r#"["B"], "up": <- crew[0].slots[3].card: a card has two halves, not 1 (SA-2.22)"#],
    );
    refused(
        &with(r#"["red", "A", null"#, r#"["red", "D", 7"#),
        &[
            r#""D", 7, {"ca <- crew[0].slots[1]: "D" is not an action; allowed: A, B, C, battlebots, red, blue, lift, heroic A, heroic B, heroic battlebots, heroic to upper red, heroic to upper white, heroic to upper blue, heroic to lower red, heroic to lower white, heroic to lower blue"#,
            r#"7, {"card":  <- crew[0].slots[2]: expected an action, a card or null, found a number"#,
        ],
    );
}

/// Proves SA-2.30.
#[test]
fn a_threat_that_does_not_exist() {
    refused(
        &with("SI1-03", "SI1-13"),
        &[
            r#""SI1-13"} <- threats[1].card: there is no threat card "SI1-13"; did you mean "SI1-03"? (SA-2.30)"#,
        ],
    );
    refused(
        &with("SI1-03", "a dragon of the outer dark"),
        &[
            r#""a dragon of <- threats[1].card: there is no threat card "a dragon of the outer dark"; cards have codes such as E1-07, SE2-03, I1-04 or SI2-05 (SA-2.30)"#,
        ],
    );
    let faults = parse(&with("SI1-03", "X")).unwrap_err();
    assert_eq!(
        said(&faults, Lang::Fr)[0].replace('\u{a0}', " "),
        "threats[1].card: il n’y a pas de carte Menace « X » ; les cartes ont des codes comme E1-07, SE2-03, I1-04 ou SI2-05 (SA-2.30)"
    );
}

/// Proves SA-4.43, SA-2.30, SA-AR-30.
#[test]
fn threats_that_collide() {
    let threats = r#"{"number": 4, "track": "internal", "card": "SI1-03"}"#;
    refused(
        &with(threats, r#"{"number": 1, "track": "red", "card": "E1-01"}"#),
        &[
            r#"{"number": 1 <- threats[1]: threats[0] already comes at T+1 on the red track; one threat at a time in each place (SA-4.43)"#,
        ],
    );
    refused(
        &with(
            threats,
            r#"{"number": 2, "track": "blue", "card": "E1-07"}"#,
        ),
        &[
            r#""E1-07"} <- threats[1].card: E1-07 is already threats[0]; each card exists once (SA-2.30)"#,
        ],
    );
    assert!(
        parse(&with(
            threats,
            r#"{"number": 1, "track": "internal", "card": "I1-01"}"#
        ))
        .is_ok()
    );
}

/// Proves SA-4.42, SA-5.3.
#[test]
fn a_turn_fourteen() {
    refused(
        &with(r#""number": 4"#, r#""number": 14"#),
        &[
            r#"14, "track": <- threats[1].number: 14 is not a turn in which a threat can appear; allowed: 1 to 8 (SA-4.42)"#,
        ],
    );
    refused(
        &with(
            r#""slots": []"#,
            &format!(r#""slots": [{}]"#, ["null"; 14].join(",")),
        ),
        &[
            r#"null,null]}, <- crew[2].slots[12]: 14 slots, but the crew acts in turns 1 to 12 only (SA-5.3)"#,
        ],
    );
    refused(
        &with(r#""turn": 1,"#, r#""turn": 14,"#),
        &[
            r#"14, "meant": <- oops[0].turn: 14 is not a turn in which the crew acts; allowed: 1 to 12 (SA-5.3)"#,
        ],
    );
    for number in ["0", "-1", "1.5", "1e0", "99999999999999999999"] {
        let faults = parse(&with(r#""number": 4"#, &format!(r#""number": {number}"#))).unwrap_err();
        assert_eq!(faults[0].text.id, "sa-file-threat-number", "{number}");
    }
}

/// Proves SA-2.15, SA-2.20.
#[test]
fn a_fifth_trajectory() {
    refused(
        &with(
            r#""internal": "T7"}"#,
            r#""internal": "T7", "space": "T2"}"#,
        ),
        &[
            r#""space": "T2 <- trajectories.space: "space" would be a fifth trajectory; there are four: red, white, blue, internal (SA-2.20)"#,
        ],
    );
    refused(
        &with(r#""T7""#, r#""T8""#),
        &[
            r#""T8"}, <- trajectories.internal: "T8" is not a trajectory; allowed: T1, T2, T3, T4, T5, T6, T7"#,
        ],
    );
    refused(
        &with(r#""T7""#, r#""T3""#),
        &[
            r#""T3"}, <- trajectories.internal: T3 already is the red trajectory; each board exists once (SA-2.15)"#,
        ],
    );
    refused(
        &with(r#", "internal": "T7"}"#, "}"),
        &[
            r#"{"red": "T3" <- trajectories.internal: there is an internal threat, so the internal trajectory must be given (SA-2.20)"#,
        ],
    );
    refused(
        &with(
            r#"{"red": "T3", "white": "T5", "blue": "T1", "internal": "T7"}"#,
            r#"["T1","T2","T3","T4","T5"]"#,
        ),
        &[r#"["T1","T2"," <- trajectories: expected an object, found a list"#],
    );
}

/// Proves SA-2.38, SA-7.2.
#[test]
fn crews_that_cannot_be() {
    refused(
        &with(r#""green""#, r#""yellow""#),
        &[
            r#""yellow", "s <- crew[1].colour: yellow is already the colour of crew[0]; each colour exists once (SA-2.38)"#,
        ],
    );
    refused(
        &with(
            r#""colour": "green","#,
            r#""colour": "green", "android": true,"#,
        ),
        &[
            r#"{"colour": " <- crew[2]: androids act after the human players: put this crew member before them (SA-7.2)"#,
        ],
    );
    refused(
        &with(
            r#"{"colour": "blue", "slots": []}"#,
            &[r#"{"colour": "blue", "slots": []}"#; 3].join(","),
        ),
        &[r#"[ <- crew: a crew has 1 to 5 members, not 6 (SA-2.38)"#],
    );
    refused(
        &with(r#""Ana""#, r#"" ""#),
        &[r#"" ", "slots" <- crew[0].name: a name has 1 to 60 visible characters"#],
    );
}

/// Proves SA-2.25, SA-2.26, SA-3.17, SA-3.19.
#[test]
fn more_cards_than_there_are() {
    let bots = format!("[{}]", [r#""battlebots""#; 12].join(", "));
    let text = GOOD
        .replace(r#""slots": []"#, &format!(r#""slots": {bots}"#))
        .replace(r#"["C", "heroic A"]"#, &bots);
    refused(
        &text,
        &[
            r#""battlebots" <- crew[2].slots[3]: no card is left for this slot: the plan needs 16 cards with battlebots, the deck has 15 (SA-2.25)"#,
        ],
    );
    let text = text.replace("\"seed\"", "\"options\": {\"deck\": false},\n  \"seed\"");
    assert!(parse(&text).is_ok());
    refused(
        &with(r#"["C", "heroic A"]"#, r#"["heroic B", "heroic A"]"#),
        &[
            r#""heroic A"]} <- crew[1].slots[1]: this crew member has played a heroic card already; everybody has one (SA-3.17)"#,
        ],
    );
    refused(
        &with(r#""slots": []"#, r#""slots": ["heroic to upper red"]"#),
        &[
            r#""heroic to u <- crew[3].slots[1]: no card is left for this slot: the plan needs 2 cards with heroic to upper red, the deck has 1 (SA-2.26)"#,
        ],
    );
    refused(
        &GOOD
            .replace(
                "\"seed\"",
                "\"level\": \"advanced simulation\",\n  \"seed\"",
            )
            .replace(r#", "heroic to upper red""#, ""),
        &[r#""heroic A"]} <- crew[1].slots[1]: there are no heroic cards at this level (SA-3.19)"#],
    );
}

/// Proves SA-7.50, SA-AR-28.
#[test]
fn misplays_that_cannot_be() {
    refused(
        &with(r#""meant": "blue""#, r#""meant": "red""#),
        &[
            r#""red"}], <- oops[0].meant: no card up to turn 1 can be mistaken for red: only the other half of a card, or the other arrow, counts as a mistake (SA-7.50)"#,
        ],
    );
    refused(
        &with(
            r#"{"crew": "yellow", "turn": 1, "meant": "blue"}"#,
            r#"{"crew": "purple", "turn": 1, "meant": "A"}, {"crew": "red", "turn": 1, "meant": "A"}"#,
        ),
        &[
            r#"{"crew": "pu <- oops[0]: androids do not misplay cards (SA-AR-28)"#,
            r#""red", "turn <- oops[1].crew: there is no red crew member"#,
        ],
    );
    refused(
        &with(
            r#""meant": "blue"}]"#,
            r#""meant": "blue"}, {"crew": "yellow", "turn": 1, "meant": "A"}]"#,
        ),
        &[r#"{"crew": "ye <- oops[1]: this turn of this crew member is listed already (SA-7.50)"#],
    );
    refused(
        &with("\"seed\"", "\"options\": {\"misplay\": false},\n  \"seed\""),
        &[r#"[{"crew": "y <- oops: the options of this file switch misplayed cards off (SA-7.50)"#],
    );
    // A whole card knows its other half.
    let text = |meant| {
        with(
            r#""turn": 1, "meant": "blue""#,
            &format!(r#""turn": 4, "meant": "{meant}""#),
        )
    };
    let whole = |meant| text(meant).replace(r#"["red", "A", null, "#, "[null, null, null, ");
    assert!(parse(&whole("lift")).is_ok());
    assert_eq!(
        parse(&whole("red")).unwrap_err()[0].text.id,
        "sa-file-misplay-impossible"
    );
}

/// A misplay of a card that a delay has moved away has no effect, and a note says so.
#[test]
fn misplays_without_effect() {
    assert_eq!(parse(GOOD).unwrap().idle_misplays(), []);
    let late = with(
        r#""turn": 1, "meant": "blue""#,
        r#""turn": 3, "meant": "blue""#,
    );
    let file = parse(&late).unwrap();
    assert_eq!(file.idle_misplays(), file.oops);
}

/// Proves SA-2.20, SA-19.1, SA-17.1.
#[test]
fn threats_and_campaigns_in_their_place() {
    refused(
        &with(r#""track": "internal""#, r#""track": "white""#),
        &[
            r#""white", "ca <- threats[1].track: SI1-03 is an internal threat and cannot come on the white track; allowed: internal (SA-2.20)"#,
        ],
    );
    refused(
        &with(r#""track": "red""#, r#""track": "internal""#),
        &[
            r#""internal",  <- threats[0].track: E1-07 is an external threat; allowed: red, white, blue (SA-2.20)"#,
        ],
    );
    let simulation = GOOD
        .replace(
            "\"seed\"",
            "\"level\": \"simulation\", \"carried\": {},\n  \"seed\"",
        )
        .replace(r#", "heroic A""#, "")
        .replace(r#", "heroic to upper red""#, "");
    refused(
        &simulation,
        &[
            r#""internal",  <- threats[1].track: there are no internal threats at the level "simulation"; allowed: red, white, blue (SA-19.1)"#,
            r#"{}, <- carried: only missions belong to a campaign (SA-17.1)"#,
        ],
    );
    let many: Vec<String> = (0..17)
        .map(|_| r#"{"number": 1, "track": "red", "card": "E1-01"}"#.into())
        .collect();
    let faults = parse(&GOOD.replace(
        r#"{"number": 1, "track": "red", "card": "E1-07"}"#,
        &many.join(",\n"),
    ))
    .unwrap_err();
    assert_eq!(faults[0].text.id, "sa-file-too-many-threats");
}

/// Proves SA-11.6, SA-11.13, SA-17.13, SA-17.16.
#[test]
fn damage_tiles() {
    refused(
        &with("\"seed\": 42", "\"options\": {}"),
        &[r#"{ <- damage: give the order of the damage tiles, or a seed"#],
    );
    let damage = r#""damage": {"red": ["structural", "light laser"], "white": ["pulse cannon", "light laser", "shield", "shield"]}"#;
    refused(
        &with("\"seed\": 42", damage),
        &[
            r#""light laser <- damage.white[1]: "light laser" is not a damage tile of this zone; allowed: heavy laser, pulse cannon, shield, reactor, gravolift, structural"#,
            r#""shield"]} <- damage.white[3]: the tile "shield" of this zone is already listed; each exists once (SA-11.6)"#,
        ],
    );
    refused(
        &with("\"seed\": 42", r#""damage": {"red": ["structural"]}"#),
        &[
            r#"["structural <- damage.red: 1 of 6 tiles; list them all, or give a seed for the others"#,
            r#"{"red": ["st <- damage.white: 0 of 6 tiles; list them all, or give a seed for the others"#,
            r#"{"red": ["st <- damage.blue: 0 of 6 tiles; list them all, or give a seed for the others"#,
        ],
    );
    // A test run draws none.
    let test_run = GOOD
        .replace("\"seed\": 42", "\"level\": \"test run\"")
        .replace(
            r#"{"number": 4, "track": "internal", "card": "SI1-03"}"#,
            r#"{"number": 7, "track": "blue", "card": "E1-01"}"#,
        )
        .replace(r#", "heroic A""#, "")
        .replace(r#", "heroic to upper red""#, "");
    assert_eq!(parse(&test_run).unwrap().level, Level::TestRun);

    let carried = with(
        "\"seed\": 42",
        r#""seed": 42, "damage": {"red": ["reactor"]}, "carried": {"damage": {"red": ["structural", "shield"]}, "missing_squads": ["upper blue"]}"#,
    );
    let (mission, plan) = parse(&carried).unwrap().flight().unwrap();
    assert_eq!(
        mission.damage()[0][..3],
        [Tile::Structural, Tile::Shield, Tile::Reactor]
    );
    let state = space_alert::State::new(&mission, &plan);
    assert_eq!((state.damage, state.shields()[0]), ([2, 0, 0], 0));
    refused(
        &carried.replace(r#"["reactor"]"#, r#"["shield"]"#).replace(
            r#"["upper blue"]"#,
            r#"["upper blue", "upper blue", "upper red"]"#,
        ),
        &[
            r#""upper blue" <- carried.missing_squads[1]: this storage is listed twice (SA-2.11)"#,
            r#""upper red"] <- carried.missing_squads[2]: "upper red" is not a station where battlebots are stored; did you mean "lower red"? Allowed: lower red, upper blue"#,
            r#""shield"]},  <- damage.red[0]: the tile "shield" of this zone is already listed; each exists once (SA-11.6)"#,
        ],
    );
}

/// The order of the tiles that a seed gives is part of the format: old files must always fly the same.
#[test]
fn seeds_are_for_ever() {
    let piles = |text: &str| *parse(text).unwrap().flight().unwrap().0.damage();
    let number = piles(GOOD);
    assert_eq!(
        number.map(|pile| pile.map(|tile| tile as u8)),
        [[3, 5, 1, 0, 2, 4], [5, 4, 1, 3, 0, 2], [5, 3, 1, 4, 0, 2]],
    );
    assert_eq!(piles(&with("42", r#""42""#)), number);
    assert_ne!(piles(&with("42", "43")), number);
    // Listing tiles of one zone leaves the others as they were.
    let listed = piles(&with("42", r#"42, "damage": {"red": ["structural"]}"#));
    assert_eq!(
        (listed[0][0], &listed[1..]),
        (Tile::Structural, &number[1..])
    );
    for bad in ["-1", "1.5", "\"x\"", "[]", "18446744073709551616"] {
        let faults = parse(&with("42", bad)).unwrap_err();
        assert_eq!(faults[0].text.id, "sa-file-bad-seed", "{bad}");
    }
}

#[test]
fn unknown_and_missing_fields() {
    refused(
        &with(r#""colour": "green""#, r#""color": "green""#),
        &[
            r#""color": "gr <- crew[1].color: there is no field "color" here; did you mean "colour"? Allowed: colour, name, android, slots, specialization, skill"#,
            r#"{"color": "g <- crew[1].colour: the field "colour" is missing"#,
        ],
    );
    refused(
        &with("\"seed\": 42", "\"seed\": 42, \"wibble\": 1, \"seed\": 3"),
        &[
            r#""wibble": 1, <- wibble: there is no field "wibble" here; allowed: $schema, name, level, crew, oops, trajectories, threats, damage, seed, carried, options, expansion"#,
            r#""seed": 3 <- seed: the field "seed" is given twice"#,
        ],
    );
    refused(
        "{}",
        &[
            r#"{} <- crew: the field "crew" is missing"#,
            r#"{} <- trajectories: the field "trajectories" is missing"#,
            r#"{} <- threats: the field "threats" is missing"#,
            r#"{} <- damage: give the order of the damage tiles, or a seed"#,
        ],
    );
    refused("[]", &[r#"[] <- : expected an object, found a list"#]);
}

#[test]
fn files_that_are_no_files() {
    refused(
        "",
        &[
            r#" <- : the file is empty; a mission file is a JSON object with crew, trajectories and threats"#,
        ],
    );
    refused(
        "{\n  \"crew\": [,]\n}",
        &[r#",] <- : "," does not belong here; expected a value"#],
    );
    refused(
        "{",
        &[r#" <- : the file ends here; expected a field name in quotation marks"#],
    );
    let faults = MissionFile::parse(b"{\n \"name\": \"\xff\"}").unwrap_err();
    assert_eq!(said(&faults, Lang::En), [": this is not text in UTF-8"]);
    let bom = format!("\u{feff}{GOOD}");
    assert!(parse(&bom).is_ok());
}

/// What takes a fraction of a second takes longer on a busy machine. What looks at everything again for each byte takes hours.
const UNBEARABLE: Duration = Duration::from_secs(120);

#[test]
fn a_hundred_megabytes_of_braces() {
    let braces = vec![b'{'; 100 << 20];
    let start = Instant::now();
    let faults = MissionFile::parse(&braces).unwrap_err();
    assert_eq!(
        said(&faults, Lang::En),
        [": the file is larger than 1024 KiB; a mission file has a few kilobytes"]
    );
    for brace in ["{", "[", "{\"a\":", "[{\"crew\":"] {
        let text = brace.repeat(MAX_BYTES / brace.len());
        let faults = parse(&text).unwrap_err();
        assert_eq!(faults.len(), 1, "{brace}");
        assert!(faults[0].text.id.starts_with("sa-file-syntax-"), "{brace}");
    }
    assert!(start.elapsed() < UNBEARABLE);
}

/// However many faults there are, the list stays readable and quick.
#[test]
fn a_megabyte_of_faults() {
    let start = Instant::now();
    for text in [
        format!("{{{}}}", vec!["\"x\": 1"; 100_000].join(",")),
        with("\"Ana\"", &format!("\"{}\"", "é".repeat(400_000))),
        with(
            r#""slots": []"#,
            &format!(r#""slots": [{}]"#, vec!["7"; 300_000].join(",")),
        ),
        with(
            "\"seed\": 42",
            &format!(
                r#""damage": {{"red": [{}]}}"#,
                vec!["\"x\""; 200_000].join(",")
            ),
        ),
    ] {
        let faults = parse(&text).unwrap_err();
        assert!((1..=40).contains(&faults.len()));
        assert!(said(&faults, Lang::Fr).iter().all(|line| line.len() < 500));
    }
    assert!(start.elapsed() < UNBEARABLE);
}

/// What is written is what was read, and it looks like something people would write.
#[test]
fn files_are_written() {
    let file = parse(GOOD).unwrap();
    let written = file.to_json();
    assert_eq!(parse(&written).unwrap(), file);
    let expected = r#"{
  "name": "Friday night",
  "level": "mission",
  "crew": [
    {"colour": "yellow", "name": "Ana", "slots": ["red", "A", null, {"card": ["B", "lift"], "up": "B"}]},
    {"colour": "green", "slots": ["C", "heroic A"]},
    {"colour": "blue", "slots": []},
    {"colour": "purple", "android": true, "slots": ["lift", "heroic to upper red"]}
  ],
  "oops": [
    {"crew": "yellow", "turn": 1, "meant": "blue"}
  ],
  "trajectories": {
    "red": "T3",
    "white": "T5",
    "blue": "T1",
    "internal": "T7"
  },
  "threats": [
    {"number": 1, "track": "red", "card": "E1-07"},
    {"number": 4, "track": "internal", "card": "SI1-03"}
  ],
  "seed": 42
}
"#;
    assert_eq!(written, expected);
}

/// Proves SA-17.16.
#[test]
fn a_missing_squad_is_missing() {
    let text = with(
        "\"seed\": 42",
        r#""seed": 42, "carried": {"missing_squads": ["lower red"]}"#,
    );
    let (mission, plan) = parse(&text).unwrap().flight().unwrap();
    let state = space_alert::State::new(&mission, &plan);
    assert_eq!(state.stored[0], space_alert::state::Stored::Empty);
    assert_eq!(state.stored[1], space_alert::state::Stored::Intact);
    assert_eq!(state.crew()[0].at, Some(Station::BRIDGE));
    assert!(matches!(
        space_alert::record_flight(&mission, &plan).1,
        Outcome::Survived { .. } | Outcome::Lost { .. }
    ));
}

/// A mission of The New Frontier: double halves, a specialization, a caller.
const FRONTIER: &str = r#"{
  "expansion": {"traveller": "red"},
  "crew": [
    {"colour": "red", "specialization": "medic", "skill": 2, "slots": [["lift", "A"], {"special": "advanced", "with": "red"}]},
    {"colour": "blue", "slots": ["C"]}
  ],
  "trajectories": {"red": "T1", "white": "T2", "blue": "T3", "internal": "T4"},
  "threats": [{"number": 3, "track": "red", "card": "E3-107", "calls": "I2-01"}],
  "seed": 7
}"#;

fn frontier_faults(from: &str, to: &str) -> Vec<String> {
    assert!(FRONTIER.contains(from));
    let faults = MissionFile::parse(FRONTIER.replace(from, to).as_bytes()).unwrap_err();
    faults
        .into_iter()
        .map(|fault| fault.text.id.to_string())
        .collect()
}

/// Proves NF-1.2, NF-1.10.
#[test]
fn a_frontier_mission_is_read_written_and_flown() {
    let file = MissionFile::parse(FRONTIER.as_bytes()).unwrap();
    let again = MissionFile::parse(file.to_json().as_bytes()).unwrap();
    assert_eq!(file, again);
    let (mission, plan) = file.flight().unwrap();
    assert!(mission.frontier().variable_range);
    assert!(plan.uses_expansion());
    assert_eq!(mission.drawn().count(), 1);
}

/// Proves NF-1.11, NF-5.1.1, NF-8.1.2, NF-8.1.4, NF-8.1.6, NF-8.1.7, NF-3.9.1.
#[test]
fn faults_of_frontier_missions_are_named() {
    let cases = [
        (
            r#""expansion": {"traveller": "red"},"#,
            "",
            "sa-file-needs-expansion",
        ),
        (r#""skill": 2"#, r#""skill": 1"#, "sa-file-advanced-level"),
        (
            r#""specialization": "medic", "skill": 2, "#,
            "",
            "sa-file-special-without",
        ),
        (
            r#"{"colour": "blue", "#,
            r#"{"colour": "blue", "specialization": "medic", "#,
            "sa-file-specialization-twice",
        ),
        // The one card of level 2, planned twice.
        (
            r#"[["lift", "A"], "#,
            r#"[{"special": "basic"}, "#,
            "sa-file-special-again",
        ),
        (
            r#"["lift", "A"]"#,
            r#"["lift", "heroic A"]"#,
            "sa-file-double-heroic",
        ),
        (
            r#""slots": ["C"]"#,
            r#""slots": ["heroic A"]"#,
            "sa-file-heroic-and-special",
        ),
        (r#", "calls": "I2-01""#, "", "sa-file-missing-call"),
        (
            r#""calls": "I2-01""#,
            r#""calls": "E1-07""#,
            "sa-file-wrong-call",
        ),
        (
            r#""calls": "I2-01""#,
            r#""calls": "X9-99""#,
            "sa-file-unknown-threat",
        ),
    ];
    for (from, to, id) in cases {
        let faults = frontier_faults(from, to);
        assert!(faults.iter().any(|fault| fault == id), "{id}: {faults:?}");
    }
    // Every one of them is a sentence in both languages.
    for lang in Lang::ALL {
        for (from, to, _) in cases {
            let faults = parse(&FRONTIER.replace(from, to)).unwrap_err();
            assert!(said(&faults, lang).iter().all(|text| !text.is_empty()));
        }
    }
}

/// Proves NF-5.1.1, NF-8.1.1: the fault names what the base game does not have.
#[test]
fn without_the_expansion_its_parts_are_named() {
    let faults = parse(&FRONTIER.replace(r#""expansion": {"traveller": "red"},"#, "")).unwrap_err();
    let said = said(&faults, Lang::En);
    for (field, what) in [
        ("crew[0].specialization", "specializations exist only with"),
        ("crew[0].slots[0]", "double halves exist only with"),
        ("crew[0].slots[1]", "special cards exist only with"),
        ("threats[0].card", "E3-107 exists only with"),
    ] {
        assert!(
            said.iter()
                .any(|text| text.contains(field) && text.contains(what)),
            "{field}: {said:?}"
        );
    }
}

/// Proves SA-3.17, NF-1.11: heroic cards stay where nobody has a specialization, one each.
#[test]
fn heroic_cards_are_counted_with_the_expansion_too() {
    let slots = |slots: &str| {
        let text = FRONTIER
            .replace(r#""specialization": "medic", "skill": 2, "#, "")
            .replace(r#", {"special": "advanced", "with": "red"}"#, "")
            .replace(r#""slots": ["C"]"#, &format!(r#""slots": [{slots}]"#));
        parse(&text).map_err(|faults| faults[0].text.id.to_string())
    };
    assert!(slots(r#""heroic A""#).is_ok());
    let twice = slots(r#""heroic A", "heroic B""#).unwrap_err();
    assert_eq!(twice, "sa-file-heroic-twice");
}

/// Proves NF-8.1.4, NF-8.1.5: level 3 plays two cards, one of them for the advanced action.
#[test]
fn special_cards_are_planned_as_often_as_they_exist() {
    let plan = |skill: u8, slots: &str| {
        let text = FRONTIER.replace(
            r#""skill": 2, "slots": [["lift", "A"], {"special": "advanced", "with": "red"}]"#,
            &format!(r#""skill": {skill}, "slots": [{slots}]"#),
        );
        parse(&text).is_ok()
    };
    let (basic, advanced) = (r#"{"special": "basic"}"#, r#"{"special": "advanced"}"#);
    for (skill, slots, possible) in [
        (1, vec![basic], true),
        (1, vec![basic, basic], false),
        (2, vec![advanced], true),
        (2, vec![basic], true),
        (2, vec![basic, advanced], false),
        (3, vec![basic, advanced], true),
        (3, vec![basic, basic], true),
        (3, vec![advanced, advanced], false),
        (3, vec![basic, basic, basic], false),
        (3, vec![r#"{"special": "both"}"#], true),
        (3, vec![r#"{"special": "both"}"#, basic], false),
    ] {
        assert_eq!(
            plan(skill, &slots.join(", ")),
            possible,
            "{skill} {slots:?}"
        );
    }
}

/// A mission file of the base game flies as it did before the expansion: how these end was written down then.
#[test]
fn base_missions_fly_as_before() {
    for (text, lost_in, total) in [
        (
            include_str!("../../../docs/missions/alien.json"),
            Some(11),
            0,
        ),
        (
            include_str!("../../../docs/missions/five-friends.json"),
            None,
            20,
        ),
        (
            include_str!("../../../docs/missions/test-run.json"),
            None,
            0,
        ),
    ] {
        let file = parse(text).unwrap();
        let (mission, plan) = file.flight().unwrap();
        assert_eq!(mission.frontier(), space_alert::FrontierRules::default());
        assert_eq!(mission.drawn().count(), 0);
        assert!(!plan.uses_expansion());
        match space_alert::record_flight(&mission, &plan).1 {
            space_alert::Outcome::Lost { turn, .. } => assert_eq!(Some(turn), lost_in),
            space_alert::Outcome::Survived { score } if file.level.is_mission() => {
                assert_eq!((lost_in, score.total()), (None, total));
            }
            space_alert::Outcome::Survived { .. } => assert_eq!(lost_in, None),
        }
    }
}

/// The mission of The New Frontier in the documentation can be flown, and written back as it is.
#[test]
fn the_documented_frontier_mission_is_flown() {
    let text = include_str!("../../../docs/missions/new-frontier.json");
    let file = match MissionFile::parse(text.as_bytes()) {
        Ok(file) => file,
        Err(faults) => panic!("{:?}", said(&faults, Lang::En)),
    };
    assert_eq!(
        MissionFile::parse(file.to_json().as_bytes()),
        Ok(file.clone())
    );
    let (mission, plan) = file.flight().unwrap();
    assert!(plan.uses_expansion());
    let (film, _) = space_alert::record_flight(&mission, &plan);
    assert!(film.steps().any(|step| step.rule().starts_with("NF-")));
}

/// Proves NF-5.5.1, NF-8.1.2, NF-8.1.7, NF-3.9.1: what each file of the expansion in the fuzz corpus is: a mission, or the
/// fault that says what is wrong with it.
#[test]
fn corpus_files_of_the_expansion_are_what_they_are_named_after() {
    for (name, expected) in [
        ("good", None),
        ("interceptors", None),
        ("markers", None),
        ("specializations-1", None),
        ("specializations-2", None),
        ("vortex", None),
        (
            "advanced-without-level",
            Some(("NF-8.1.2", "sa-file-advanced-level")),
        ),
        (
            "double-without-expansion",
            Some(("NF-5.1.1", "sa-file-needs-expansion")),
        ),
        ("external-call", Some(("NF-3.9.1", "sa-file-wrong-call"))),
        ("misplay", Some(("NF-5.5.1", "sa-file-misplay-double"))),
        (
            "specialization-twice",
            Some(("NF-8.1.7", "sa-file-specialization-twice")),
        ),
        ("unknown-call", Some(("SA-2.30", "sa-file-unknown-threat"))),
    ] {
        let path = format!(
            "{}/../../fuzz/corpus/mission_file/frontier-{name}.json",
            env!("CARGO_MANIFEST_DIR")
        );
        let text = std::fs::read_to_string(path).unwrap();
        let found = parse(&text);
        let fault = found.as_ref().err().map(|faults| {
            let fault = &faults[0];
            (fault.rule.unwrap_or_default(), fault.text.id.as_ref())
        });
        assert_eq!(fault, expected, "{name}");
    }
}

/// Proves NF-8.1.7: the two crews of the corpus have all ten specializations, and every special card of them is played.
#[test]
fn every_specialization_flies_in_the_corpus() {
    let mut seen = std::collections::BTreeSet::new();
    for name in ["specializations-1", "specializations-2"] {
        let path = format!(
            "{}/../../fuzz/corpus/mission_file/frontier-{name}.json",
            env!("CARGO_MANIFEST_DIR")
        );
        let file = parse(&std::fs::read_to_string(path).unwrap()).unwrap();
        for member in &file.crew {
            seen.insert(format!("{:?}", member.specialization.unwrap().0));
        }
        let (mission, plan) = file.flight().unwrap();
        let (film, _) = space_alert::record_flight(&mission, &plan);
        assert!(
            film.steps()
                .any(|step| matches!(step, space_alert::Step::PlaysSpecial { .. }))
        );
    }
    assert_eq!(seen.len(), 10);
}
