import { lastChangeOfOpenData } from "#database/queries/open-data/portions.ts";
import { exportLicence } from "#domain/exports/exported-walk.ts";
import type { UseCaseContext } from "../context.ts";

export const licenceOfOpenData = {
  licence: exportLicence.url,
  attribution: `${exportLicence.attribution}; registers of tourism of Castilla y León, Navarra and Euskadi (CC BY 4.0); Atout France (Licence Ouverte 2.0); Nomenclátor Geográfico 2017 CC-BY 4.0 scne.es; IDERioja (CC BY 4.0); Vieira (ODbL 1.0)`,
} as const;

/** Which state of the content files are of: its revision, and the day of the last change. */
export async function stateOfOpenData(
  context: UseCaseContext,
): Promise<{ readonly version: string; readonly changedOn: string }> {
  const version = await context.content.revision();
  const changed = await lastChangeOfOpenData(context.published);
  return { version, changedOn: (changed ?? new Date(0)).toISOString().slice(0, 10) };
}
