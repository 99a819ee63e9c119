import type { ReplayFrame } from "../protocol/protocol";

/** What changed in a document, as in an update message or a frame of a replay. */
export type Changes = Pick<ReplayFrame, "set" | "del" | "splice">;

/** Changes that do not fit the document they are for: the client must request the whole document again. */
export class BadPatch extends Error {}

type Container = Record<string, unknown> | unknown[];

function unescape(step: string): string {
  return step.replaceAll("~1", "/").replaceAll("~0", "~");
}

function isContainer(value: unknown): value is Container {
  return typeof value === "object" && value !== null;
}

function isIndex(step: string, length: number): boolean {
  return /^\d+$/.test(step) && Number(step) < length;
}

function put(container: Container, step: string, value: unknown): void {
  if (Array.isArray(container)) {
    if (!isIndex(step, container.length)) throw new BadPatch(step);
    container[Number(step)] = value;
    return;
  }
  // The document comes from JSON: own keys only, and never the prototype.
  if (step === "__proto__") throw new BadPatch(step);
  container[step] = value;
}

function get(container: Container, step: string): unknown {
  if (Array.isArray(container)) return isIndex(step, container.length) ? container[Number(step)] : undefined;
  return Object.hasOwn(container, step) ? container[step] : undefined;
}

function copy(container: Container): Container {
  return Array.isArray(container) ? [...container] : { ...container };
}

/**
 * Returns `document` with `changes` applied. Unchanged parts keep their identity, so that derived values are not
 * computed again; each changed container is copied once, however many paths lead through it.
 */
export function applyChanges<T extends object>(document: T, changes: Changes): T {
  const fresh = new Set<Container>();
  const root = copy(document as Container);
  fresh.add(root);

  /** The container at `step`, as a copy that may be changed. */
  function enter(container: Container, step: string, path: string): Container {
    const child = get(container, step);
    if (!isContainer(child)) throw new BadPatch(path);
    if (fresh.has(child)) return child;
    const own = copy(child);
    fresh.add(own);
    put(container, step, own);
    return own;
  }

  /** The container that the last step of a path is in, and that step. */
  function parent(path: string): [Container, string] {
    const steps = path.split("/").map(unescape);
    const last = steps.pop() ?? "";
    return [steps.reduce((container, step) => enter(container, step, path), root), last];
  }

  for (const [path, value] of Object.entries(changes.set)) {
    const [container, step] = parent(path);
    put(container, step, value);
  }
  for (const path of changes.del ?? []) {
    const [container, step] = parent(path);
    if (Array.isArray(container) || !Object.hasOwn(container, step)) throw new BadPatch(path);
    delete container[step];
  }
  for (const [path, [at, removed, ...inserted]] of Object.entries(changes.splice ?? {})) {
    const [container, step] = parent(path);
    const list = enter(container, step, path);
    if (!Array.isArray(list) || at < 0 || removed < 0 || at + removed > list.length) throw new BadPatch(path);
    list.splice(at, removed, ...inserted);
  }
  return root as T;
}
