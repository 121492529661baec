import {
  openDataAddress,
  openDataFileNames,
  openDataFiles,
  openDataFormatsOf,
  type OpenDataIndex,
} from "#contract/places/open-data.ts";
import { countOpenData } from "#database/queries/open-data/portions.ts";
import type { UseCaseContext } from "../context.ts";
import { attributionOfOpenData, licenceOfOpenData, stateOfOpenData } from "./open-data-state.ts";

/** What the data set offers, and of which state. */
export async function showOpenData(context: UseCaseContext): Promise<OpenDataIndex> {
  const index = await context.content.remember("open-data", async () => {
    const [state, attribution, rows] = await Promise.all([
      stateOfOpenData(context),
      attributionOfOpenData(context),
      countOpenData(context.published),
    ]);
    return {
      ...state,
      licence: licenceOfOpenData,
      attribution,
      files: openDataFileNames.map((name) => ({
        name,
        rows: rows[name],
        columns: openDataFiles[name].columns,
        formats: openDataFormatsOf(name).map((format) => ({ format, url: openDataAddress(name, format) })),
      })),
    };
  });
  if (!index) throw new Error("The list of the data set is never absent.");
  return index;
}
