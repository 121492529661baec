import { sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Queryable } from "#database/connection/connect.ts";
import { accommodation } from "#database/schema/places/accommodation.ts";
import { pointOfInterest } from "#database/schema/places/point-of-interest.ts";
import { route } from "#database/schema/routes/route.ts";
import { branch } from "#database/schema/routes/segment.ts";
import { town } from "#database/schema/routes/town.ts";
import { arc, waypoint } from "#database/schema/routes/waypoint.ts";

const tables = [route, branch, town, accommodation, waypoint, arc, pointOfInterest];

/** Time of the last change in the data set; null if it is empty. */
export async function lastChangeOfOpenData(db: Queryable): Promise<Date | null> {
  const latest = await Promise.all(
    tables.map(async (table) => {
      const at = sql<Date | null>`max(${table.updatedAt})`.mapWith(table.updatedAt);
      const [row] = await db.drizzle.select({ at }).from(table);
      return row?.at ?? null;
    }),
  );
  const times = latest.filter((at) => at !== null).map((at) => at.getTime());
  return times.length === 0 ? null : new Date(Math.max(...times));
}

/** The number of rows in each file. */
type OpenDataCounts = Record<
  "routes" | "towns" | "houses" | "house-facts" | "branches" | "waypoints" | "arcs" | "sights",
  number
>;

export async function countOpenData(db: Queryable): Promise<OpenDataCounts> {
  const { rows } = await db.drizzle.execute<OpenDataCounts>(sql`SELECT
    (SELECT count(*)::int FROM route WHERE published) AS routes,
    (SELECT count(*)::int FROM town WHERE published) AS towns,
    (SELECT count(*)::int FROM accommodation JOIN town ON town.uuid = accommodation.town_uuid AND town.published
      WHERE accommodation.published) AS houses,
    (SELECT count(*)::int FROM house_fact
      JOIN accommodation ON accommodation.uuid = house_fact.accommodation_uuid AND accommodation.published
      JOIN town ON town.uuid = accommodation.town_uuid AND town.published
      WHERE house_fact.field <> ALL(accommodation.withheld)) AS "house-facts",
    (SELECT count(*)::int FROM branch JOIN route ON route.uuid = branch.route_uuid AND route.published
      WHERE branch.published) AS branches,
    (SELECT count(*)::int FROM waypoint WHERE published) AS waypoints,
    (SELECT count(*)::int FROM arc
      JOIN waypoint AS "from" ON "from".uuid = arc.from_waypoint_uuid AND "from".published
      JOIN waypoint AS "to" ON "to".uuid = arc.to_waypoint_uuid AND "to".published
      WHERE arc.published) AS arcs,
    (SELECT count(*)::int FROM point_of_interest WHERE published) AS sights`);
  const [counts] = rows;
  if (!counts) throw new Error("Counting has given no row.");
  return counts;
}

/** A published row, with column names in camelCase; null is unknown. Files contain only the columns that they name. */
export type OpenDataRow = Readonly<Record<string, unknown>>;

/** The first `limit` rows after a key, in key order; from the beginning if null. */
export type OpenDataPortion = (
  db: Queryable,
  last: string | number | null,
  limit: number,
) => Promise<readonly OpenDataRow[]>;

/** Rows with a later key. */
export function after(column: PgColumn | SQL, last: string | number | null): SQL | undefined {
  return last === null ? undefined : sql`${column} > ${last}`;
}
