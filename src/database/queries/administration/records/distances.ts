import { inArray, sql } from "drizzle-orm";
import type { Queryable } from "../../../connection/connect.ts";
import { distance } from "../../../schema/routes/distance.ts";
import { between, distanceHasWord } from "./named-by-ends.ts";
import type { Fields, RecordStore } from "./record-store.ts";

/** The difference between an override and the computed distance. */
async function readDisagreement(db: Queryable, keys: readonly string[]): Promise<ReadonlyMap<string, Fields>> {
  const rows = await db.drizzle
    .select({ id: distance.id, metres: distance.metres, overrideM: distance.overrideM })
    .from(distance)
    .where(inArray(distance.id, keys.map(Number)));
  return new Map(
    rows.map(({ id, metres, overrideM }) => [
      String(id),
      { disagreementM: overrideM === null ? null : overrideM - metres },
    ]),
  );
}

const townName = (column: "from_town_uuid" | "to_town_uuid") =>
  sql`(SELECT name FROM town WHERE town.uuid = distance.${sql.identifier(column)})`;

export const distanceStore: RecordStore = {
  table: distance,
  isNumbered: true,
  searched: ["overrideSource"],
  name: sql`(${townName("from_town_uuid")} || ${between}::text || ${townName("to_town_uuid")})`,
  hasWord: distanceHasWord,
  parts: { fields: ["disagreementM"], read: readDisagreement, write: async () => {} },
  onRoute: (slug) => sql`distance.route_uuid IN (SELECT uuid FROM route WHERE slug = ${slug})`,
};
