import { t } from "../lib/i18n.svelte";
import scripts from "../protocol/space-alert-scripts.json";

/** What a script is called, by its id or its short name: an official one, or one that was generated (`R-…`). */
export function scriptName(id: string): string | null {
  const slug = scripts.find((script) => script.id === id || script.slug === id)?.slug;
  if (slug) return t(`sa-script-${slug}`);
  return /^R-\w+$/.test(id) ? t("sa-script-generated") : null;
}
