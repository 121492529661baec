import { type OpenDataFile, openDataFiles, type OpenDataFormat } from "#contract/places/open-data.ts";
import type { Queryable } from "#database/connection/connect.ts";
import { houseFactPortion, housePortion } from "#database/queries/open-data/house-rows.ts";
import { sightPortion, townPortion, waypointPortion } from "#database/queries/open-data/place-rows.ts";
import type { OpenDataPortion, OpenDataRow } from "#database/queries/open-data/portions.ts";
import { arcPortion, branchPortion, routePortion } from "#database/queries/open-data/way-rows.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { yieldIfBusy } from "#use-cases/workers/yield-to-event-loop.ts";
import { attributionOfOpenData, licenceOfOpenData, stateOfOpenData } from "./show-open-data.ts";
import { writersOfRows } from "./row-writers.ts";

const portions: Record<OpenDataFile, OpenDataPortion> = {
  routes: routePortion,
  towns: townPortion,
  houses: housePortion,
  "house-facts": houseFactPortion,
  branches: branchPortion,
  waypoints: waypointPortion,
  arcs: arcPortion,
  sights: sightPortion,
};

/** Number of rows read at a time. */
const portionSize = 50;

/** All published rows of a file in key order, in batches. */
async function* openDataRows(db: Queryable, file: OpenDataFile): AsyncGenerator<OpenDataRow> {
  let last: string | number | null = null;
  for (;;) {
    const rows: readonly OpenDataRow[] = await portions[file](db, last, portionSize);
    yield* rows;
    const key: unknown = rows.at(-1)?.["id"] ?? rows.at(-1)?.["slug"];
    if (rows.length < portionSize || (typeof key !== "string" && typeof key !== "number")) return;
    last = key;
  }
}

/** A file of the data set, written row by row so that other work gets its turn. */
export async function writeOpenData(
  context: UseCaseContext,
  file: OpenDataFile,
  format: OpenDataFormat,
): Promise<{ readonly text: string; readonly version: string }> {
  const { columns, geometry } = openDataFiles[file];
  const state = await stateOfOpenData(context);
  const attribution = await attributionOfOpenData(context);
  const facts = { name: file, licence: licenceOfOpenData, attribution, ...state };
  const writer = writersOfRows[format]({ columns, geometry }, facts);
  const parts: string[] = [writer.begin];
  let isFirst = true;
  for await (const row of openDataRows(context.published, file)) {
    await yieldIfBusy();
    parts.push(isFirst ? "" : writer.between, writer.row(row));
    isFirst = false;
  }
  parts.push(writer.end);
  return { text: parts.join(""), version: state.version };
}
