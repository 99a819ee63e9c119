//! Every refusal names its rule and has words in both languages.

use super::super::setup::Role;
use super::*;
use crate::generate::RecipeFault;
use crate::trajectory::Trajectory;
use i18n::{Lang, Words};
use table::Text;

#[path = "../../../tests/rule_ids/mod.rs"]
mod rule_ids;
use rule_ids::rule_ids;

fn all() -> Vec<Refusal> {
    use Refusal::*;
    let (role, card) = (Role::Security, CardId(3));
    let too_many_threats = RecipeFault::TooManyThreats {
        unconfirmed: 3,
        numbers: 8,
    };
    let does_not_fit = RecipeFault::DoesNotFit {
        announcements: 44,
        duration: 300,
    };
    vec![
        UnknownScript("S9-9".into()),
        NeedsExpansion("NF-1".into()),
        Recipe(RecipeFault::ThreatLevel { max: 16 }),
        Recipe(too_many_threats),
        Recipe(RecipeFault::Duration {
            min: 300,
            max: 1200,
        }),
        Recipe(RecipeFault::TooMany { max: 12 }),
        Recipe(RecipeFault::NotInTestRun),
        Recipe(does_not_fit),
        SameTrajectory(Trajectory::T3),
        People(0),
        People(6),
        FiveNeedsTwo,
        UntimedIsSolo,
        CampaignIsRandom,
        SeatedTwice(Seat(1)),
        AndroidNames,
        ExperienceNeedsSkills,
        RedNeedsThreats,
        RedInTraining,
        NoAndroidNeedsThree,
        HardSoloIsSolo,
        CampaignLength,
        NoSkills,
        NotDealt,
        UnknownSkill,
        SkillTaken,
        NoExplorers,
        BadExplorer("NF-10.5.6"),
        OpenBoxes,
        CampaignLevel,
        NoExtraCards,
        OwnSpecial,
        AndroidSkill,
        OneFace,
        NotTeleporter,
        TokensInTransfer,
        GiveSpecial,
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
        AlreadyRepaired,
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
        assert!(words.check(&Text::new("sa-round-silence")).is_ok());
    }
    let mut codes: Vec<_> = all.iter().map(|refusal| refusal.refused().code).collect();
    codes.dedup();
    let number = codes.len();
    codes.sort();
    codes.dedup();
    assert_eq!(codes.len(), number, "each refusal has words of its own");
}

/// A rule that is named is a rule of the book or a house rule, and those of `docs/rulings.md` are the house rules there are.
#[test]
fn rules_are_named_by_their_ids() {
    let known = rule_ids();
    for refusal in all() {
        let rule = table::Refusal::rule(&refusal);
        assert!(known.contains(rule), "{rule} behind {refusal:?}");
    }
    // The house rules of docs/rulings.md are among them.
    assert!(known.contains("SA-HR-01") && known.contains("SA-HR-08"));
}
