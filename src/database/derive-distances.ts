import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "./connection/connect.ts";

/**
 * Computes missing distances of branches: from each town of a branch to the next one along it, as sums over the arcs
 * between them. Arcs that are not walked are counted separately; an unknown ascent or descent adds nothing.
 */
export async function deriveDistances(db: Queryable): Promise<void> {
  await insertDerived(db, sql`branch_uuid NOT IN (SELECT branch_uuid FROM distance)`);
}

/**
 * Recomputes the distances of some branches after a change of their arcs, segments or towns. A pair of towns that is
 * still on its branch keeps its id and its override.
 *
 * @param tx the transaction of the change
 */
export async function updateDistances(tx: Queryable, branchUuids: readonly string[]): Promise<void> {
  if (branchUuids.length === 0) return;
  const isAffected = sql`branch_uuid IN (${sql.join(
    branchUuids.map((uuid) => sql`${uuid}::uuid`),
    sql`, `,
  )})`;
  // Positions are unique: all are moved out of the way before any takes its new one.
  await tx.drizzle.execute(sql`UPDATE distance SET position = -id WHERE ${isAffected}`);
  await tx.drizzle.execute(sql`
    WITH derived AS (${derived(isAffected)}), numbered AS (
      SELECT id, branch_uuid, from_town_uuid, to_town_uuid,
        row_number() OVER (PARTITION BY branch_uuid, from_town_uuid, to_town_uuid ORDER BY id) AS nth
      FROM distance WHERE ${isAffected}
    ), again AS (
      SELECT derived.*,
        row_number() OVER (PARTITION BY branch_uuid, from_town_uuid, to_town_uuid ORDER BY position) AS nth
      FROM derived
    )
    UPDATE distance SET
      position = again.position,
      metres = again.metres, not_walked_m = again.not_walked_m,
      ascent_m = again.ascent_m, descent_m = again.descent_m,
      version = distance.version + CASE WHEN (distance.metres, distance.not_walked_m, distance.ascent_m, distance.descent_m)
        IS DISTINCT FROM (again.metres, again.not_walked_m, again.ascent_m, again.descent_m) THEN 1 ELSE 0 END
    FROM numbered JOIN again USING (branch_uuid, from_town_uuid, to_town_uuid, nth)
    WHERE distance.id = numbered.id
  `);
  await tx.drizzle.execute(sql`DELETE FROM distance WHERE ${isAffected} AND position < 0`);
  await insertDerived(
    tx,
    isAffected,
    sql`NOT EXISTS (
      SELECT FROM distance WHERE distance.branch_uuid = derived.branch_uuid AND distance.position = derived.position
    )`,
  );
}

async function insertDerived(db: Queryable, ofBranches: SQL, isWanted: SQL = sql`true`): Promise<void> {
  await db.drizzle.execute(sql`
    INSERT INTO distance
      (route_uuid, branch_uuid, position, from_town_uuid, to_town_uuid, metres, not_walked_m, ascent_m, descent_m)
    SELECT * FROM (${derived(ofBranches)}) AS derived WHERE ${isWanted}
  `);
}

/** @param ofBranches condition on `branch_uuid` */
function derived(ofBranches: SQL): SQL {
  return sql`
    WITH step AS (
      SELECT branch_segment.branch_uuid, arc.*,
        row_number() OVER (
          PARTITION BY branch_segment.branch_uuid ORDER BY branch_segment.position, segment_arc.position
        ) AS n
      FROM branch_segment
      JOIN segment_arc USING (segment_uuid)
      JOIN arc ON arc.id = segment_arc.arc_id
      WHERE ${ofBranches}
    ), stop AS (
      SELECT branch_uuid, 0 AS n, from_waypoint_uuid AS waypoint_uuid FROM step WHERE n = 1
      UNION ALL
      SELECT branch_uuid, n, to_waypoint_uuid FROM step
    ), town_stop AS (
      SELECT stop.branch_uuid, stop.n, town.uuid AS town_uuid,
        row_number() OVER along AS position,
        lead(stop.n) OVER along AS next_n,
        lead(town.uuid) OVER along AS next_town_uuid
      FROM stop
      JOIN town ON town.waypoint_uuid = stop.waypoint_uuid
      WINDOW along AS (PARTITION BY stop.branch_uuid ORDER BY stop.n)
    )
    SELECT branch.route_uuid, branch.uuid AS branch_uuid, town_stop.position::int AS position,
      town_stop.town_uuid AS from_town_uuid, town_stop.next_town_uuid AS to_town_uuid,
      (coalesce(sum(step.distance_m) FILTER (WHERE step.mode = 'walk'), 0))::int AS metres,
      (coalesce(sum(step.distance_m) FILTER (WHERE step.mode <> 'walk'), 0))::int AS not_walked_m,
      (sum(step.ascent_m) FILTER (WHERE step.mode = 'walk'))::int AS ascent_m,
      (sum(step.descent_m) FILTER (WHERE step.mode = 'walk'))::int AS descent_m
    FROM town_stop
    JOIN branch ON branch.uuid = town_stop.branch_uuid
    JOIN step ON step.branch_uuid = town_stop.branch_uuid AND step.n > town_stop.n AND step.n <= town_stop.next_n
    GROUP BY branch.uuid, town_stop.position, town_stop.town_uuid, town_stop.next_town_uuid
  `;
}
