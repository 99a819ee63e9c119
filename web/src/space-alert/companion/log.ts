import type { FlightReplay } from "../../protocol/space-alert";
import type { LogLine } from "../logbook/store";
import { difficulty, type Draft, type Member } from "./draft";

/** What tells this flight from all others in the log, however often its cards are corrected. */
export function logId({ campaign, script, seed }: Draft): string {
  // The missions of a campaign differ in their last number only: that is how the log book knows them.
  return campaign ? `companion-campaign-${campaign.id}-${campaign.number}` : `companion-${script.id}-${seed}`;
}

/** The line of the ship's log for a mission that was played with the box (SA-16.3). */
export function logLine(
  draft: Draft,
  reel: FlightReplay,
  film: string,
  date: number,
  nameOf: (member: Member) => string,
  campaignTotal: number | null = null,
): LogLine {
  const { outcome } = reel;
  const score = outcome.result === "survived" ? outcome.score : null;
  return {
    id: logId(draft),
    date,
    film,
    crew: draft.crew.map((member, index) => ({
      name: nameOf(member),
      android: member.android,
      roles: member.android ? [] : [...(index === 0 ? (["captain"] as const) : []), ...(member.offices ?? [])],
    })),
    script: draft.script.id,
    common: difficulty(draft, "common"),
    serious: difficulty(draft, "serious"),
    points: score
      ? {
          survived: score.survived,
          destroyed: score.destroyed,
          penalties: score.damage + score.worst_zone + score.knocked_out + score.disabled_battlebots,
          observation: score.observation,
          total: reel.total,
        }
      : null,
    lost_to: outcome.result === "lost" ? outcome.threat : null,
    campaign: draft.campaign?.number ?? null,
    campaign_total: campaignTotal,
  };
}
