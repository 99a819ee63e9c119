import { mount } from "svelte";
import App from "./App.svelte";
import { followLanguage, loadTopics } from "./lib/i18n.svelte";
import { startRouter } from "./lib/router.svelte";
import "./ui/tokens.css";
import "./ui/fonts.css";
import "./ui/base.css";
import "./ui/field.css";

const target = document.getElementById("app");
if (target) {
  await loadTopics("shell");
  followLanguage();
  startRouter();
  mount(App, { target });
}
