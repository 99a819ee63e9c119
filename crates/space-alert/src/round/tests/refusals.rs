//! Every refusal names its rule where there is one and has words in both languages.

use super::super::setup::Role;
use super::*;
use crate::trajectory::Trajectory;
use table::Text;
use words::{Lang, Words};

fn all() -> Vec<Refusal> {
    use Refusal::*;
    let (role, card) = (Role::Security, CardId(3));
    vec![
        UnknownScript("S9-9".into()),
        NeedsExpansion("NF-1".into()),
        Recipe(crate::generate::RecipeFault::NotInTestRun),
        SameTrajectory(Trajectory::T3),
        People(0),
        People(6),
        FiveNeedsTwo,
        UntimedIsSolo,
        CampaignIsRandom,
        SeatedTwice(Seat(1)),
        AndroidNames,
        NoSuchSeat,
        NotStarted,
        ActionOver,
        WrongStage("SA-7.50"),
        RoleGiven(role),
        RoleTaken(role),
        RoleNotHeld(role),
        NotCaptain,
        NoSuchSlot(13),
        SlotLocked(1),
        SlotLater(9),
        SoloLocked(1),
        SoloLater(9),
        SlotEmpty(2),
        NotYourBoard,
        NoSuchCrew(7),
        NotYourCard(card),
        CardLocked(card),
        AndroidFinal,
        AndroidSlotTaken(4),
        OwnHeroic,
        AndroidHeroic,
        SoloHeroic,
        NothingToUndo,
        LastPhase,
        SoloPhase,
        NoTransfer,
        AlreadyGave,
        GiveHeroic,
        GiveLocked,
        GiveToAndroid,
        GiveToSelf,
        AutomaticOfficers,
        NotOfficer(role),
        NothingAnnounced,
        BadNumber(9),
        WrongTrack,
        NoInternal,
        DeckEmpty,
        NoSuchThreat(5),
        CommunicationsDown,
        BadPiece,
        TooEarly,
        NotPausable,
        AlreadyHeld,
        NotHeld,
        NothingToConfirm,
        NotAMistake,
        NotYourRepair,
        ZoneRepaired,
        NotBroken,
        NoBerth,
        BadBerth,
        NoFilm,
        NoProjection,
    ]
}

#[test]
fn every_refusal_can_be_said() {
    let all = all();
    for lang in Lang::ALL {
        let words = Words::of(lang);
        for refused in all.iter().map(|refusal| refusal.refused()) {
            let text = Text {
                id: refused.code.clone(),
                args: refused.args,
            };
            let said = words.check(&text).unwrap();
            assert!(said.ends_with('.') && !said.contains('{'), "{said}");
        }
        assert!(words.check(&Text::new("round-silence")).is_ok());
    }
    let mut codes: Vec<_> = all.iter().map(|refusal| refusal.refused().code).collect();
    codes.dedup();
    let number = codes.len();
    codes.sort();
    codes.dedup();
    assert_eq!(codes.len(), number, "each refusal has words of its own");
}

/// A rule that is named is a rule of the book. Only a clock that stands or runs already is no matter of the rules: that it
/// can be stopped is for learning.
#[test]
fn rules_are_named_by_their_ids() {
    for refusal in all() {
        let beyond = matches!(refusal, Refusal::AlreadyHeld | Refusal::NotHeld);
        let rule = refusal.refused().rule;
        assert_eq!(rule.is_none(), beyond, "{refusal:?}");
        if let Some(rule) = rule {
            let (section, number) = rule.strip_prefix("SA-").unwrap().split_once('.').unwrap();
            assert!(
                section.parse::<u8>().is_ok() && number.parse::<u8>().is_ok(),
                "{rule}"
            );
        }
    }
}
