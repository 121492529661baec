import type { BranchKind } from "../route-graph.ts";

interface ChainArc {
  readonly id: number;
  /** Waypoint uuids. */
  readonly from: string;
  readonly to: string;
}

/** A branch as a chain of arcs. */
export interface BranchChain {
  readonly kind: BranchKind;
  readonly leaves: string | null;
  readonly rejoins: string | null;
  readonly arcs: readonly ChainArc[];
}

/** Branches that variants leave and rejoin; a place on several of them belongs to the first kind. */
const trunkKinds: readonly BranchKind[] = ["main", "arm", "approach"];

/**
 * The arcs that a variant replaces: those of its trunk from where it leaves to where it rejoins, except those that it
 * uses itself. Empty for other kinds of branches, and for a variant whose ends do not lie on one trunk in walking
 * order.
 */
export function replacedArcs(branch: BranchChain, all: readonly BranchChain[]): readonly number[] {
  const own = new Set(branch.arcs.map(({ id }) => id));
  return trunkStretch(branch, all)
    .map(({ id }) => id)
    .filter((id) => !own.has(id));
}

/**
 * The arcs of a variant's trunk from where it leaves to where it rejoins, including those that it uses itself. Empty if
 * `replacedArcs` is.
 */
export function trunkStretch<Arc extends ChainArc>(
  branch: BranchChain,
  all: readonly (BranchChain & { readonly arcs: readonly Arc[] })[],
): readonly Arc[] {
  if (branch.kind !== "variant") return [];
  for (const kind of trunkKinds) {
    for (const trunk of all) {
      if (trunk.kind !== kind) continue;
      const stretch = stretchBetween(trunk.arcs, branch.leaves, branch.rejoins);
      if (stretch.length > 0) return stretch;
    }
  }
  return [];
}

function stretchBetween<Arc extends ChainArc>(
  arcs: readonly Arc[],
  leaves: string | null,
  rejoins: string | null,
): readonly Arc[] {
  const first = arcs.findIndex(({ from }) => from === leaves);
  if (first < 0) return [];
  const length = arcs.slice(first).findIndex(({ to }) => to === rejoins) + 1;
  return arcs.slice(first, first + length);
}
