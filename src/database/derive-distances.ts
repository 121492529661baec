import { sql } from "drizzle-orm";
import type { Queryable } from "./connect.ts";

/**
 * Fills the distances of branches that have none: from each town of a branch
 * to the next one along it, as sums over the arcs between them. Arcs that are
 * not walked count apart; an unknown ascent or descent adds nothing.
 */
export async function deriveDistances(db: Queryable): Promise<void> {
  await db.drizzle.execute(sql`
    INSERT INTO distance
      (route_uuid, branch_uuid, position, from_town_uuid, to_town_uuid, metres, not_walked_m, ascent_m, descent_m)
    WITH step AS (
      SELECT branch_segment.branch_uuid, arc.*,
        row_number() OVER (
          PARTITION BY branch_segment.branch_uuid ORDER BY branch_segment.position, segment_arc.position
        ) AS n
      FROM branch_segment
      JOIN segment_arc USING (segment_uuid)
      JOIN arc ON arc.id = segment_arc.arc_id
      WHERE branch_segment.branch_uuid NOT IN (SELECT branch_uuid FROM distance)
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
    SELECT branch.route_uuid, branch.uuid, town_stop.position, town_stop.town_uuid, town_stop.next_town_uuid,
      coalesce(sum(step.distance_m) FILTER (WHERE step.mode = 'walk'), 0),
      coalesce(sum(step.distance_m) FILTER (WHERE step.mode <> 'walk'), 0),
      sum(step.ascent_m) FILTER (WHERE step.mode = 'walk'),
      sum(step.descent_m) FILTER (WHERE step.mode = 'walk')
    FROM town_stop
    JOIN branch ON branch.uuid = town_stop.branch_uuid
    JOIN step ON step.branch_uuid = town_stop.branch_uuid AND step.n > town_stop.n AND step.n <= town_stop.next_n
    GROUP BY branch.uuid, town_stop.position, town_stop.town_uuid, town_stop.next_town_uuid
  `);
}
