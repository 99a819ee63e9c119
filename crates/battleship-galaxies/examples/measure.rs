//! Win rates of two levels on a mission: `cargo run --release --example measure -- MISSION LEVEL0 LEVEL1 GAMES [DATA DIR]`.

use battleship_galaxies::bot::simulate::play;
use battleship_galaxies::data::{DataChoice, DataFiles};
use battleship_galaxies::setup::{BattleChoice, Rules, Setup};
use table::{BotLevel, Seed};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number: u8 = args[0].parse().unwrap();
    let level = |at: usize| BotLevel::ALL[args[at].parse::<usize>().unwrap()];
    let games: u64 = args[3].parse().unwrap();
    let data = match args.get(4) {
        None => DataChoice::embedded(),
        Some(dir) => {
            let read = |(name, _): (&'static str, &str)| {
                (
                    name,
                    std::fs::read_to_string(format!("{dir}/{name}")).unwrap(),
                )
            };
            let texts = DataFiles::DEFAULT_TEXTS.map(read);
            let texts = texts.iter().map(|(name, text)| (*name, text.as_str()));
            DataChoice::of(&DataFiles::parse(texts).unwrap()).unwrap()
        }
    };
    let setup = Setup {
        battle: BattleChoice::Mission {
            number,
            variant: None,
        },
        data,
        ..Setup::default()
    };
    let rules = Rules::new(&setup).unwrap();
    let (mut wins, mut rounds, mut commands) = ([0u32; 3], 0u64, 0u64);
    let mut why = std::collections::BTreeMap::new();
    let start = std::time::Instant::now();
    for seed in 0..games {
        let played = play(&rules, [level(1), level(2)], Seed::from_u64(seed)).unwrap();
        assert_eq!(played.refused, 0);
        wins[played.winner.map_or(2, usize::from)] += 1;
        rounds += u64::from(played.rounds);
        commands += played.entries as u64;
        *why.entry(format!("{:?} {:?}", played.winner, played.why))
            .or_insert(0) += 1;
    }
    println!(
        "mission {number} {}-{}: {wins:?}, {} rounds, {} commands, {:.2} s a game {why:?}",
        level(1),
        level(2),
        rounds / games,
        commands / games,
        start.elapsed().as_secs_f64() / games as f64
    );
}
