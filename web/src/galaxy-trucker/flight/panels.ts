import type { Component } from "svelte";
import type { BoardDecision } from "../../games/decisions";
import type { Command, Question } from "../../protocol/galaxy-trucker";
import type { OwnView, ShipView } from "../complete-view";
import type { Refused } from "../../protocol/protocol";
import GiveGoods from "../team/GiveGoods.svelte";
import Undermine from "../team/Undermine.svelte";
import UseMembers from "../team/UseMembers.svelte";
import type { Answering } from "./answer.svelte";
import Amount from "./panels/Amount.svelte";
import AimColumn from "./panels/AimColumn.svelte";
import Coordinates from "./panels/Coordinates.svelte";
import Depot from "./panels/Depot.svelte";
import Crubots from "./panels/Crubots.svelte";
import GiveUp from "./panels/GiveUp.svelte";
import Load from "./panels/Load.svelte";
import OnShip from "./panels/OnShip.svelte";
import Options from "./panels/Options.svelte";
import Places from "./panels/Places.svelte";
import PowerEngines from "./panels/PowerEngines.svelte";
import Seal from "./panels/Seal.svelte";
import ThrusterChoice from "./panels/ThrusterChoice.svelte";
import Volley from "./panels/Volley.svelte";

type Kind = Question["question"];
/** The questions of some kinds. */
export type Asked<Of extends Kind> = Extract<Question, { question: Of }>;

/** What the controls of a question get. */
export interface PanelProps<Of extends Question = Question> {
  question: Of;
  decision: BoardDecision<Command>;
  answering: Answering;
  view: OwnView;
  /** The ship that the answer is about: mine, or the one that I shoot at or sabotage. */
  ship: ShipView;
  shipNumber: number;
  /** Names of the players, by ship. */
  names: readonly string[];
  /** An answer is on its way. */
  busy: boolean;
  choose: (command: Command) => void;
  act: (command: Command) => Promise<Refused | null>;
  /** Fly on now and before every later card of this flight. */
  onflyon: () => void;
}

/** Questions that are asked before building and have a page of their own. */
type BeforeBuilding = "roll_difficulty" | "choose_machination" | "keep_member" | "draft_member";

/** The controls of every question around the flight. */
export const PANELS: { [Of in Exclude<Kind, BeforeBuilding>]: Component<PanelProps<Asked<Of>>> | null } = {
  // The arrows stand around the ship.
  heading: null,
  repair: OnShip,
  place_crew: OnShip,
  give_up: GiveUp,
  power_engines: PowerEngines,
  power_cannons: Options,
  defend: Options,
  land: Places,
  use_card: Options,
  take_reward: Options,
  load: Load,
  lose_crew: OnShip,
  lose_from_cabins: OnShip,
  lose_goods: OnShip,
  lose_tokens: OnShip,
  keep_piece: OnShip,
  jump: Options,
  wake: Options,
  diplomat: Options,
  pay: Options,
  customs: OnShip,
  eco_patrol: OnShip,
  system_test: OnShip,
  surrender: OnShip,
  demand: Options,
  aim: AimColumn,
  choose_side: Options,
  sell: OnShip,
  lose_humans: OnShip,
  bid: Amount,
  thrust: ThrusterChoice,
  crubots: Crubots,
  evade: ThrusterChoice,
  use_members: UseMembers,
  undermine: Undermine,
  give_goods: GiveGoods,
  seal: Seal,
  guess: Options,
  coordinates: Coordinates,
  volley: Volley,
  stop: Places,
  fit: Depot,
  take_aboard: OnShip,
  recharge: OnShip,
  insurance: Options,
  infected_goods: Options,
  vote_side: Options,
  pay_union: Options,
  continue: Options,
};
