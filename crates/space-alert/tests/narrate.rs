//! Every step of a flight is told in both languages, without a gap in the grammar.

use i18n::{Lang, Words};
use space_alert::action::Action;
use space_alert::narrate::{CrewColour, Narrator, id};
use space_alert::recorded_missions::RecordedMission;
use space_alert::step::{
    Blow, Container, DelayCause, Loss, Miss, Step, Tile, Twist, Way, Weapon, Why,
};
use space_alert::threats::{Doom, System};
use space_alert::trajectory::Square;
use space_alert::{
    Carried, Level, Mission, Plan, Scheduled, SlotCard, Specialization, State, Station, ThreatId,
    Track, Trajectory, Zone,
};
use std::collections::{BTreeMap, BTreeSet};
use std::io::{BufRead, BufReader};
use table::{Arg, Text};

/// The values of an enum, as the source lists them: the compiler cannot.
fn variants(source: &str, name: &str) -> Vec<String> {
    let body = source
        .split_once(&format!("pub enum {name} {{\n"))
        .unwrap_or_else(|| panic!("no enum {name}"))
        .1;
    body.lines()
        .take_while(|line| *line != "}")
        .filter_map(|line| line.strip_prefix("    "))
        .filter(|line| line.starts_with(|c: char| c.is_ascii_uppercase()))
        .map(|line| line.split([' ', ',', '(']).next().unwrap().to_owned())
        .collect()
}

const STEPS: &str = include_str!("../src/step/mod.rs");
const REASONS: &str = include_str!("../src/step/reasons.rs");
const SHIP_SYSTEMS: &str = include_str!("../src/step/ship_systems.rs");
const ACTIONS: &str = include_str!("../src/action.rs");
const PLACES: &str = include_str!("../src/stations.rs");
const MISSION: &str = include_str!("../src/mission.rs");

fn labels() -> Vec<Arg> {
    let mut labels: Vec<Arg> = CrewColour::ALL.map(|c| c.label(false)).to_vec();
    labels[0] = Arg::from("Ana");
    labels[4] = CrewColour::Purple.label(true);
    labels
}

/// One of every step and of every shade of it.
fn every_step() -> Vec<Step> {
    use Step::*;
    let (fighter, skirmishers, crew) = (threat("E1-07"), threat("I1-01"), 1);
    let shield = Container::Shield(Zone::Red);
    let mut steps = vec![
        Turn { turn: 3 },
        TurnEnds { turn: 3 },
        Idle { crew },
        Misplayed {
            crew,
            shown: Action::Red,
            meant: Action::Blue,
        },
        FuelBurnt { crew, left: 0 },
        HeroicEnergy { crew, to: shield },
        SquadReactivated { crew },
        SquadDisabled {
            crew,
            threat: skirmishers,
        },
        StoredSquadDisabled {
            station: Station::LowerRed,
            threat: threat("I2-02"),
        },
        Launches { crew },
        Returns { crew },
        MendsFissure {
            crew,
            threat: threat("SI1-04"),
            damage: 1,
            hit_points: 2,
        },
        RocketLaunched {
            crew,
            rockets: 1,
            left: 2,
        },
        RocketLaunched {
            crew,
            rockets: 2,
            left: 1,
        },
        Maintains { crew, phase: 1 },
        Looks { crew, together: 2 },
        KnockedOut {
            crew,
            threat: skirmishers,
        },
        ServedTogether {
            threat: threat("SI2-03"),
            bonus: 2,
            damage: 5,
            hit_points: 7,
        },
        Scorched {
            threat: fighter,
            damage: 1,
            hit_points: 4,
        },
        Advances {
            threat: skirmishers,
            from: 12,
            to: 9,
        },
        Spared { threat: fighter },
        LastBlow {
            threat: threat("SE2-05"),
        },
        LastBlow {
            threat: threat("SE1-08"),
        },
        LastBlow {
            threat: threat("I3-102"),
        },
        LastBlow {
            threat: threat("SI3-106"),
        },
        Multiplied {
            zone: Zone::Red,
            points: 1,
            tiles: 2,
        },
        DamageCounted {
            zone: Zone::White,
            total: 2,
        },
        EnergyLost {
            container: shield,
            amount: 2,
        },
        EnergyShorted {
            from: Container::Reactor(Zone::White),
            to: shield,
            amount: 1,
        },
        FuelLost { left: 1 },
        RocketDestroyed { left: 2 },
        SpeedChanged {
            threat: fighter,
            speed: 4,
        },
        ShieldChanged {
            threat: fighter,
            shield: -1,
        },
        HurtsItself {
            threat: skirmishers,
            amount: 1,
            damage: 2,
        },
        Revealed { threat: fighter },
        Grows {
            threat: threat("SI1-03"),
        },
        BoostsAttacks {
            threat: threat("E2-02"),
        },
        BoostsShields {
            threat: threat("E2-06"),
        },
        Prowls {
            threat: skirmishers,
            from: Station::UpperRed,
            to: Station::UpperWhite,
        },
        Stays {
            threat: skirmishers,
        },
        Spreads {
            threat: threat("I2-01"),
            to: Station::LowerWhite,
        },
        RocketAdvances,
        Observation { phase: 2, best: 3 },
        Lost {
            loss: Loss::ZoneDestroyed { zone: Zone::Blue },
            threat: None,
        },
        Jumped,
    ];
    for part in [
        "ThreatAppears",
        "PlayerActions",
        "ComputeDamage",
        "ThreatActions",
        "MaintenanceCheck",
        "ResolveRockets",
        "Jump",
    ] {
        use space_alert::step::Part as P;
        let part = match part {
            "ThreatAppears" => P::ThreatAppears,
            "PlayerActions" => P::PlayerActions,
            "ComputeDamage" => P::ComputeDamage,
            "ThreatActions" => P::ThreatActions,
            "MaintenanceCheck" => P::MaintenanceCheck,
            "ResolveRockets" => P::ResolveRockets,
            _ => P::Jump,
        };
        steps.push(Part { part });
    }
    for id in ThreatId::all() {
        steps.push(Appears {
            threat: id,
            position: 12,
        });
        for square in [Square::X, Square::Y, Square::Z] {
            steps.push(Acts { threat: id, square });
        }
        steps.push(Destroyed {
            threat: id,
            by: Blow::Volley,
            points: 4,
        });
        steps.push(Survived {
            threat: id,
            points: 2,
        });
        for doom in [Doom::TakenOver, Doom::BrokenApart, Doom::BlownUp] {
            steps.push(Lost {
                loss: Loss::Doomed { doom },
                threat: Some(id),
            });
        }
        for (damage, hit_points) in [(1, 2), (2, 2)] {
            let station = Station::LowerBlue;
            steps.push(Attacks {
                crew,
                threat: id,
                station,
                damage,
                hit_points,
            });
            for system in [System::A, System::B, System::C] {
                steps.push(Repairs {
                    crew,
                    threat: id,
                    system,
                    amount: 1,
                    damage,
                    hit_points,
                });
            }
        }
        for amount in 0..3 {
            steps.push(Heals {
                threat: id,
                amount,
                damage: 1,
            });
            steps.push(Harm {
                threat: id,
                zone: Zone::Red,
                amount,
            });
        }
    }
    for by in [
        Blow::Explosion,
        Blow::Itself,
        Blow::Repair,
        Blow::Battlebots,
        Blow::Interceptors,
        Blow::Together,
        Blow::NoRockets,
        Blow::LoneRepairer,
    ] {
        steps.push(Destroyed {
            threat: skirmishers,
            by,
            points: 4,
        });
        steps.push(Destroyed {
            threat: fighter,
            by,
            points: 4,
        });
    }
    for twist in [
        Twist::Plain,
        Twist::Cryoshield,
        Twist::ShieldsBroken,
        Twist::Swarm,
        Twist::MotherSwarm,
        Twist::Polarized,
    ] {
        for (dealt, shield) in [(0, 2), (1, -2), (2, 0)] {
            steps.push(Hit {
                threat: fighter,
                strength: 2,
                shield,
                dealt,
                damage: dealt,
                hit_points: 4,
                twist,
            });
        }
    }
    for action in Action::ALL {
        steps.push(Plays { crew: 0, action });
        for moved in 0..3 {
            let cause = DelayCause::LiftBusy;
            steps.push(Delayed {
                crew,
                turn: 4,
                cause,
                moved,
                lost: action.into(),
            });
        }
    }
    for cause in [
        DelayCause::LiftBusy,
        DelayCause::LiftDamaged,
        DelayCause::Misplay,
        DelayCause::Slime,
        DelayCause::Computer,
        DelayCause::Threat,
        DelayCause::InSpace,
    ] {
        steps.push(DelayIdle {
            crew: 4,
            turn: 13,
            cause,
        });
    }
    for way in [Way::Door, Way::Lift, Way::Heroic, Way::SquadLeader] {
        for to in Station::ALL {
            steps.push(Moves {
                crew,
                from: Station::UpperRed,
                to,
                way,
            });
            for active in [true, false] {
                steps.push(SquadTaken {
                    crew,
                    station: to,
                    active,
                });
            }
        }
    }
    for station in Station::ALL {
        let weapon = Weapon::of(station);
        for heroic in [true, false] {
            steps.push(Activated {
                crew,
                weapon,
                heroic,
            });
        }
        steps.push(Fires {
            weapon,
            threat: skirmishers,
            strength: 3,
        });
    }
    for weapon in [Weapon::Rocket, Weapon::Interceptors] {
        for why in [Miss::NoTarget, Miss::Decoy, Miss::Blind] {
            steps.push(Misses { weapon, why });
        }
    }
    for zone in Zone::ALL {
        for tile in Tile::ALL {
            steps.push(TileDrawn {
                zone,
                tile,
                total: 2,
            });
        }
        for (from, to) in [
            (Container::Bank, Container::Reactor(zone)),
            (Container::Reactor(zone), Container::Shield(zone)),
        ] {
            for amount in [1, 2] {
                steps.push(EnergyMoved {
                    crew,
                    from,
                    to,
                    amount,
                });
            }
        }
        for (strength, absorbed) in [(2, 2), (2, 1), (2, 0)] {
            for ignores_shields in [false, true] {
                steps.push(Attack {
                    threat: fighter,
                    zone,
                    strength,
                    absorbed,
                    ignores_shields,
                });
            }
        }
    }
    for flag in [true, false] {
        steps.push(StaysInSpace { crew, heroic: flag });
        steps.push(DoublesDamage {
            threat: threat("SI1-04"),
            all: flag,
        });
        steps.push(ComputerCheck {
            phase: 1,
            passed: flag,
        });
    }
    steps.extend(WHYS.map(|why| NoEffect {
        crew,
        action: Action::C,
        why,
    }));
    steps.extend(frontier_steps());
    steps
}

/// The steps of The New Frontier.
fn frontier_steps() -> Vec<Step> {
    use Step::*;
    let (crew, station, zone) = (1, Station::LowerBlue, Zone::Red);
    let (one, many) = (threat("E3-105"), threat("I3-105"));
    let mut steps = vec![
        SecondSymbolDelayed {
            crew,
            turn: 5,
            cause: DelayCause::Slime,
            second: Action::A,
            moved: 1,
            lost: SlotCard::EMPTY,
        },
        SymbolIgnored {
            crew,
            action: Action::Blue,
        },
        FliesTo { crew, distance: 2 },
        UltraFastReturn { crew },
        Teleported {
            crew,
            from: Station::UpperRed,
            to: station,
        },
        Stimulated { crew, by: 0 },
        Concentrates { crew },
        InhibitorGiven { crew },
        KnockOutPrevented { crew },
        TemporaryShields {
            crew,
            amounts: [2, 1, 1],
        },
        SpecialPoints { crew, points: -1 },
        CubePlaced {
            crew,
            weapon: Weapon::PulseCannon,
        },
        TileRepaired {
            crew,
            zone,
            tile: Tile::Gravolift,
            total: 1,
        },
        ThreatsSlowed { crew },
        JumpsEarly { crew },
        Poisoned { crew },
        SabotageRepaired {
            crew,
            station,
            system: System::B,
        },
        RepeatsTurn { crew },
        ShieldAdded { zone, amount: 2 },
    ];
    for threat in [one, many] {
        for flag in [true, false] {
            steps.push(PhaseChanged {
                threat,
                in_phase: flag,
            });
            steps.push(JumpsTo {
                threat,
                zone,
                jumped: flag,
            });
            steps.push(DoorsSealed { threat, red: flag });
            steps.push(ShieldsReversed { threat, adds: flag });
        }
        steps.push(Calls {
            threat,
            called: many,
        });
        steps.push(NotReached { threat, points: 1 });
        steps.push(OpticsDisrupted { threat, zone });
        steps.push(MineLaid { threat, station });
        steps.push(Infected { threat, crew });
        steps.push(Attaches { threat, crew });
        steps.push(Sabotaged { threat, station });
        steps.push(DrawsCard {
            threat,
            drawn: many,
        });
    }
    for specialization in Specialization::ALL {
        for advanced in [true, false] {
            steps.push(PlaysSpecial {
                crew,
                specialization,
                advanced,
            });
        }
        steps.push(SpecialNoEffect {
            crew,
            specialization,
            why: Why::BadPair,
        });
    }
    steps
}

const WHYS: [Why; 31] = [
    Why::EdgeOfShip,
    Why::AlreadyThere,
    Why::NoEnergy,
    Why::AlreadyActivated,
    Why::Full,
    Why::SourceEmpty,
    Why::BurntForNothing,
    Why::NoFuel,
    Why::Irreparable,
    Why::NoSquad,
    Why::SquadDisabled,
    Why::SpaceTaken,
    Why::InterceptorsLost,
    Why::StorageEmpty,
    Why::SquadActive,
    Why::NoIntruder,
    Why::NoRocket,
    Why::RocketTrackBusy,
    Why::MaintainedAlready,
    Why::MaintenanceTooLate,
    Why::NeedsThree,
    Why::SwitchedOff,
    Why::SealedDoor,
    Why::WrongStation,
    Why::WrongTurn,
    Why::BadPair,
    Why::WouldFinish,
    Why::NothingToRepair,
    Why::NothingToTeleport,
    Why::JamNeedsEnergy,
    Why::OwnParasite,
];

fn threat(code: &str) -> ThreatId {
    ThreatId::from_code(code).unwrap()
}

/// A state in which every internal threat is on the inside and everything else outside.
fn stage() -> State {
    let threats = [
        Scheduled {
            number: 1,
            track: Track::Red,
            threat: threat("E1-07"),
        },
        Scheduled {
            number: 2,
            track: Track::Internal,
            threat: threat("I1-01"),
        },
    ];
    let boards = [
        Trajectory::T1,
        Trajectory::T2,
        Trajectory::T3,
        Trajectory::T4,
    ];
    let mission = Mission::new(
        Level::Mission,
        boards,
        &threats,
        [Tile::ALL; 3],
        Carried::default(),
    );
    State::new(&mission.unwrap(), &Plan::new(5))
}

/// No message is missing, no variable is empty, no id shows through.
fn told(texts: &[Text]) {
    for lang in Lang::ALL {
        for text in texts {
            let said = Words::of(lang)
                .check(text)
                .unwrap_or_else(|e| panic!("{text:?}: {e:?}"));
            let raw = [
                "sa-flight-",
                "sa-threat-",
                "sa-card-",
                "sa-station-",
                "sa-tile-",
                "{",
                "}",
                "  ",
                " .",
            ];
            for sign in raw {
                assert!(!said.contains(sign), "{lang:?} {text:?}: {said:?}");
            }
            assert!(
                said.chars().next().is_some_and(char::is_uppercase),
                "{said:?}"
            );
        }
    }
}

#[test]
fn every_step_is_told() {
    let (narrator, state) = (Narrator::new(Level::Mission, labels()), stage());
    let steps = every_step();
    let names: BTreeSet<String> = steps
        .iter()
        .map(|s| {
            format!("{s:?}")
                .split([' ', '{'])
                .next()
                .unwrap()
                .to_owned()
        })
        .collect();
    let listed: BTreeSet<String> = variants(STEPS, "Step").into_iter().collect();
    assert_eq!(names, listed, "every kind of step has an example here");
    let texts: Vec<Text> = steps
        .iter()
        .map(|step| narrator.say(step, &state))
        .collect();
    told(&texts);

    // Nothing in the file is left over either.
    let mut used: BTreeSet<String> = texts.iter().map(|t| t.id.clone()).collect();
    let refs = texts.iter().flat_map(|t| t.args.values());
    used.extend(refs.filter_map(|arg| match arg {
        Arg::Ref { id } => Some(id.clone()),
        _ => None,
    }));
    for (id, _) in flight_messages(Lang::En) {
        assert!(used.contains(&id), "{id} is never said");
    }
}

/// Values that the sentences name, whether or not a sentence of this test does.
#[test]
fn every_value_has_a_name() {
    for (source, name, group) in [
        (REASONS, "Why", "sa-flight-why"),
        (REASONS, "DelayCause", "sa-flight-delay"),
        (STEPS, "Part", "sa-flight-part"),
        (SHIP_SYSTEMS, "Weapon", "sa-weapon"),
        (REASONS, "Blow", "sa-flight-destroyed"),
        (ACTIONS, "Action", "sa-card"),
        (PLACES, "Station", "sa-station"),
        (PLACES, "Zone", "sa-zone-name"),
        (MISSION, "Track", "sa-track"),
        (MISSION, "Level", "sa-level"),
    ] {
        let values = variants(source, name);
        assert!(values.len() > 2, "{name}: {values:?}");
        for value in values {
            let id = id(group, Shown(&value));
            for lang in Lang::ALL {
                let said = Words::of(lang).get(&id);
                assert_ne!(said, id, "{name}::{value} has no message in {lang:?}");
            }
        }
    }
}

struct Shown<'a>(&'a str);

impl std::fmt::Debug for Shown<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.0)
    }
}

/// The messages of the flight with their source.
fn flight_messages(lang: Lang) -> BTreeMap<String, String> {
    let source = lang
        .files()
        .iter()
        .find(|f| f.topic == "flight-steps")
        .unwrap()
        .source;
    let mut messages = BTreeMap::new();
    let mut current = String::new();
    for line in source.lines() {
        if line.starts_with("sa-flight-") {
            current = line.split(' ').next().unwrap().to_owned();
        }
        if !line.starts_with('#') {
            messages
                .entry(current.clone())
                .or_insert_with(String::new)
                .push_str(line);
        }
    }
    messages.remove("");
    messages
}

/// Every variable of a message is given by the step, or is an attribute of something the step gives, in every branch.
#[test]
fn every_variable_is_given() {
    let (narrator, state) = (Narrator::new(Level::Mission, labels()), stage());
    for lang in Lang::ALL {
        let messages = flight_messages(lang);
        for step in every_step() {
            let text = narrator.say(&step, &state);
            let mut given: BTreeSet<String> = BTreeSet::new();
            for (name, arg) in &text.args {
                given.insert(name.clone());
                if let Arg::Ref { id } = arg {
                    given.extend(attributes(lang, id).iter().map(|a| format!("{name}_{a}")));
                }
            }
            let wanted = messages[&text.id].split('$').skip(1).map(|rest| {
                let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '_');
                rest[..end.unwrap_or(rest.len())].to_owned()
            });
            for variable in wanted {
                assert!(
                    given.contains(&variable),
                    "{lang:?} {}: ${variable}",
                    text.id
                );
            }
        }
    }
}

fn attributes(lang: Lang, id: &str) -> Vec<String> {
    let start = format!("\n{id} =");
    for file in lang.files() {
        if let Some((_, after)) = file.source.split_once(&start) {
            return after
                .lines()
                .skip(1)
                .map_while(|line| line.strip_prefix("    ."))
                .map(|line| line.split(' ').next().unwrap().to_owned())
                .collect();
        }
    }
    Vec::new()
}

/// Every step of every recorded mission, in both languages.
#[test]
fn recorded_missions_are_told() {
    let narrator = Narrator::new(Level::Mission, labels());
    let mut texts = BTreeMap::new();
    for name in ["consensus", "solved", "heroic"] {
        let path = format!(
            "{}/tests/vectors/{name}.jsonl.gz",
            env!("CARGO_MANIFEST_DIR")
        );
        let reader = flate2::read::GzDecoder::new(std::fs::File::open(path).unwrap());
        for line in BufReader::new(reader).lines() {
            let vector: RecordedMission = serde_json::from_str(&line.unwrap()).unwrap();
            let (mission, plan) = vector.mission.to_mission().unwrap();
            for (step, state) in space_alert::record_flight(&mission, &plan).0.frames {
                let text = narrator.say(&step, &state);
                texts.entry(format!("{text:?}")).or_insert(text);
            }
        }
    }
    assert!(texts.len() > 5_000, "{}", texts.len());
    told(&texts.into_values().collect::<Vec<_>>());
}

/// Proves SA-15.10.
#[test]
fn a_test_run_speaks_of_no_points() {
    let narrator = Narrator::new(Level::TestRun, labels());
    let step = Step::Destroyed {
        threat: threat("E1-01"),
        by: Blow::Volley,
        points: 4,
    };
    let said = |lang| Words::of(lang).say(&narrator.say(&step, &stage()));
    assert_eq!(said(Lang::En), "The Pulse Ball is destroyed.");
    assert_eq!(said(Lang::Fr), "Le Pulsar est détruit.");
}

/// Sentences as people will read them, with articles, elision and agreement.
#[test]
fn the_grammar_holds() {
    let narrator = Narrator::new(Level::Mission, labels());
    let state = stage();
    let check = |step: Step, en: &str, fr: &str| {
        let text = narrator.say(&step, &state);
        assert_eq!(Words::of(Lang::En).say(&text), en);
        assert_eq!(Words::of(Lang::Fr).say(&text), fr.replace('~', "\u{a0}"));
    };
    let destroyed = |code, by| Step::Destroyed {
        threat: threat(code),
        by,
        points: 8,
    };
    check(
        destroyed("SE1-01", Blow::Volley),
        "The Frigate is destroyed: 8 points.",
        "La Frégate est détruite~: 8 points.",
    );
    check(
        destroyed("I1-07", Blow::Repair),
        "Unstable Warheads are repaired: 8 points.",
        "Les Têtes nucléaires instables sont réparées~: 8 points.",
    );
    check(
        Step::Advances {
            threat: threat("E1-09"),
            from: 9,
            to: 7,
        },
        "The Amoeba advances from square 9 to 7.",
        "L’Amibe avance de la case 9 à la case 7.",
    );
    check(
        Step::LastBlow {
            threat: threat("SE1-08"),
        },
        "Fragments of the Asteroid hit the ship.",
        "Des fragments de l’Astéroïde frappent le vaisseau.",
    );
    check(
        Step::LastBlow {
            threat: threat("SI3-106"),
        },
        "The Cyber Gremlin strikes at the jump.",
        "Le Gremlin cybernétique frappe au moment du saut.",
    );
    check(
        Step::Attack {
            threat: threat("E1-07"),
            zone: Zone::White,
            strength: 3,
            absorbed: 1,
            ignores_shields: false,
        },
        "Attack 3 on the white zone: the shield absorbs 1, 2 damage.",
        "Attaque 3 sur la zone blanche~: le bouclier absorbe 1, dégâts 2.",
    );
    check(
        Step::Moves {
            crew: 0,
            from: Station::UpperRed,
            to: Station::UpperWhite,
            way: Way::Door,
        },
        "Ana goes to the bridge.",
        "Ana va vers la passerelle.",
    );
    check(
        Step::NoEffect {
            crew: 1,
            action: Action::Red,
            why: Why::EdgeOfShip,
        },
        "Yellow plays the red arrow, without effect: the ship ends there.",
        "Jaune joue la flèche rouge, sans effet~: le vaisseau s’arrête là.",
    );
    check(
        Step::Misses {
            weapon: Weapon::Rocket,
            why: Miss::Decoy,
        },
        "The rocket goes for a phantom and is lost.",
        "La roquette vise un fantôme, en vain.",
    );
    check(
        Step::Appears {
            threat: threat("I1-01"),
            position: 13,
        },
        "The Skirmishers appear in Upper Red, square 13 of the internal trajectory.",
        "Les Éclaireurs apparaissent dans la station rouge supérieure, case 13 de la trajectoire interne.",
    );
}
