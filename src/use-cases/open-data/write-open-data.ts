import { type OpenDataFile, type OpenDataFormat, openDataFiles } from "#contract/places/open-data.ts";
import type { UseCaseContext } from "../context.ts";
import { givingWay } from "../give-way.ts";
import { licenceOfOpenData, stateOfOpenData } from "./open-data-state.ts";
import { openDataRows } from "./open-data-rows.ts";
import { writersOfRows } from "./row-writers.ts";

/** A file of the data set, written row by row so that others have their turn meanwhile. */
export async function writeOpenData(
  context: UseCaseContext,
  file: OpenDataFile,
  format: OpenDataFormat,
): Promise<{ readonly text: string; readonly version: string }> {
  const { columns, geometry } = openDataFiles[file];
  const state = await stateOfOpenData(context);
  const giveWay = givingWay();
  const writer = writersOfRows[format]({ columns, geometry }, { name: file, ...licenceOfOpenData, ...state });
  const parts: string[] = [writer.begin];
  let isFirst = true;
  for await (const row of openDataRows(context.database, file)) {
    await giveWay();
    parts.push(isFirst ? "" : writer.between, writer.row(row));
    isFirst = false;
  }
  parts.push(writer.end);
  return { text: parts.join(""), version: state.version };
}
