import { tick } from "svelte";
import { parseRoute, type Route } from "./routes";

/** Gives the new address of an old one (path, query and hash), or nothing when the address is current. */
export type Redirect = (url: URL) => string | null;

interface Address {
  route: Route;
  query: string;
  hash: string;
}

let redirect: Redirect = () => null;
let current = $state.raw<Address>(here());

function here(): Address {
  return { route: parseRoute(location.pathname), query: location.search, hash: location.hash };
}

function read(): void {
  const moved = redirect(new URL(location.href));
  if (moved !== null) history.replaceState(null, "", moved);
  current = here();
}

/** The route on screen. Reactive. */
export function route(): Route {
  return current.route;
}

/** The query of the address on screen, for pages that keep their place in it. Reactive. */
export function query(): URLSearchParams {
  return new URLSearchParams(current.query);
}

/** The fragment of the address on screen, without `#`. Reactive. */
export function hash(): string {
  return current.hash.slice(1);
}

/** After a change of page the focus moves to its heading, as after a page load. */
async function startAtTop(): Promise<void> {
  await tick();
  scrollTo(0, 0);
  document.getElementById("main")?.focus({ preventScroll: true });
}

/** Goes to a path of the client; `replace` replaces the history entry. */
export function navigate(path: string, options: { replace?: boolean } = {}): void {
  const before = location.pathname;
  if (options.replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  read();
  if (location.pathname !== before) void startAtTop();
}

/** Makes plain links to our own pages navigate without a reload, follows the back button, and redirects old addresses. */
export function startRouter(redirectOf: Redirect): void {
  redirect = redirectOf;
  read();
  addEventListener("popstate", read);
  document.addEventListener("click", (event) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/")) return;
    if (link.pathname === location.pathname && link.search === location.search && link.hash) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  });
}
