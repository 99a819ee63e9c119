//! Every message that the game names exists in every language.

use battleship_galaxies::refusal::Reason;
use i18n::{Lang, Words};
use table::{Arg, Text};

/// A text is said without holes.
fn said(text: &Text) {
    for lang in Lang::ALL {
        let words = Words::of(lang).check(text);
        assert!(words.is_ok(), "{} {}: {words:?}", lang.code(), text.id);
    }
}

/// Proves BG-26.6.
#[test]
fn every_refusal_has_its_words_and_names_a_rule() {
    let rules = std::fs::read_to_string(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../docs/rules/battleship-galaxies.json"
    ))
    .unwrap();
    let rules: std::collections::BTreeMap<String, String> = serde_json::from_str(&rules).unwrap();
    for reason in Reason::ALL {
        said(
            &Text::new(reason.code())
                .with("need", 3u8)
                .with("have", 2u8)
                .with("about", Arg::from("x")),
        );
        assert!(
            rules.contains_key(reason.rule()),
            "{reason:?} names {}",
            reason.rule()
        );
    }
}

#[test]
fn every_question_has_its_words() {
    use battleship_galaxies::data::WindowKind;
    use battleship_galaxies::rules::legal_commands::Waiting;
    use battleship_galaxies::state::OfferKind;
    let mut all = vec![
        Waiting::Placing,
        Waiting::ChooseFirst,
        Waiting::Discard,
        Waiting::DrawChoice,
        Waiting::KeepCard,
        Waiting::Energy,
        Waiting::Deploy,
        Waiting::Action,
        Waiting::Movement,
        Waiting::Attacks,
        Waiting::ChooseHero,
        Waiting::ChooseDamaged,
        Waiting::EndOfTurn,
        Waiting::Asteroids,
        Waiting::Over,
    ];
    for window in [
        WindowKind::AttackRolledMiss,
        WindowKind::AttackRolledHit,
        WindowKind::WouldBeDestroyed,
        WindowKind::Deploy,
    ] {
        all.push(Waiting::Window { window });
    }
    for offer in [
        OfferKind::Repair,
        OfferKind::Draw,
        OfferKind::MovementFinished,
    ] {
        all.push(Waiting::Offer { offer });
    }
    for waiting in all {
        said(&Text::new(battleship_galaxies::game::prompt_of(&waiting)));
    }
    for id in [
        "pass",
        "first",
        "end-phase",
        "end-movement",
        "end-activation",
        "agree",
        "decline",
    ] {
        said(&Text::new(format!("bg-option-{id}")).with("seat", 1u8));
    }
    for id in [
        "bg-prompt-list",
        "bg-prompt-undo",
        "bg-prompt-draw",
        "bg-faction-isn",
        "bg-faction-wretch",
    ] {
        said(&Text::new(id));
    }
}
