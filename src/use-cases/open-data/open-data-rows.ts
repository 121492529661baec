import type { OpenDataFile } from "#contract/places/open-data.ts";
import type { Queryable } from "#database/connect.ts";
import { housePortion } from "#database/queries/open-data/house-rows.ts";
import { sightPortion, townPortion, waypointPortion } from "#database/queries/open-data/place-rows.ts";
import type { OpenDataPortion, OpenDataRow } from "#database/queries/open-data/portion.ts";
import { arcPortion, routePortion } from "#database/queries/open-data/way-rows.ts";

const portions: Record<OpenDataFile, OpenDataPortion> = {
  routes: routePortion,
  towns: townPortion,
  houses: housePortion,
  waypoints: waypointPortion,
  arcs: arcPortion,
  sights: sightPortion,
};

/** Rows that are read in one go. */
const portionSize = 50;

/** All published rows of a file in the order of their keys, portion after portion. */
export async function* openDataRows(db: Queryable, file: OpenDataFile): AsyncGenerator<OpenDataRow> {
  let last: string | number | null = null;
  for (;;) {
    const rows: readonly OpenDataRow[] = await portions[file](db, last, portionSize);
    yield* rows;
    const key: unknown = rows.at(-1)?.["id"] ?? rows.at(-1)?.["slug"];
    if (rows.length < portionSize || (typeof key !== "string" && typeof key !== "number")) return;
    last = key;
  }
}
