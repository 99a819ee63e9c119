//! `hangar space-alert resolve`, also `hangar resolve`: resolves a mission file and prints the flight.

use crate::output::{self, TROUBLE};
use crate::rule;
use anstyle::{AnsiColor, Style};
use clap::builder::NonEmptyStringValueParser;
use i18n::{Words, system_errors};
use serde::Serialize;
use space_alert::flight_replay::FlightReplay;
use space_alert::mission_file::{Fault, MAX_BYTES, MissionFile};
use space_alert::narrate::{self, Narrator};
use space_alert::{Level, Mission, Outcome, Recording, Score, State, Step, record_flight};
use std::fmt::Write as _;
use std::fs::File;
use std::io::{self, Read};
use std::process::ExitCode;
use table::{Arg, Text};

/// Resolves a mission file and prints the flight turn by turn, with the score sheet
#[derive(clap::Args)]
pub struct Args {
    /// The mission file; - reads standard input
    #[arg(value_parser = NonEmptyStringValueParser::new())]
    file: String,
    /// Print the step stream as JSON: each step with its rule, its text and what it changes
    #[arg(long)]
    json: bool,
    /// Print the rule behind every step
    #[arg(long, conflicts_with_all = ["json", "quiet"])]
    rules: bool,
    /// Print only the result
    #[arg(long, short)]
    quiet: bool,
}

/// Reads the file, resolves it and prints the result.
pub fn run(args: Args, words: &'static Words) -> ExitCode {
    let name = if args.file == "-" {
        words.get("sa-resolve-stdin")
    } else {
        args.file.clone()
    };
    let bytes = match read(&args.file) {
        Ok(bytes) => bytes,
        Err(error) => {
            let text = Text::new("cli-cannot-read")
                .with("file", name)
                .with("why", words.say(&system_errors::system(&error)));
            return output::trouble(&words.say(&text));
        }
    };
    let file = match MissionFile::parse(&bytes) {
        Ok(file) => file,
        Err(faults) => return refuse(&args, &name, &faults, words),
    };
    let (mission, plan) = match file.flight() {
        Ok(flight) => flight,
        // A valid file can always be flown; this error would name the rule.
        Err(fault) => return output::trouble(fault.rule()),
    };
    for oops in file.idle_misplays() {
        let label = file
            .crew
            .iter()
            .find(|m| m.colour == oops.crew)
            .map(|m| m.label());
        let text = Text::new("sa-resolve-idle-misplay")
            .with("crew", label.unwrap_or_else(|| oops.crew.label(false)))
            .with("turn", oops.turn);
        anstream::eprintln!("hangar: {}", words.say(&text));
    }
    let (film, outcome) = record_flight(&mission, &plan);
    let text = if args.json && args.quiet {
        json(&Verdict::of(outcome))
    } else if args.json {
        json(&FlightReplay::record(&mission, &plan, &file.narrator()))
    } else if args.quiet {
        result(outcome, file.level, words)
    } else {
        let teller = Teller {
            words,
            narrator: file.narrator(),
            rules: args.rules,
        };
        let mut text = heading(&file, words);
        text.push_str(&teller.flight(&film));
        text.push_str(&summary(&film, outcome, &mission, words));
        if args.rules {
            text.push_str(&cited_rules(&film, words));
        }
        text
    };
    match output::print(&text, words) {
        Ok(()) if outcome.is_survived() => ExitCode::SUCCESS,
        Ok(()) => ExitCode::FAILURE,
        Err(why) => output::trouble(&why),
    }
}

/// The rules that the steps name, each with its sentence.
fn cited_rules(film: &Recording, words: &Words) -> String {
    let ids: std::collections::BTreeSet<&str> =
        film.frames.iter().map(|(step, _)| step.rule()).collect();
    let mut text = format!("\n{}\n", paint(BOLD, &words.get("sa-resolve-rules")));
    for id in ids {
        let sentence = rule::sentence(id, words).unwrap_or_default();
        let _ = writeln!(text, "  {id:<9} {sentence}");
    }
    text
}

/// Reads at most one byte more than a mission file may have; longer files are refused.
fn read(file: &str) -> io::Result<Vec<u8>> {
    let source: Box<dyn Read> = match file {
        "-" => Box::new(io::stdin().lock()),
        path => Box::new(File::open(path)?),
    };
    let mut bytes = Vec::new();
    source.take(MAX_BYTES as u64 + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// The errors of a file, one per line with its position.
fn refuse(args: &Args, name: &str, faults: &[Fault], words: &Words) -> ExitCode {
    if args.json {
        #[derive(Serialize)]
        struct Refusal<'a> {
            faults: &'a [Fault],
        }
        return match output::print(&json(&Refusal { faults }), words) {
            Ok(()) => ExitCode::from(TROUBLE),
            Err(why) => output::trouble(&why),
        };
    }
    for fault in faults {
        let mut place = format!("{name}:{}:{}", fault.line, fault.column);
        if !fault.path.is_empty() {
            let _ = write!(place, ": {}", fault.path);
        }
        let mut text = words.say(&fault.text);
        if let Some(rule) = fault.rule {
            let _ = write!(text, " ({rule})");
        }
        let text = Text::new("sa-resolve-fault")
            .with("place", place)
            .with("text", text);
        anstream::eprintln!("{}", words.say(&text));
    }
    let text = Text::new("sa-resolve-faults")
        .with("file", name)
        .with("count", faults.len() as i64);
    output::trouble(&words.say(&text))
}

/// Serialising plain data to memory does not fail.
fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default() + "\n"
}

/// The result alone.
#[derive(Serialize)]
struct Verdict {
    #[serde(flatten)]
    outcome: Outcome,
    #[serde(skip_serializing_if = "Option::is_none")]
    total: Option<i16>,
}

impl Verdict {
    fn of(outcome: Outcome) -> Verdict {
        let total = match outcome {
            Outcome::Survived { score } => Some(score.total()),
            Outcome::Lost { .. } => None,
        };
        Verdict { outcome, total }
    }
}

const BOLD: Style = Style::new().bold();
const PART: Style = AnsiColor::Cyan.on_default();
const GOOD: Style = AnsiColor::Green.on_default();
const BAD: Style = AnsiColor::Red.on_default();
const IDLE: Style = AnsiColor::Yellow.on_default();
const DIM: Style = Style::new().dimmed();

fn paint(style: Style, text: &str) -> String {
    format!("{style}{text}{style:#}")
}

fn heading(file: &MissionFile, words: &Words) -> String {
    let name = file
        .name
        .clone()
        .unwrap_or_else(|| words.get("sa-resolve-untitled"));
    let title = Text::new("sa-resolve-heading")
        .with("name", name)
        .with("level", narrate::message("sa-level", file.level));
    let names: Vec<String> = file.crew.iter().map(|m| said(m.label(), words)).collect();
    let crew = Text::new("sa-resolve-crew").with("names", names.join(", "));
    let boards = file.trajectories;
    let [red, white, blue] = boards.external.map(|b| format!("{b:?}"));
    let tracks = match boards.internal {
        Some(board) => Text::new("sa-resolve-boards").with("internal", format!("{board:?}")),
        None => Text::new("sa-resolve-boards-outside"),
    };
    let tracks = tracks
        .with("red", red)
        .with("white", white)
        .with("blue", blue);
    format!(
        "{}\n{}\n{}\n",
        paint(BOLD, &words.say(&title)),
        words.say(&crew),
        words.say(&tracks)
    )
}

/// A name that may be a message id.
fn said(label: Arg, words: &Words) -> String {
    match label {
        Arg::Word(word) => word,
        Arg::Number(number) => i18n::number(number),
        Arg::Ref { id } => words.get(&id),
    }
}

struct Teller<'a> {
    words: &'a Words,
    narrator: Narrator,
    rules: bool,
}

impl Teller<'_> {
    /// The flight, turn by turn. Parts without events are left out, and idle crew members share a line.
    fn flight(&self, film: &Recording) -> String {
        let mut text = String::new();
        let mut part = None;
        let mut idle = Vec::new();
        for (step, state) in &film.frames {
            if !idle.is_empty() && !matches!(step, Step::Idle { .. }) {
                self.idle(&mut text, &std::mem::take(&mut idle));
            }
            match step {
                Step::Turn { .. } => {
                    let _ = writeln!(text, "\n{}", paint(BOLD, &self.say(step, state)));
                    part = None;
                }
                Step::Part { .. } => part = Some((step, state)),
                // The effect of the card or the next heading is enough.
                Step::Plays { .. } | Step::TurnEnds { .. } => {}
                // A delay without effect is only shown with `--rules`.
                Step::DelayIdle { .. } if !self.rules => {}
                _ => {
                    if let Some((step, state)) = part.take() {
                        let _ = writeln!(text, "  {}", paint(PART, &self.say(step, state)));
                    }
                    match step {
                        Step::Idle { crew } => idle.push(self.narrator.label(usize::from(*crew))),
                        _ => self.line(&mut text, step, state),
                    }
                }
            }
        }
        text
    }

    fn idle(&self, text: &mut String, crew: &[Arg]) {
        let names: Vec<String> = crew.iter().map(|c| said(c.clone(), self.words)).collect();
        let line = Text::new("sa-resolve-idle").with("names", names.join(", "));
        let _ = write!(text, "    {}", paint(DIM, &self.words.say(&line)));
        if self.rules {
            let _ = write!(text, " {}", paint(DIM, "[SA-7.5]"));
        }
        text.push('\n');
    }

    fn line(&self, text: &mut String, step: &Step, state: &State) {
        let (depth, style) = manner(step);
        let indent = 2 * depth;
        let said = paint(style, &self.say(step, state));
        let _ = write!(text, "{:indent$}{said}", "");
        if self.rules {
            let _ = write!(text, " {}", paint(DIM, &format!("[{}]", step.rule())));
        }
        text.push('\n');
    }

    fn say(&self, step: &Step, state: &State) -> String {
        self.words.say(&self.narrator.say(step, state))
    }
}

/// Indentation (for consequences of another step) and colour of a step.
fn manner(step: &Step) -> (usize, Style) {
    use Step::*;
    match step {
        NoEffect { .. } | SpecialNoEffect { .. } | SymbolIgnored { .. } => (2, IDLE),
        Delayed { .. } | DelayIdle { .. } | SecondSymbolDelayed { .. } => (3, IDLE),
        Destroyed { .. } => (3, GOOD),
        TileDrawn { .. } | DamageCounted { .. } => (4, BAD),
        KnockedOut { .. }
        | SquadDisabled { .. }
        | StoredSquadDisabled { .. }
        | UltraFastReturn { .. }
        | Poisoned { .. }
        | Infected { .. }
        | Attaches { .. } => (3, BAD),
        KnockOutPrevented { .. } | SpecialPoints { .. } => (3, GOOD),
        Lost { .. } => (2, BAD),
        Jumped => (2, GOOD),
        Multiplied { .. } | EnergyLost { .. } => (4, Style::new()),
        HeroicEnergy { .. }
        | MendsFissure { .. }
        | Acts { .. }
        | Spared { .. }
        | Attack { .. }
        | Harm { .. }
        | EnergyShorted { .. }
        | FuelLost { .. }
        | RocketDestroyed { .. }
        | SpeedChanged { .. }
        | ShieldChanged { .. }
        | Heals { .. }
        | HurtsItself { .. }
        | Revealed { .. }
        | Grows { .. }
        | BoostsAttacks { .. }
        | BoostsShields { .. }
        | DoublesDamage { .. }
        | Prowls { .. }
        | Stays { .. }
        | Spreads { .. }
        | PhaseChanged { .. }
        | JumpsTo { .. }
        | Calls { .. }
        | NotReached { .. }
        | DoorsSealed { .. }
        | OpticsDisrupted { .. }
        | ShieldsReversed { .. }
        | ShieldAdded { .. }
        | MineLaid { .. }
        | Sabotaged { .. }
        | DrawsCard { .. }
        | RepeatsTurn { .. }
        | Stimulated { .. }
        | Teleported { .. }
        | TemporaryShields { .. }
        | CubePlaced { .. }
        | TileRepaired { .. }
        | ThreatsSlowed { .. }
        | JumpsEarly { .. }
        | Concentrates { .. }
        | InhibitorGiven { .. }
        | Survived { .. } => (3, Style::new()),
        Turn { .. }
        | Part { .. }
        | TurnEnds { .. }
        | Appears { .. }
        | Plays { .. }
        | PlaysSpecial { .. }
        | FliesTo { .. }
        | SabotageRepaired { .. }
        | Idle { .. }
        | Misplayed { .. }
        | Moves { .. }
        | Activated { .. }
        | EnergyMoved { .. }
        | FuelBurnt { .. }
        | Repairs { .. }
        | SquadTaken { .. }
        | SquadReactivated { .. }
        | Attacks { .. }
        | Launches { .. }
        | StaysInSpace { .. }
        | Returns { .. }
        | RocketLaunched { .. }
        | Maintains { .. }
        | Looks { .. }
        | ServedTogether { .. }
        | Fires { .. }
        | Misses { .. }
        | Hit { .. }
        | Scorched { .. }
        | Advances { .. }
        | LastBlow { .. }
        | RocketAdvances
        | ComputerCheck { .. }
        | Observation { .. } => (2, Style::new()),
    }
}

/// One line: survived with the points, or lost, with the turn and the cause.
fn result(outcome: Outcome, level: Level, words: &Words) -> String {
    let mut line = match outcome {
        Outcome::Survived { .. } if !level.is_full_length() => words.get("sa-resolve-survived"),
        Outcome::Survived { score } => words
            .say(&Text::new("sa-resolve-survived-points").with("points", i64::from(score.total()))),
        Outcome::Lost { turn, loss, threat } => {
            let why = words.say(&narrate::loss_text(loss, Some(threat)));
            words.say(
                &Text::new("sa-resolve-lost")
                    .with("turn", turn)
                    .with("why", why),
            )
        }
    };
    line.push('\n');
    line
}

/// The state of ship and threats at the end, and the score sheet.
fn summary(film: &Recording, outcome: Outcome, mission: &Mission, words: &Words) -> String {
    let style = if outcome.is_survived() { GOOD } else { BAD };
    let mut text = format!(
        "\n{}\n",
        paint(
            style.bold(),
            result(outcome, mission.level(), words).trim_end()
        )
    );
    let Some((_, end)) = film.frames.last() else {
        return text;
    };
    let [red, white, blue] = end.damage;
    let damage = Text::new("sa-resolve-damage")
        .with("red", red)
        .with("white", white)
        .with("blue", blue);
    let _ = writeln!(text, "{}", words.say(&damage));
    threats(&mut text, end, words);
    match outcome {
        Outcome::Survived { score } if mission.level().is_full_length() => {
            sheet(&mut text, &score, words);
        }
        Outcome::Survived { .. } => {
            let _ = writeln!(text, "{}", words.get("sa-resolve-no-score"));
        }
        Outcome::Lost { .. } => {}
    }
    text
}

fn threats(text: &mut String, end: &State, words: &Words) {
    if end.threats().is_empty() {
        return;
    }
    let _ = writeln!(text, "{}", words.get("sa-resolve-threats"));
    let rows: Vec<[String; 4]> = end
        .threats()
        .iter()
        .map(|t| {
            [
                format!("T+{}", t.number),
                said(narrate::message("sa-track", t.track), words),
                said(narrate::threat(t.id), words),
                said(narrate::message("sa-fate", t.fate), words),
            ]
        })
        .collect();
    for row in &rows {
        text.push(' ');
        for (i, cell) in row.iter().enumerate() {
            let width = rows.iter().map(|r| r[i].chars().count()).max().unwrap_or(0);
            let pad = if i == 3 {
                0
            } else {
                width - cell.chars().count()
            };
            let _ = write!(text, " {cell}{:pad$}", "");
        }
        text.push('\n');
    }
}

fn sheet(text: &mut String, score: &Score, words: &Words) {
    let rows = [
        ("sa-score-destroyed", score.destroyed),
        ("sa-score-survived", score.survived),
        ("sa-score-damage", score.damage),
        ("sa-score-worst-zone", score.worst_zone),
        ("sa-score-knocked-out", score.knocked_out),
        ("sa-score-disabled-battlebots", score.disabled_battlebots),
        ("sa-score-observation", score.observation),
        ("sa-score-special", score.special),
        ("sa-score-total", score.total()),
    ]
    .into_iter()
    .filter(|(id, points)| *id != "sa-score-special" || *points != 0)
    .map(|(id, points)| (words.get(id), points))
    .collect::<Vec<_>>();
    let width = rows
        .iter()
        .map(|(name, _)| name.chars().count())
        .max()
        .unwrap_or(0);
    let _ = writeln!(text, "{}", words.get("sa-score-title"));
    for (i, (name, points)) in rows.iter().enumerate() {
        let pad = width - name.chars().count();
        let points = i18n::number((*points).into());
        let line = format!("{name}{:pad$} {points:>4}", "");
        let is_total = i + 1 == rows.len();
        let line = if is_total { paint(BOLD, &line) } else { line };
        let _ = writeln!(text, "  {line}");
    }
}
