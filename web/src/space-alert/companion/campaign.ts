import { asRecord, readJson, remove, writeJson } from "../../lib/storage";
import type { Repair, ShipSnapshot, Station } from "../../protocol/space-alert";
import { isMissionFile, type MissionFile } from "../mission";
import { CAMPAIGN_LENGTHS } from "../round/frontier";

/*
 * A campaign in companion mode (rules, section 17): the flown missions and the repairs after each, kept in this browser.
 * The server computes the state of the campaign.
 */

/** A mission that was flown, and what was done before the next one. */
export interface Leg {
  mission: MissionFile;
  repairs: Repair[];
  /** Where the only squad starts (SA-17.16). */
  berth: Station | null;
  /** The ship as it started; nothing for the first mission, which has a new one. */
  ship: ShipSnapshot | null;
}

export interface Campaign {
  id: number;
  legs: Leg[];
  /** The crew has ended the campaign (SA-17.3). */
  stopped: boolean;
  /** How many missions it is planned for, where that is more than three: campaigns of explorers (NF-10.8.5). */
  planned?: number;
}

/** How many missions a campaign has at most (SA-17.1). */
export const plannedMissions = ({ planned }: Pick<Campaign, "planned">): number => planned ?? 3;

export const newCampaign = (): Campaign => ({ id: Math.floor(Math.random() * 2 ** 32), legs: [], stopped: false });

const last = ({ legs }: Campaign): Leg | null => legs.at(-1) ?? null;

function withLast(campaign: Campaign, part: Partial<Leg>): Campaign {
  const { legs } = campaign;
  return { ...campaign, legs: legs.map((leg, index) => (index === legs.length - 1 ? { ...leg, ...part } : leg)) };
}

/** Mission `number` was flown, or flown again with corrected cards: then its repairs are open again. */
export function withFlight(
  campaign: Campaign,
  number: number,
  mission: MissionFile,
  ship: ShipSnapshot | null,
): Campaign {
  const before = campaign.legs[number - 1];
  if (before && JSON.stringify(before.mission) === JSON.stringify(mission)) return campaign;
  return { ...campaign, legs: [...campaign.legs.slice(0, number - 1), { mission, repairs: [], berth: null, ship }] };
}

export const withRepair = (campaign: Campaign, what: Repair): Campaign =>
  withLast(campaign, { repairs: [...(last(campaign)?.repairs ?? []), what] });

export const withBerth = (campaign: Campaign, berth: Station): Campaign => withLast(campaign, { berth });

/** The last thing that was decided in the dock is open again. */
export function withoutLast(campaign: Campaign): Campaign {
  const leg = last(campaign);
  return leg?.berth
    ? withLast(campaign, { berth: null })
    : withLast(campaign, { repairs: leg?.repairs.slice(0, -1) ?? [] });
}

/** Whether something was decided in the dock that can be taken back. */
export const canTakeBack = (campaign: Campaign): boolean =>
  last(campaign) !== null && (last(campaign)?.berth !== null || (last(campaign)?.repairs.length ?? 0) > 0);

const KEY = "space-alert-companion-campaign";

export function keepCampaign(campaign: Campaign | null): void {
  if (campaign) writeJson(KEY, { version: 1, campaign });
  else remove(KEY);
}

/** The campaign that was kept, if it can still be read; what was decided in it is the server's to check. */
export function keptCampaign(): Campaign | null {
  const { version, campaign } = asRecord(readJson(KEY));
  const { id, legs, stopped, planned } = asRecord(campaign);
  const longest = planned === undefined ? 3 : Number(planned);
  const sound =
    version === 1 &&
    typeof id === "number" &&
    typeof stopped === "boolean" &&
    Array.isArray(legs) &&
    CAMPAIGN_LENGTHS.includes(longest) &&
    legs.length <= longest &&
    legs.every((leg) => isMissionFile(asRecord(leg).mission) && Array.isArray(asRecord(leg).repairs));
  return sound ? (campaign as Campaign) : null;
}
