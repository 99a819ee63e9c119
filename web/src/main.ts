import { mount } from "svelte";
import App from "./App.svelte";
import { loadOfferedGames } from "./games/offered-games.svelte";
import { redirectOf } from "./games/registry";
import { followLanguage, loadTexts } from "./lib/i18n.svelte";
import { startRouter } from "./lib/router.svelte";
import "./ui/tokens.css";
import "./ui/fonts.css";
import "./ui/base.css";
import "./ui/field.css";

const target = document.getElementById("app");
if (target) {
  // Requested early; pages that need the answer show a failure.
  loadOfferedGames().catch(() => undefined);
  await loadTexts("shell");
  followLanguage();
  startRouter(redirectOf);
  mount(App, { target });
}
