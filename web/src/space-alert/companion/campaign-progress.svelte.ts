import { ApiProblem } from "../../lib/api";
import { t } from "../../lib/i18n.svelte";
import { refusalText } from "../../lib/texts";
import type { CampaignProgress } from "../../protocol/space-alert";
import { followCampaign } from "../api";
import { keepCampaign, keptCampaign, plannedMissions, type Campaign } from "./campaign";

/** The campaign on this device, with its state from the server. Only accepted decisions are kept. */
export class CampaignStore {
  campaign = $state.raw<Campaign | null>(keptCampaign());
  /** Its state; `null` before the first mission, or without an answer. */
  progress = $state.raw<CampaignProgress | null>(null);
  /** Why there is no answer. */
  problem = $state<string | null>(null);
  asking = $state(false);

  /** How many missions are flown. */
  get flown(): number {
    return this.campaign?.legs.length ?? 0;
  }

  /** It goes on: there is another mission to come. */
  get open(): boolean {
    return this.campaign !== null && !this.campaign.stopped && this.progress?.next !== "over";
  }

  /** Asks again about what was kept. */
  async follow(): Promise<void> {
    if (this.campaign) await this.change(this.campaign);
  }

  /** Takes the next state of the campaign if it is one; says whether it was. */
  async change(next: Campaign): Promise<boolean> {
    this.asking = true;
    this.problem = null;
    try {
      const progress = next.legs.length === 0 ? null : await followCampaign(next.legs, plannedMissions(next));
      this.set(next);
      this.progress = progress;
      return true;
    } catch (why) {
      this.problem = why instanceof ApiProblem ? refusalText(why.refused) : t("failed-text");
      return false;
    } finally {
      this.asking = false;
    }
  }

  /** Begins one, or forgets it. */
  set(campaign: Campaign | null): void {
    this.campaign = campaign;
    if (!campaign) this.progress = null;
    keepCampaign(campaign);
  }
}
