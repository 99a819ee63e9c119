import type { Specialization } from "../protocol/space-alert";

/** The ten specializations in the order of the rulebook (NF-9). */
export const SPECIALIZATIONS: readonly Specialization[] = [
  "rocketeer",
  "data_analyst",
  "energy_technician",
  "pulse_gunner",
  "medic",
  "teleporter",
  "hypernavigator",
  "special_ops",
  "squad_leader",
  "mechanic",
];
