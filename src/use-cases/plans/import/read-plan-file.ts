import { notValid } from "#use-cases/use-case-error.ts";
import type { ImportedList } from "./imported-stops.ts";
import { readGpx } from "./read-gpx.ts";
import { type OwnFile, readJson } from "./read-json.ts";
import { readTable } from "./read-table.ts";

/** What a file says, whatever its kind. @throws UseCaseError `not-valid` for what is none of them */
export function readPlanFile(text: string): OwnFile | ImportedList {
  // The database keeps no NUL.
  const clean = text
    .replaceAll("\u0000", "")
    .replace(/^\ufeff/, "")
    .trim();
  if (clean === "") throw notValid("file", "file_without_stops");
  if (clean.startsWith("{") || clean.startsWith("[")) return readJson(clean);
  return clean.startsWith("<") ? readGpx(clean) : readTable(clean);
}
