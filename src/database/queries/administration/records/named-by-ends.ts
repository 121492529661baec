import { type SQL, sql } from "drizzle-orm";
import { searchedTextOfTown, town } from "../../../schema/routes/town.ts";
import { arc, searchedTextOfWaypoint, waypoint } from "../../../schema/routes/waypoint.ts";
import { distance } from "../../../schema/routes/distance.ts";
import { contains } from "../contains-all.ts";

/** Separator of the two ends in the name of an arc or a segment. */
export const between = " – ";

/** Towns with a word in their name. The index covers more than the name, which is therefore checked as well. */
const townsNamed = (column: SQL, word: string): SQL => sql`SELECT ${column} FROM ${town}
  WHERE ${contains(searchedTextOfTown(town), word)} AND ${contains(town.name, word)}`;

/** Waypoints of that name: that of their town if there is one. */
const waypointsNamed = (word: string): SQL => sql`${townsNamed(sql`${town.waypointUuid}`, word)}
  UNION ALL
  SELECT ${waypoint.uuid} FROM ${waypoint}
  WHERE ${contains(searchedTextOfWaypoint(waypoint), word)}
    AND ${contains(sql`coalesce(${waypoint.name}, ${waypoint.slug})`, word)}
    AND NOT EXISTS (SELECT FROM ${town} WHERE ${town.waypointUuid} = ${waypoint.uuid})`;

/** A word has no space: it is in the name of one end, or in the separator. */
const isBetween = (word: string): SQL => contains(sql`${between}::text`, word);

/** Each alternative uses its own index. */
export const arcHasWord = (word: string): SQL => sql`${arc.id} IN (
  WITH named AS MATERIALIZED (${waypointsNamed(word)})
  SELECT one.id FROM ${arc} one WHERE one.from_waypoint_uuid IN (TABLE named)
  UNION ALL SELECT one.id FROM ${arc} one WHERE one.to_waypoint_uuid IN (TABLE named)
  UNION ALL SELECT one.id FROM ${arc} one WHERE ${contains(sql`one.surface`, word)}
  UNION ALL SELECT one.id FROM ${arc} one WHERE ${isBetween(word)})`;

/** As `arcHasWord`. */
export const distanceHasWord = (word: string): SQL => sql`${distance.id} IN (
  WITH named AS MATERIALIZED (${townsNamed(sql`${town.uuid}`, word)})
  SELECT one.id FROM ${distance} one WHERE one.from_town_uuid IN (TABLE named)
  UNION ALL SELECT one.id FROM ${distance} one WHERE one.to_town_uuid IN (TABLE named)
  UNION ALL SELECT one.id FROM ${distance} one WHERE ${contains(sql`one.override_source`, word)}
  UNION ALL SELECT one.id FROM ${distance} one WHERE ${isBetween(word)})`;
