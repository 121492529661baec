import { eq } from "drizzle-orm";
import type { Queryable } from "../../../connect.ts";
import { deriveDistancesAgain } from "../../../derive-distances.ts";
import { branch } from "../../../schema/branch.ts";
import { loadBranchWays } from "./branch-ways.ts";

/**
 * Brings what is derived from the arcs of branches in step with them: where they leave and rejoin, and the distances
 * from town to town.
 *
 * @param tx the transaction of the change
 */
export async function keepBranchesInStep(tx: Queryable, uuids: readonly string[]): Promise<void> {
  for (const { uuid, steps } of await loadBranchWays(tx, uuids)) {
    const ends = { leavesWaypointUuid: steps[0]?.from ?? null, rejoinsWaypointUuid: steps.at(-1)?.to ?? null };
    await tx.drizzle.update(branch).set(ends).where(eq(branch.uuid, uuid));
  }
  await deriveDistancesAgain(tx, uuids);
}
