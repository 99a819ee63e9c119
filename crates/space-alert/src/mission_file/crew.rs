//! Reads the crew of a mission file: colours, cards, misplays.

use super::deck::{Deck, card};
use super::fault::Path;
use super::json::{Node, Value};
use super::reader::{Reader, field_at, value_of};
use super::vocabulary::{ACTIONS, COLOURS, SPECIAL_CARDS, SPECIALIZATIONS, word};
use super::{CrewEntry, Misplay, Options, Slot};
use crate::action::Action;
use crate::mission::{Level, MAX_CREW, is_misplay};
use crate::specialization::{SkillLevel, SpecialCards};
use table::Text;

impl Reader<'_> {
    pub fn crew(
        &mut self,
        node: &Node,
        path: &Path,
        level: Level,
        options: Options,
        expansion: bool,
    ) -> Option<Vec<CrewEntry>> {
        let nodes = self.list(node, path)?;
        if nodes.is_empty() || nodes.len() > MAX_CREW {
            let text = Text::new("sa-file-crew-size").with("count", nodes.len() as i64);
            self.forbid(node.at, path, "SA-2.38", text);
            return None;
        }
        let members: Vec<Option<CrewEntry>> = nodes
            .iter()
            .enumerate()
            .map(|(i, node)| self.member(node, &path.entry(i), level))
            .collect();
        for (i, member) in members.iter().enumerate() {
            let Some(member) = member else { continue };
            let before = || members[..i].iter().flatten();
            let first = members[..i]
                .iter()
                .position(|o| o.as_ref().is_some_and(|o| o.colour == member.colour));
            let (at, entry) = (nodes[i].at, path.entry(i));
            if let Some(first) = first {
                let text = Text::new("sa-file-colour-twice")
                    .with("colour", word(&COLOURS, &member.colour))
                    .with("first", path.entry(first).to_string());
                self.forbid(
                    field_at(&nodes[i], "colour"),
                    &entry.field("colour"),
                    "SA-2.38",
                    text,
                );
            }
            self.check_special(&nodes[i], &entry, member, expansion);
            let skill = member
                .specialization
                .map(|(specialization, _)| specialization);
            if skill.is_some() && before().any(|o| o.specialization.map(|(s, _)| s) == skill) {
                let text = Text::new("sa-file-specialization-twice");
                let path = entry.field("specialization");
                self.forbid(
                    field_at(&nodes[i], "specialization"),
                    &path,
                    "NF-8.1.7",
                    text,
                );
            }
            if !member.android && before().any(|o| o.android) {
                self.forbid(at, &entry, "SA-7.2", Text::new("sa-file-android-order"));
            }
        }
        if options.deck {
            self.check_cards(nodes, path, level, &members, expansion);
        }
        members.into_iter().collect()
    }

    fn member(&mut self, node: &Node, path: &Path, level: Level) -> Option<CrewEntry> {
        let fields = self.object(
            node,
            path,
            &[
                "colour",
                "name",
                "android",
                "slots",
                "specialization",
                "skill",
            ],
        )?;
        let colour = self
            .require(fields, "colour", path)
            .and_then(|n| self.word(n, &path.field("colour"), &COLOURS, "sa-file-kind-colour"));
        let name = fields
            .get("name")
            .and_then(|n| self.name(n, &path.field("name")));
        let android = self.bool(fields.get("android"), &path.field("android"), false);
        let slots = self
            .require(fields, "slots", path)
            .and_then(|n| self.slots(n, &path.field("slots"), level));
        let specialization = fields.get("specialization").and_then(|n| {
            let path = path.field("specialization");
            self.word(n, &path, &SPECIALIZATIONS, "sa-file-kind-specialization")
        });
        let skill = fields.get("skill").and_then(|n| {
            let path = path.field("skill");
            self.number(n, &path, 3, "NF-8.1.2", "sa-file-skill")
        });
        let skill = skill
            .and_then(|level| SkillLevel::try_from(level).ok())
            .unwrap_or(SkillLevel::THREE);
        Some(CrewEntry {
            colour: colour?,
            name,
            android,
            slots: slots?,
            specialization: specialization.map(|s| (s, skill)),
        })
    }

    /// Double halves and special cards need the expansion; special cards a specialization of that level (NF-8.1.2).
    fn check_special(&mut self, node: &Node, path: &Path, member: &CrewEntry, expansion: bool) {
        if member.specialization.is_some() && !expansion {
            let at = field_at(node, "specialization");
            let text = Text::new("sa-file-needs-expansion").with("what", "specialization");
            self.forbid(at, &path.field("specialization"), "NF-8.1.1", text);
        }
        let slots = value_of(node, "slots").map(|n| &n.value);
        // Special cards planned so far: all, and those used for the advanced action.
        let mut planned = [0, 0];
        for (turn, slot) in member.slots.iter().enumerate() {
            let at = match slots {
                Some(Value::Array(nodes)) => nodes.get(turn).map_or(node.at, |n| n.at),
                _ => node.at,
            };
            let row = path.field("slots");
            let path = row.entry(turn);
            let (special, is_double) = match *slot {
                Slot::Double(_) => (SpecialCards::None, true),
                Slot::Special { special, .. } => (special, false),
                _ => continue,
            };
            let level = member.specialization.map(|(_, level)| level);
            let needs_advanced = matches!(special, SpecialCards::Advanced | SpecialCards::Both);
            if !expansion {
                let (what, rule) = match is_double {
                    true => ("double", "NF-5.1.1"),
                    false => ("special", "NF-8.1.1"),
                };
                let text = Text::new("sa-file-needs-expansion").with("what", what);
                self.forbid(at, &path, rule, text);
            } else if !is_double && level.is_none() {
                self.forbid(at, &path, "NF-8.1.6", Text::new("sa-file-special-without"));
            } else if needs_advanced && level.is_some_and(|level| !level.cards().1) {
                self.forbid(at, &path, "NF-8.1.2", Text::new("sa-file-advanced-level"));
            } else if let (false, Some(level)) = (is_double, level) {
                planned[0] += if special == SpecialCards::Both { 2 } else { 1 };
                planned[1] += usize::from(needs_advanced);
                if planned[0] > level.cards().0 || planned[1] > 1 {
                    self.forbid(at, &path, "NF-8.1.4", Text::new("sa-file-special-again"));
                }
            }
        }
    }

    /// One symbol, or the two of a double half.
    fn symbols(&mut self, node: &Node, path: &Path) -> Option<[Action; 2]> {
        let Value::Array(nodes) = &node.value else {
            return Some([self.action(node, path)?, Action::None]);
        };
        let [first, second] = nodes.as_slice() else {
            let text = Text::new("sa-file-double-halves").with("count", nodes.len() as i64);
            self.forbid(node.at, path, "NF-5.1.1", text);
            return None;
        };
        let first = self.action(first, &path.entry(0));
        let second = self.action(second, &path.entry(1));
        let symbols = [first?, second?];
        if let Some(heroic) = symbols.iter().position(|symbol| symbol.is_heroic()) {
            let text = Text::new("sa-file-double-heroic");
            self.forbid(nodes[heroic].at, &path.entry(heroic), "NF-5.1.1", text);
            return None;
        }
        Some(symbols)
    }

    /// `{"special": "basic", "with": "red"}`
    fn special_card(&mut self, node: &Node, path: &Path) -> Option<Slot> {
        let fields = self.object(node, path, &["special", "with"])?;
        let special = self.require(fields, "special", path).and_then(|n| {
            let path = path.field("special");
            self.word(n, &path, &SPECIAL_CARDS, "sa-file-kind-special")
        })?;
        let with = match fields.get("with") {
            Some(n) => self.symbols(n, &path.field("with"))?,
            None => [Action::None; 2],
        };
        Some(Slot::Special { special, with })
    }

    fn slots(&mut self, node: &Node, path: &Path, level: Level) -> Option<Vec<Slot>> {
        let nodes = self.list(node, path)?;
        let turns = usize::from(level.action_turns());
        if let Some(extra) = nodes.get(turns) {
            let text = Text::new("sa-file-too-many-slots")
                .with("count", nodes.len() as i64)
                .with("max", turns as i64);
            self.forbid(extra.at, &path.entry(turns), "SA-5.3", text);
        }
        let slots = nodes.iter().take(turns).enumerate();
        let slots: Vec<_> = slots.map(|(i, n)| self.slot(n, &path.entry(i))).collect();
        slots.into_iter().collect()
    }

    fn slot(&mut self, node: &Node, path: &Path) -> Option<Slot> {
        match &node.value {
            Value::Null => Some(Slot::Empty),
            Value::String(_) => self.action(node, path).map(Slot::Half),
            Value::Array(_) => self.symbols(node, path).map(Slot::Double),
            Value::Object(_) if value_of(node, "special").is_some() => {
                self.special_card(node, path)
            }
            Value::Object(_) => self.whole_card(node, path),
            _ => {
                self.wrong_kind(node, path, "sa-file-kind-slot");
                None
            }
        }
    }

    fn action(&mut self, node: &Node, path: &Path) -> Option<Action> {
        self.word(node, path, &ACTIONS, "sa-file-kind-action")
    }

    /// `{"card": ["A", "red"], "up": "A"}`
    fn whole_card(&mut self, node: &Node, path: &Path) -> Option<Slot> {
        let fields = self.object(node, path, &["card", "up"])?;
        let halves_node = self.require(fields, "card", path);
        let up_node = self.require(fields, "up", path);
        let (halves_node, up_node) = (halves_node?, up_node?);
        let card_path = path.field("card");
        let nodes = self.list(halves_node, &card_path)?;
        let [first, second] = nodes else {
            let text = Text::new("sa-file-card-halves").with("count", nodes.len() as i64);
            self.forbid(halves_node.at, &card_path, "SA-2.22", text);
            return None;
        };
        let first = self.action(first, &card_path.entry(0));
        let second = self.action(second, &card_path.entry(1));
        let up = self.action(up_node, &path.field("up"));
        let (first, second, up) = (first?, second?, up?);
        let Some(card) = card(first, second) else {
            let heroic = first.is_heroic() || second.is_heroic();
            let (id, rule) = if heroic {
                ("sa-file-impossible-heroic-card", "SA-2.26")
            } else {
                ("sa-file-impossible-card", "SA-2.22")
            };
            let text = Text::new(id)
                .with("first", word(&ACTIONS, &first))
                .with("second", word(&ACTIONS, &second));
            self.forbid(halves_node.at, &card_path, rule, text);
            return None;
        };
        if up != first && up != second {
            let text = Text::new("sa-file-up-not-on-card")
                .with("up", word(&ACTIONS, &up))
                .with("first", word(&ACTIONS, &first))
                .with("second", word(&ACTIONS, &second));
            self.forbid(up_node.at, &path.field("up"), "SA-4.5", text);
            return None;
        }
        Some(Slot::Whole { card, up })
    }

    /// Whether the plan is possible with the cards in the box: SA-2.25, SA-2.26, SA-3.17 to SA-3.19. With the expansion only
    /// the heroic cards are counted: which double action cards exist is not known for all of them (MD-1).
    fn check_cards(
        &mut self,
        nodes: &[Node],
        path: &Path,
        level: Level,
        members: &[Option<CrewEntry>],
        expansion: bool,
    ) {
        let specialized = members.iter().flatten().any(|m| m.specialization.is_some());
        let (mut actions, mut heroics) = (Vec::new(), Vec::new());
        for (i, member) in members.iter().enumerate() {
            let mut has_heroic = false;
            for (turn, slot) in member.iter().flat_map(|m| m.slots.iter().enumerate()) {
                if !slot.action().is_heroic() {
                    actions.push((i, turn, *slot));
                    continue;
                }
                heroics.push((i, turn, *slot));
                let id = if !level.is_mission() {
                    Some(("SA-3.19", "sa-file-heroic-in-training"))
                } else if specialized {
                    Some(("NF-1.11", "sa-file-heroic-and-special"))
                } else if has_heroic {
                    Some(("SA-3.17", "sa-file-heroic-twice"))
                } else {
                    None
                };
                has_heroic = true;
                if let Some((rule, id)) = id {
                    self.at_slot(nodes, path, i, turn, rule, Text::new(id));
                }
            }
        }
        let mut decks = vec![(Deck::heroic(), "SA-2.26", heroics)];
        if !expansion {
            decks.push((Deck::actions(), "SA-2.25", actions));
        }
        for (deck, rule, slots) in decks {
            let cards: Vec<Slot> = slots.iter().map(|(_, _, slot)| *slot).collect();
            if let Some((n, shortage)) = deck.first_shortage(&cards) {
                let halves: Vec<&str> = shortage.halves.iter().map(|h| word(&ACTIONS, h)).collect();
                let text = Text::new("sa-file-deck-runs-out")
                    .with("halves", halves.join(", "))
                    .with("wanted", shortage.wanted as i64)
                    .with("cards", shortage.cards as i64);
                let (i, turn, _) = slots[n];
                self.at_slot(nodes, path, i, turn, rule, text);
            }
        }
    }

    fn at_slot(
        &mut self,
        nodes: &[Node],
        path: &Path,
        crew: usize,
        slot: usize,
        rule: &'static str,
        text: Text,
    ) {
        let member = path.entry(crew);
        let at = match value_of(&nodes[crew], "slots").map(|n| &n.value) {
            Some(Value::Array(slots)) => slots.get(slot).map_or(nodes[crew].at, |n| n.at),
            _ => nodes[crew].at,
        };
        self.forbid(at, &member.field("slots").entry(slot), rule, text);
    }

    pub fn oops(
        &mut self,
        node: &Node,
        path: &Path,
        level: Level,
        options: Options,
        crew: Option<&[CrewEntry]>,
    ) -> Option<Vec<Misplay>> {
        let nodes = self.list(node, path)?;
        if !options.misplay && !nodes.is_empty() {
            self.forbid(node.at, path, "SA-7.50", Text::new("sa-file-misplay-off"));
            return None;
        }
        let double = |member: &CrewEntry| member.slots.iter().any(|slot| slot.card().is_double());
        if !nodes.is_empty() && crew.is_some_and(|crew| crew.iter().any(double)) {
            let text = Text::new("sa-file-misplay-double");
            self.forbid(node.at, path, "NF-5.5.1", text);
            return None;
        }
        let most = MAX_CREW * usize::from(level.action_turns());
        let mut misplays: Vec<Misplay> = Vec::new();
        for (i, node) in nodes.iter().take(most).enumerate() {
            let path = path.entry(i);
            let Some(oops) = self.misplay(node, &path, level) else {
                continue;
            };
            if misplays
                .iter()
                .any(|o| (o.crew, o.turn) == (oops.crew, oops.turn))
            {
                self.forbid(
                    node.at,
                    &path,
                    "SA-7.50",
                    Text::new("sa-file-misplay-twice"),
                );
            }
            if let Some(crew) = crew {
                self.check_misplay(node, &path, oops, crew);
            }
            misplays.push(oops);
        }
        Some(misplays)
    }

    fn misplay(&mut self, node: &Node, path: &Path, level: Level) -> Option<Misplay> {
        let fields = self.object(node, path, &["crew", "turn", "meant"])?;
        let crew = self
            .require(fields, "crew", path)
            .and_then(|n| self.word(n, &path.field("crew"), &COLOURS, "sa-file-kind-colour"));
        let turns = level.action_turns();
        let turn = self
            .require(fields, "turn", path)
            .and_then(|n| self.number(n, &path.field("turn"), turns, "SA-5.3", "sa-file-turn"));
        let meant = self
            .require(fields, "meant", path)
            .and_then(|n| self.action(n, &path.field("meant")));
        Some(Misplay {
            crew: crew?,
            turn: turn?,
            meant: meant?,
        })
    }

    /// Delays may bring an earlier card into that turn, so any card up to then may be the misplayed one.
    fn check_misplay(&mut self, node: &Node, path: &Path, oops: Misplay, crew: &[CrewEntry]) {
        let Some(member) = crew.iter().find(|m| m.colour == oops.crew) else {
            let text =
                Text::new("sa-file-misplay-nobody").with("colour", word(&COLOURS, &oops.crew));
            return self.refuse(field_at(node, "crew"), &path.field("crew"), text);
        };
        if member.android {
            return self.forbid(
                node.at,
                path,
                "SA-AR-28",
                Text::new("sa-file-misplay-android"),
            );
        }
        let could_be = |slot: &Slot| match *slot {
            Slot::Whole { card, up } => {
                let other = if up == card.action {
                    card.movement
                } else {
                    card.action
                };
                let arrows = [Action::Red, Action::Blue];
                oops.meant == other
                    || (up != oops.meant && arrows.contains(&up) && arrows.contains(&oops.meant))
            }
            _ => is_misplay(slot.action(), oops.meant),
        };
        if !member
            .slots
            .iter()
            .take(usize::from(oops.turn))
            .any(could_be)
        {
            let text = Text::new("sa-file-misplay-impossible")
                .with("turn", oops.turn)
                .with("meant", word(&ACTIONS, &oops.meant));
            self.forbid(
                field_at(node, "meant"),
                &path.field("meant"),
                "SA-7.50",
                text,
            );
        }
    }
}
