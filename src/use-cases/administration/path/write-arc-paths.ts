import { updateDistances } from "#database/derive-distances.ts";
import type { Queryable } from "#database/connection/connect.ts";
import {
  type ArcPath,
  branchesOverArcs,
  lockArcPaths,
  updateArcPaths,
} from "#database/queries/administration/arc-paths.ts";
import type { ProposedPath } from "./path-proposal.ts";

/** Writes the geometry of arcs and recomputes distances over them. @param tx the transaction of the change */
export async function writeArcPaths(
  tx: Queryable,
  paths: readonly ArcPath[],
  change: { readonly by: string; readonly now: Date },
): Promise<void> {
  await updateArcPaths(tx, paths, change);
  await updateDistances(
    tx,
    await branchesOverArcs(
      tx,
      paths.map(({ id }) => id),
    ),
  );
}

/** Proposed paths of arcs, with the file as the source of changes; deleted arcs are left out. */
export async function sourcedPaths(
  tx: Queryable,
  proposed: readonly ProposedPath[],
  fileName: string,
  now: Date,
): Promise<ArcPath[]> {
  const today = new Map((await lockArcPaths(tx, idsOf(proposed))).map((arc) => [arc.id, arc]));
  const source = { source: fileName, date: now.toISOString().slice(0, 10), certainty: "medium" } as const;
  return proposed.flatMap(({ version: _, ...path }) => {
    const before = today.get(path.id);
    if (!before) return [];
    const climbs = path.ascentM !== before.ascentM || path.descentM !== before.descentM;
    const sources = {
      ...before.sources,
      line: source,
      distanceM: source,
      ...(climbs && { ascentM: source, descentM: source }),
    };
    return [{ ...path, sources }];
  });
}

function idsOf(proposed: readonly ProposedPath[]): number[] {
  return proposed.map(({ id }) => id);
}
