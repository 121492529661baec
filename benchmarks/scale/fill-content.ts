import type pg from "pg";
import type { Amounts } from "./amounts.ts";

/** SQL of the key for the copy `number` of a row; copy 0 is the row itself. */
export const copiedKey = (key: string, number: string): string =>
  `CASE WHEN ${number} = 0 THEN ${key} ELSE md5(${key}::text || '-' || ${number})::uuid END`;

/**
 * Copies rows of a table within the database.
 *
 * @param source follows FROM, with the table aliased as `row`
 * @param changed SQL of the columns that differ in the copy, by name
 */
export async function copyRows(
  client: pg.Client,
  table: string,
  source: string,
  changed: Readonly<Record<string, string>>,
): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name = $1 AND NOT (is_identity = 'YES' AND identity_generation = 'ALWAYS')`,
    [table],
  );
  const names = rows.map(({ name }) => `"${name}"`).join(", ");
  const values = rows.map(({ name }) => changed[name] ?? `row."${name}"`).join(", ");
  await client.query(`INSERT INTO "${table}" (${names}) SELECT ${values} FROM ${source}`);
}

/** Greater than the number of arcs. */
const arcIds = 100_000;

/** Replaces the letters of a name, since names of many places have many different words. */
const ownWord = (seed: string): string => `translate(substr(md5(${seed}), 1, 4), '0123456789', 'ghijklmnop')`;

/**
 * Copies the shipped content: networks of ways and towns overlap, so that lines, waypoints and houses are consistent;
 * routes use them in turn.
 */
export async function fillContent(client: pg.Client, { networks, routes, housesOfOne }: Amounts): Promise<void> {
  const inNetwork = (table: string) => `"${table}" row, generate_series(1, ${networks - 1}) n`;
  const own = { uuid: copiedKey("row.uuid", "n"), slug: "row.slug || '-' || n" };
  const word = ownWord("row.slug || n");
  await copyRows(client, "waypoint", inNetwork("waypoint"), own);
  await copyRows(client, "town", inNetwork("town"), {
    ...own,
    name: `row.name || ' ' || ${word}`,
    waypoint_uuid: copiedKey("row.waypoint_uuid", "n"),
  });
  await copyRows(client, "arc", inNetwork("arc"), {
    id: `row.id + n * ${arcIds}`,
    from_waypoint_uuid: copiedKey("row.from_waypoint_uuid", "n"),
    to_waypoint_uuid: copiedKey("row.to_waypoint_uuid", "n"),
  });
  await copyRows(client, "segment", inNetwork("segment"), { uuid: own.uuid, key: "row.key || '-' || n" });
  await copyRows(client, "segment_arc", inNetwork("segment_arc"), {
    segment_uuid: copiedKey("row.segment_uuid", "n"),
    arc_id: `row.arc_id + n * ${arcIds}`,
  });
  await fillRoutes(client, routes, networks);
  const number = `(n * ${housesOfOne} + m)`;
  await copyRows(
    client,
    "accommodation",
    `accommodation row, generate_series(0, ${networks - 1}) n, generate_series(0, ${housesOfOne - 1}) m WHERE n + m > 0`,
    {
      uuid: copiedKey("row.uuid", number),
      slug: `row.slug || '-' || ${number}`,
      name: `row.name || ' ' || ${ownWord(`row.slug || ${number}`)}`,
      town_uuid: copiedKey("row.town_uuid", "n"),
      lat: `row.lat + m * 0.0003`,
      osm_id: "NULL",
      register_number: "NULL",
    },
  );
  await client.query("SELECT setval(pg_get_serial_sequence('arc', 'id'), (SELECT max(id) FROM arc))");
}

async function fillRoutes(client: pg.Client, routes: number, networks: number): Promise<void> {
  const inTurn = (table: string) => `"${table}" row, generate_series(1, ${routes - 1}) n`;
  const network = `(n % ${networks})`;
  const route = copiedKey("row.route_uuid", "n");
  const uuid = copiedKey("row.uuid", "n");
  await copyRows(client, "route", inTurn("route"), {
    uuid,
    slug: "row.slug || '-' || n",
    name: "row.name || ' ' || n",
    start_town_uuid: copiedKey("row.start_town_uuid", network),
    end_town_uuid: copiedKey("row.end_town_uuid", network),
    sort: "row.sort + n * 100",
  });
  await copyRows(client, "branch", inTurn("branch"), {
    uuid,
    route_uuid: route,
    leaves_waypoint_uuid: copiedKey("row.leaves_waypoint_uuid", network),
    rejoins_waypoint_uuid: copiedKey("row.rejoins_waypoint_uuid", network),
  });
  await copyRows(client, "branch_segment", inTurn("branch_segment"), {
    branch_uuid: copiedKey("row.branch_uuid", "n"),
    segment_uuid: copiedKey("row.segment_uuid", network),
  });
  await copyRows(client, "distance", inTurn("distance"), {
    route_uuid: route,
    branch_uuid: copiedKey("row.branch_uuid", "n"),
    from_town_uuid: copiedKey("row.from_town_uuid", network),
    to_town_uuid: copiedKey("row.to_town_uuid", network),
  });
  await copyRows(client, "published_stage", inTurn("published_stage"), {
    uuid,
    route_uuid: route,
    end_town_uuid: copiedKey("row.end_town_uuid", network),
  });
}
