/** A patch that does not fit the document it is for: the client must ask for the whole document again. */
export class BadPatch extends Error {}

type Node = Record<string, unknown> | unknown[];

function unescape(step: string): string {
  return step.replaceAll("~1", "/").replaceAll("~0", "~");
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null;
}

function put(node: Node, step: string, value: unknown): void {
  if (Array.isArray(node)) {
    const index = Number(step);
    if (!Number.isInteger(index) || index < 0 || index > node.length) throw new BadPatch(step);
    node[index] = value;
    return;
  }
  // The document comes from JSON: own keys only, and never the prototype.
  if (step === "__proto__") throw new BadPatch(step);
  node[step] = value;
}

function get(node: Node, step: string): unknown {
  return Array.isArray(node) ? node[Number(step)] : Object.hasOwn(node, step) ? node[step] : undefined;
}

function copy(node: Node): Node {
  return Array.isArray(node) ? [...node] : { ...node };
}

/**
 * Returns `document` with the values of `set` at their paths. What did not change keeps its identity, so that whatever
 * is derived from it is not computed again; each changed node is copied once, however many paths lead through it.
 */
export function applySet<T extends object>(document: T, set: Record<string, unknown>): T {
  const fresh = new Set<Node>();
  const root = copy(document as Node);
  fresh.add(root);
  for (const [path, value] of Object.entries(set)) {
    if (path === "") {
      // So much changed that the whole document is shorter; then nothing else is in the patch.
      if (!isNode(value)) throw new BadPatch(path);
      return value as T;
    }
    const steps = path.split("/").map(unescape);
    const last = steps.pop() ?? "";
    let node = root;
    for (const step of steps) {
      const child = get(node, step);
      if (!isNode(child)) throw new BadPatch(path);
      if (fresh.has(child)) {
        node = child;
        continue;
      }
      const own = copy(child);
      fresh.add(own);
      put(node, step, own);
      node = own;
    }
    put(node, last, value);
  }
  return root as T;
}
