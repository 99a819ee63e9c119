//! The command line itself: help, usage errors, and options in any position.

use crate::command::{Ran, hangar, hangar_with};

fn refused(line: &[&str], lang: &str) -> String {
    let ran = hangar_with(&[("HANGAR_LANG", lang)], line);
    assert_eq!((ran.status, ran.stdout.as_str()), (2, ""), "{line:?}");
    ran.stderr
}

fn printed(ran: Ran) -> String {
    assert_eq!((ran.status, ran.stderr.as_str()), (0, ""));
    ran.stdout
}

#[test]
fn help_is_in_the_requested_language() {
    let said = |variables: &[(&str, &str)], line: &[&str]| {
        let help = printed(hangar_with(variables, line));
        match (
            help.contains("\nUsage: "),
            help.contains("\nUtilisation\u{a0}: "),
        ) {
            (true, false) => "en",
            (false, true) => "fr",
            _ => panic!("{help}"),
        }
    };
    assert_eq!(said(&[], &["--help"]), "en");
    assert_eq!(said(&[], &["--help", "--lang", "fr"]), "fr");
    assert_eq!(said(&[], &["--lang=fr", "mission", "random", "-h"]), "fr");
    assert_eq!(
        said(&[("LANG", "fr_FR.UTF-8")], &["resolve", "--help"]),
        "fr"
    );
    assert_eq!(
        said(&[("LANG", "fr_FR.UTF-8"), ("HANGAR_LANG", "en")], &["-h"]),
        "en"
    );
    assert_eq!(
        said(&[("HANGAR_LANG", "fr")], &["help", "mission", "random"]),
        "fr"
    );
    assert_eq!(
        said(
            &[("HANGAR_LANG", "fr")],
            &["serve", "--help", "--lang", "en"]
        ),
        "en"
    );
}

#[test]
fn help_command_and_help_flag_print_the_same() {
    for path in [&["serve"][..], &["mission", "random"], &["help"]] {
        let asked = [&["help"][..], path].concat();
        let flag = [path, &["--help"]].concat();
        assert_eq!(printed(hangar(&asked)), printed(hangar(&flag)));
    }
    let no = refused(&["help", "resolv"], "en");
    assert!(no.starts_with("hangar: Unknown command “resolv”."), "{no}");
}

#[test]
fn the_language_may_stand_before_or_after_the_command() {
    let file = "docs/missions/test-run.json";
    let before = hangar(&["--lang", "fr", "resolve", "--quiet", file]);
    let after = hangar(&["resolve", "--quiet", file, "--lang", "fr"]);
    assert_eq!(before.stdout, after.stdout);
    assert!(
        before.stdout.starts_with("Mission réussie"),
        "{}",
        before.stderr
    );
    let plain = printed(hangar(&["--lang", "fr", "mission", "S2-4"]));
    assert!(plain.contains("Menace sérieuse"), "{plain}");
    // The same for options that exist with and without `random`.
    let json = ["mission", "--json", "random", "--seed", "7"];
    assert!(printed(hangar(&json)).starts_with('{'));
    // And colours.
    let colours = ["--color", "always", "resolve", file];
    assert!(hangar(&colours).stdout.contains('\u{1b}'));
}

#[test]
fn wrong_command_lines_are_explained_in_both_languages() {
    // The line, and how the explanation begins.
    let cases: [(&[&str], &str, &str); 16] = [
        (
            &["resolv", "x"],
            "Unknown command “resolv”.\nDid you mean resolve?",
            "Commande inconnue «_resolv_».\nVouliez-vous dire resolve_?",
        ),
        (
            &["resolve", "--colour", "x"],
            "Unknown option --colour.\nDid you mean --color?",
            "Option inconnue --colour.\nVouliez-vous dire --color_?",
        ),
        (
            &["--json", "resolve", "x"],
            "Unknown option --json. It belongs to `hangar verify`, `hangar rule`, `hangar space-alert mission`, `hangar space-alert resolve`,",
            "Option inconnue --json. Elle appartient à `hangar verify`, `hangar rule`, `hangar space-alert mission`, `hangar space-alert resolve`,",
        ),
        (&["resolve"], "Missing: <FILE>", "Il manque_: <FICHIER>"),
        (
            &["resolve", "x", "y"],
            "Unexpected argument “y”.",
            "Argument inattendu «_y_».",
        ),
        (
            &["resolve", "x", "--lang"],
            "--lang <LANGUAGE> needs a value: en or fr.",
            "--lang <LANGUE> demande une valeur_: en ou fr.",
        ),
        (
            &["--lang", "de"],
            "Invalid value “de” for --lang <LANGUAGE>: expected en or fr.",
            "Valeur «_de_» non valide pour --lang <LANGUE>_: attendu en ou fr.",
        ),
        (
            &["--listen", "here"],
            "Invalid value “here” for --listen <ADDRESS>: expected an address and a port, such as 0.0.0.0:7878.",
            "Valeur «_here_» non valide pour --listen <ADRESSE>_: attendu une adresse et un port, comme 0.0.0.0:7878.",
        ),
        (
            &["mission", "random", "--crew", "9"],
            "Invalid value “9” for --crew <N>: expected a whole number from 1 to 5.",
            "Valeur «_9_» non valide pour --crew <N>_: attendu un nombre entier de 1 à 5.",
        ),
        (
            &["completions", "tcsh"],
            "Invalid value “tcsh” for <SHELL>: expected one of bash,",
            "Valeur «_tcsh_» non valide pour <SHELL>_: attendu l’une de ces valeurs_: bash,",
        ),
        (
            &["resolve", "x", "--quiet=3"],
            "--quiet takes no value (found “3”).",
            "--quiet ne prend pas de valeur (trouvé «_3_»).",
        ),
        (
            &["resolve", "x", "-q", "-q"],
            "--quiet can be given only once.",
            "--quiet ne se donne qu’une fois.",
        ),
        (
            &["resolve", "x", "--rules", "--json"],
            "--rules cannot be combined with --json.",
            "--rules ne se combine pas avec --json.",
        ),
        (
            &["mission", "--audio", "a.ogg", "random", "--json"],
            "--json cannot be combined with --audio.",
            "--json ne se combine pas avec --audio.",
        ),
        (
            &["mission", "random", "--no-music"],
            "--no-music requires --audio.",
            "--no-music demande aussi --audio.",
        ),
        (
            &["--open", "mission"],
            "--open is an option of `hangar serve` and cannot be given before `mission`.",
            "--open est une option de `hangar serve` et ne peut pas précéder `mission`.",
        ),
    ];
    for (line, en, fr) in cases {
        let fr = fr.replace('_', "\u{a0}");
        for (lang, begin) in [("en", en), ("fr", fr.as_str())] {
            let said = refused(line, lang);
            assert!(
                said.starts_with(&format!("hangar: {begin}")),
                "{line:?}: {said}"
            );
            for word in ["error:", "tip:", "For more information"] {
                assert!(!said.contains(word), "{said}");
            }
            let usage =
                ["\nUsage: hangar", "\nUtilisation\u{a0}: hangar"][usize::from(lang == "fr")];
            assert!(said.contains(usage), "{said}");
        }
    }
}

#[test]
fn shells_complete_commands_options_and_values() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let script = printed(hangar(&["completions", shell]));
        for word in ["resolve", "random", "listen", "advanced-simulation", "lang"] {
            assert!(script.contains(word), "{shell}: {word}");
        }
        let french = printed(hangar(&["completions", shell, "--lang", "fr"]));
        assert_eq!(french != script, shell != "bash", "bash shows no texts");
    }
}
