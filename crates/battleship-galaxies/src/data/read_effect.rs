//! Reads effects from the data files: the words of the effect language.

use super::effect::*;
use super::json_node::{Node, Read};
use super::{Size, Sizes};

const TRIGGERS: [(&str, Trigger); 10] = [
    ("passive", Trigger::Passive),
    ("energy_phase_start", Trigger::EnergyPhaseStart),
    (
        "controller_energy_phase_start",
        Trigger::ControllerEnergyPhaseStart,
    ),
    ("activation_start", Trigger::ActivationStart),
    ("moved_onto_enemy", Trigger::MovedOntoEnemy),
    ("movement_finished", Trigger::MovementFinished),
    ("attack_missed", Trigger::AttackMissed),
    ("attack_hit", Trigger::AttackHit),
    ("own_ship_hit", Trigger::OwnShipHit),
    ("enemy_ship_destroyed", Trigger::EnemyShipDestroyed),
];
const LIMITS: [(&str, Limit); 5] = [
    ("unlimited", Limit::Unlimited),
    ("once_per_attack", Limit::OncePerAttack),
    ("once_per_activation", Limit::OncePerActivation),
    (
        "once_per_ship_per_activation",
        Limit::OncePerShipPerActivation,
    ),
    ("once_per_turn", Limit::OncePerTurn),
];
const STATS: [(&str, Stat); 9] = [
    ("move", Stat::Move),
    ("activation_cost", Stat::ActivationCost),
    ("launch_cost", Stat::LaunchCost),
    ("primary_range", Stat::PrimaryRange),
    ("primary_strength", Stat::PrimaryStrength),
    ("strength", Stat::Strength),
    ("ecm_threshold", Stat::EcmThreshold),
    ("ecm_damage", Stat::EcmDamage),
    ("ecm_threshold_against", Stat::EcmThresholdAgainst),
];
const DURATIONS: [(&str, Duration); 4] = [
    ("while_in_play", Duration::WhileInPlay),
    ("while_on_tile", Duration::WhileOnTile),
    ("this_attack", Duration::ThisAttack),
    ("next_activation", Duration::NextActivation),
];
const DAMAGE: [(&str, DamageKind); 3] = [
    ("normal", DamageKind::Normal),
    ("shield", DamageKind::Shield),
    ("hull", DamageKind::Hull),
];
const SIDES: [(&str, Side); 2] = [("own", Side::Own), ("enemy", Side::Enemy)];
const SHIELDS: [(&str, bool); 2] = [("up", true), ("down", false)];
const WORDS: [(&str, Ref); 12] = [
    ("self", Ref::Own),
    ("attached_ship", Ref::Own),
    ("attack", Ref::Own),
    ("this_tile", Ref::Own),
    ("attack_target", Ref::AttackTarget),
    ("target_controller", Ref::AttackTarget),
    ("hit_ship", Ref::HitShip),
    ("any_own_ship", Ref::AnyOwnShip),
    ("any_ship_of_card", Ref::AnyShipOfCard),
    ("enemy_in_space", Ref::EnemyInSpace),
    ("ship_on_tile", Ref::ShipOnTile),
    (
        "all_ships_of_player_with_ship_on_tile",
        Ref::ShipsOfPlayerOnTile,
    ),
];

/// Reads the effects of one card, ability or tile and gathers the choices they ask for.
pub(super) struct Reader<'a> {
    pub ship_ids: &'a [String],
    choices: Vec<Choice>,
}

impl Reader<'_> {
    pub fn new(ship_ids: &[String]) -> Reader<'_> {
        Reader {
            ship_ids,
            choices: Vec::new(),
        }
    }

    /// Reads `trigger`, `condition`, `effects` and what belongs to them.
    pub fn rule(mut self, node: &Node<'_>) -> Read<EffectRule> {
        let trigger = node.opt("trigger").map(|n| n.word(&TRIGGERS)).transpose()?;
        let mut conditions = Vec::new();
        for test in node.items("condition")? {
            conditions.extend(self.test(&test)?);
        }
        let ops = self.ops(&node.items("effects")?)?;
        let limit = node
            .opt("limit")
            .map_or(Ok(Limit::Unlimited), |n| n.word(&LIMITS))?;
        let optional = node.flag("optional")?
            || node
                .items("effects")?
                .iter()
                .any(|op| op.value.get("optional") == Some(&serde_json::Value::Bool(true)));
        let energy_cost = node.opt("energy_cost").map_or(Ok(0), |n| n.number(0, 40))? as u8;
        Ok(EffectRule {
            trigger,
            conditions,
            ops,
            choices: self.choices,
            optional,
            limit,
            energy_cost,
        })
    }

    /// A tile's effects carry their trigger in the operation.
    pub fn tile_rule(mut self, op: &Node<'_>) -> Read<EffectRule> {
        let trigger = op.opt("trigger").map(|n| n.word(&TRIGGERS)).transpose()?;
        Ok(EffectRule {
            trigger: trigger.or(Some(Trigger::Passive)),
            ops: vec![self.op(op)?],
            optional: op.flag("optional")?,
            ..EffectRule::NONE
        })
    }

    fn ops(&mut self, nodes: &[Node<'_>]) -> Read<Vec<Op>> {
        nodes.iter().map(|node| self.op(node)).collect()
    }

    fn op(&mut self, node: &Node<'_>) -> Read<Op> {
        let amount = |most| node.u8("amount", 1, most);
        let op = node.get("op")?;
        Ok(match op.str()? {
            "modify_stat" => Op::ModifyStat {
                stat: node.word_of("stat", &STATS)?,
                delta: node.get("delta")?.number(-40, 40)? as i8,
                min: node
                    .opt("min")
                    .map(|n| n.number(0, 40))
                    .transpose()?
                    .map(|n| n as i8),
                target: self.target(&node.get("target")?)?,
                duration: node.word_of("duration", &DURATIONS)?,
            },
            "set_stat" => {
                node.word_of("duration", &DURATIONS)?;
                Op::SetStat {
                    stat: node.word_of("stat", &STATS)?,
                    value: node.get("value")?.number(0, 40)? as i8,
                    target: self.target(&node.get("target")?)?,
                }
            }
            "reroll_attack" => {
                node.word_of("dice", &[("both", ())])?;
                Op::RerollAttack
            }
            "cancel_hit" => Op::CancelHit,
            "redirect_hit" => Op::RedirectHit {
                to: self.target(&node.get("to")?)?,
                critical: node.flag("critical")?,
            },
            "direct_damage" => Op::DirectDamage {
                kind: node.word_of("kind", &DAMAGE)?,
                typ: node.text("type")?,
                amount: amount(40)?,
                target: self.target(&node.get("target")?)?,
                when: node.opt("when").map_or(Ok(When::Now), |n| {
                    n.word(&[
                        ("before_attack_damage", When::BeforeAttackDamage),
                        ("after_attack_damage", When::AfterAttackDamage),
                    ])
                })?,
                this_weapon: node
                    .opt("weapon")
                    .map_or(Ok(false), |n| n.word(&[("this", true)]))?,
            },
            "add_shield" => {
                node.word_of("cap", &[("starting", ())])?;
                Op::AddShield {
                    amount: amount(40)?,
                    target: self.target(&node.get("target")?)?,
                }
            }
            "transfer_shields" => {
                node.word_of("cap", &[("starting", ())])?;
                let damage = node.get("damage")?;
                damage.word_of("kind", &[("shield", ())])?;
                // The receiving ship is chosen first: the other one is chosen near it.
                let to = self.target(&node.get("to")?)?;
                Op::TransferShields {
                    amount: amount(40)?,
                    typ: damage.text("type")?,
                    from: self.target(&node.get("from")?)?,
                    to,
                }
            }
            "remove_hull_damage" => Op::RemoveHull {
                amount: amount(40)?,
                target: self.target(&node.get("target")?)?,
                energy_cost: node.opt("energy_cost").map_or(Ok(0), |n| n.number(0, 40))? as u8,
            },
            "gain_energy" => {
                node.word_of(
                    "who",
                    &[("controller", ()), ("player_with_ship_on_tile", ())],
                )?;
                Op::GainEnergy {
                    amount: amount(40)?,
                    stacks: node.opt("stacks_per_tile").map_or(Ok(true), |n| n.bool())?,
                }
            }
            "steal_energy" => {
                node.word_of("from", &[("target_controller", ())])?;
                node.word_of("to", &[("controller", ())])?;
                Op::StealEnergy {
                    amount: amount(40)?,
                }
            }
            "draw_cards" => Op::DrawCards {
                amount: amount(10)?,
            },
            "ignore_ecm" => Op::IgnoreEcm {
                scope: match node.get("scope")?.word(&[
                    ("all", 0),
                    ("first_each_activation", 1),
                    ("from_sizes", 2),
                ])? {
                    0 => EcmScope::All,
                    1 => EcmScope::FirstEachActivation,
                    _ => EcmScope::FromSizes(sizes(&node.get("sizes")?)?),
                },
                target: self.target(&node.get("target")?)?,
            },
            "place_ship" => {
                if node.get("instead_of_move")?.bool()? {
                    Op::PlaceShip {
                        within: node.u8("within", 1, 60)?,
                        of_tile: node
                            .opt("of")
                            .map_or(Ok(false), |n| n.word(&[("this_tile", true)]))?,
                        sizes: node.opt("sizes").map_or(Ok(Sizes::ALL), |n| sizes(&n))?,
                    }
                } else {
                    return Err(node.fault("a ship can only be placed instead of moving"));
                }
            }
            "launch_adjacent" => Op::LaunchAdjacent {
                ship: node.get("ship")?.refer(self.ship_ids, "ship")?,
                near: self.target(&node.get("adjacent_to")?)?,
                cost_delta: node.get("launch_cost_delta")?.number(-40, 40)? as i8,
            },
            "prevent_destruction" => Op::PreventDestruction {
                shields: node.u8("shields", 0, 40)?,
                hull: node.u8("hull_damage", 0, 40)?,
            },
            "take_control" => Op::TakeControl {
                target: self.target(&node.get("target")?)?,
            },
            "roll" => {
                node.word_of("die", &[("number", ())])?;
                Op::Roll {
                    at_least: node.u8("at_least", 1, 20)?,
                    success: self.ops(&node.items("on_success")?)?,
                    failure: self.ops(&node.items("on_failure")?)?,
                }
            }
            "expend" => {
                node.word_of("when", &[("after_charge_resolved", ())])?;
                Op::Expend
            }
            "cover" => {
                node.word_of("relation", &[("adjacent", ())])?;
                node.word_of("on", &[("attack_hit", ())])?;
                node.word_of("die", &[("number", ())])?;
                node.word_of("result", &[("attack_misses", ())])?;
                Op::Cover {
                    sizes: sizes(&node.get("sizes")?)?,
                    at_least: node.u8("at_least", 1, 20)?,
                }
            }
            "hazard" => {
                node.word_of("on", &[("moves_onto_tile", ())])?;
                node.word_of("die", &[("number", ())])?;
                let damage = node.get("damage")?;
                damage.word_of("kind", &[("normal", ())])?;
                Op::Hazard {
                    safe_at_least: node.u8("safe_at_least", 1, 20)?,
                    amount: damage.u8("amount", 1, 40)?,
                    typ: damage.text("type")?,
                }
            }
            other => return Err(op.fault(format!("there is no operation \"{other}\""))),
        })
    }

    fn test(&mut self, node: &Node<'_>) -> Read<Option<Test>> {
        let value = || node.get("value");
        let test = node.get("test")?;
        Ok(Some(match test.str()? {
            "weapon_is" => {
                value()?.word(&[("primary", ())])?;
                Test::WeaponIsPrimary
            }
            "attacker_controller" => Test::AttackerController(value()?.word(&SIDES)?),
            "attacker_kind" => Test::AttackerUnit(value()?.word(&super::UNITS)?),
            "target_shields" => Test::TargetShields(value()?.word(&SHIELDS)?),
            "target_distance_at_most" => Test::TargetDistanceAtMost(value()?.number(1, 60)? as u8),
            "target_adjacent_to_squadmate" => Test::TargetAdjacentToSquadmate,
            "target_already_hit_by_squadmate_this_activation" => Test::TargetAlreadyHitBySquadmate,
            "hit_ship_controller" => Test::HitShipController(value()?.word(&SIDES)?),
            "hit_ship_kind" => Test::HitShipUnit(value()?.word(&super::UNITS)?),
            "hit_ship_name_not" => Test::HitShipNameNot(value()?.refer(self.ship_ids, "ship")?),
            "hit_ship_within" => Test::HitShipWithin(
                value()?.number(1, 60)? as u8,
                self.selector(&node.get("of")?)?,
            ),
            "destroyed_by_attack_of" => {
                if value()?.word(&[("self", true), ("any_own_ship", false)])? {
                    Test::DestroyedByOwn
                } else {
                    Test::DestroyedByAnyOwn
                }
            }
            "destroyed_ship_controller" => Test::DestroyedController(value()?.word(&SIDES)?),
            "destroyed_ship_kind" => Test::DestroyedUnit(value()?.word(&super::UNITS)?),
            "own_card_not_launched" => {
                Test::OwnCardNotLaunched(value()?.refer(self.ship_ids, "ship")?)
            }
            "choose" => {
                let value = value()?;
                let from = self.selector(&value)?;
                self.choose(&value, from)?;
                return Ok(None);
            }
            other => return Err(test.fault(format!("there is no test \"{other}\""))),
        }))
    }

    fn choose(&mut self, node: &Node<'_>, from: Selector) -> Read<u8> {
        let bind = node.opt("bind").map_or(Ok(""), |n| n.str())?.to_owned();
        if self.choices.len() >= 4 {
            return Err(node.fault("at most 4 choices for one card"));
        }
        self.choices.push(Choice { from, bind });
        Ok(self.choices.len() as u8 - 1)
    }

    fn reference(&self, node: &Node<'_>) -> Read<Ref> {
        let word = node.str()?;
        if let Some(at) = self.choices.iter().position(|c| c.bind == word) {
            return Ok(Ref::Chosen(at as u8));
        }
        node.word(&WORDS)
    }

    fn target(&mut self, node: &Node<'_>) -> Read<Target> {
        if node.value.is_string() {
            return Ok(Target::One(self.reference(node)?));
        }
        let selector = self.selector(node)?;
        let one = node
            .opt("count")
            .map_or(Ok(false), |n| n.word(&[("one", true), ("all", false)]))?;
        if one {
            let at = self.choose(node, selector)?;
            return Ok(Target::One(Ref::Chosen(at)));
        }
        Ok(Target::All(selector))
    }

    /// A reference or a selector that distances are counted from.
    fn near(&mut self, node: &Node<'_>) -> Read<Near> {
        Ok(match self.target(node)? {
            Target::One(one) => Near::One(one),
            Target::All(selector) => Near::AnyOf(selector),
        })
    }

    pub fn selector(&mut self, node: &Node<'_>) -> Read<Selector> {
        let mut within = None;
        if let Some(distance) = node.opt("within") {
            let distance = distance.number(1, 60)? as u8;
            within = Some((distance, Box::new(self.near(&node.get("of")?)?)));
        }
        if let Some(beside) = node.opt("adjacent_to") {
            within = Some((1, Box::new(self.near(&beside)?)));
        }
        let own = |name: &str| {
            node.opt(name)
                .map_or(Ok(false), |n| n.word(&[("self", true)]))
        };
        Ok(Selector {
            cards: node
                .get("select")?
                .word(&[("ship", false), ("ship_card", true)])?,
            controller: node.opt("controller").map(|n| n.word(&SIDES)).transpose()?,
            unit: node
                .opt("kind")
                .map(|n| n.word(&super::UNITS))
                .transpose()?,
            sizes: node.opt("sizes").map_or(Ok(Sizes::ALL), |n| sizes(&n))?,
            name: node
                .opt("name")
                .map(|n| n.refer(self.ship_ids, "ship"))
                .transpose()?,
            shields: node.opt("shields").map(|n| n.word(&SHIELDS)).transpose()?,
            within,
            of_own_card: own("of_card")?,
            cargo_of_own: own("cargo_of")?,
            exclude_own: own("exclude")?,
        })
    }
}

fn sizes(node: &Node<'_>) -> Read<Sizes> {
    node.list()?
        .iter()
        .map(|n| n.word(&super::SIZES))
        .collect::<Read<Vec<Size>>>()
        .map(|sizes| sizes.into_iter().collect())
}
