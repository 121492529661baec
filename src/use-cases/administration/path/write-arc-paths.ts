import { deriveDistancesAgain } from "#database/derive-distances.ts";
import type { Queryable } from "#database/connect.ts";
import { type ArcPath, branchesOverArcs, updateArcPaths } from "#database/queries/administration/arc-paths.ts";

/** Writes how arcs run, and derives the distances of all branches over them again. @param tx the transaction of the change */
export async function writeArcPaths(
  tx: Queryable,
  paths: readonly ArcPath[],
  change: { readonly by: string; readonly now: Date },
): Promise<void> {
  await updateArcPaths(tx, paths, change);
  await deriveDistancesAgain(
    tx,
    await branchesOverArcs(
      tx,
      paths.map(({ id }) => id),
    ),
  );
}
