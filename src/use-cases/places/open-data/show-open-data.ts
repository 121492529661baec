import {
  openDataAddress,
  openDataFileNames,
  openDataFiles,
  openDataFormatsOf,
  type OpenDataIndex,
} from "#contract/places/open-data.ts";
import { countOpenData, lastChangeOfOpenData } from "#database/queries/open-data/portions.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { importedRegisters } from "#database/queries/open-data/house-rows.ts";
import { knownRegisters, openStreetMap } from "#domain/house-registers/known-registers.ts";
import { exportLicence } from "#domain/exports/exported-walk.ts";

/** Attribution of the data set shipped with the application. */
const bundledState = `${exportLicence.attribution}; registers of tourism of Castilla y León, Navarra and Euskadi (CC BY 4.0); Atout France (Licence Ouverte 2.0); Nomenclátor Geográfico 2017 CC-BY 4.0 scne.es; IDERioja (CC BY 4.0); official gazettes of Castilla y León, Navarra, Extremadura and Aragón; SRTM, NASA and USGS (public domain); Vieira (ODbL 1.0)`;
const shippedSources: ReadonlySet<string> = new Set([
  "castilla-y-leon-register",
  "navarra-register",
  "euskadi-register",
  "atout-france-register",
  openStreetMap.source,
]);

export const licenceOfOpenData = exportLicence.url;

/** The full attribution, including registers imported by editors. */
export async function attributionOfOpenData({ published }: UseCaseContext): Promise<string> {
  const imported = (await importedRegisters(published)).filter(({ source }) => !shippedSources.has(source));
  const names = imported.map(({ source, licence }) => {
    const register = knownRegisters.find((one) => one.source === source);
    return `${register?.name ?? source} (${licence})`;
  });
  return [bundledState, ...names].join("; ");
}

/** The version of the exported content: its revision, and the day of the last change. */
export async function stateOfOpenData(
  context: UseCaseContext,
): Promise<{ readonly version: string; readonly changedOn: string }> {
  const version = await context.content.revision();
  const changed = await lastChangeOfOpenData(context.published);
  return { version, changedOn: (changed ?? new Date(0)).toISOString().slice(0, 10) };
}

/** The files of the data set, and their version. */
export async function showOpenData(context: UseCaseContext): Promise<OpenDataIndex> {
  const index = await context.content.getOrLoad("open-data", async () => {
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
