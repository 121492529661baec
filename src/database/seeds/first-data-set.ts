import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { CsvCells } from "./csv-cells.ts";
import { dataSetFiles } from "./data-set-files.ts";
import type { DataSet } from "./data-set.ts";
import { shippedArcs, shippedHouses, type ShippedRow } from "./shipped-facts.ts";

/** Columns of accommodations.csv that the first data set did not have. */
const laterColumns = {
  other_names: "",
  address: "",
  register_number: "",
  phone: "",
  second_phone: "",
  email: "",
  web: "",
};

/**
 * What the first data set said, for installations from before it was noted what a data set said: its houses are an input of
 * today's, and it knew no climb of another source than the distance's.
 */
export async function firstShippedRows(folder: string, data: DataSet): Promise<ShippedRow[]> {
  const text = await readFile(join(folder, "inputs/houses.csv"), "utf8");
  const rows = parse(text, { columns: true }) as Record<string, string>[];
  const accommodations = rows.map((row) =>
    dataSetFiles.accommodations.row(new CsvCells({ ...laterColumns, ...row }, "inputs/houses.csv")),
  );
  const arcs = data.arcs.map((arc) => (arc.climbSource === null ? arc : { ...arc, ascentM: null, descentM: null }));
  const first = { ...data, accommodations, houseFacts: [], arcs, arcLines: [] };
  return [...shippedHouses(first), ...shippedArcs(first)];
}
