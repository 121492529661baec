import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "csv-parse/sync";
import { CsvCells, DataSetError } from "./csv-cells.ts";
import { type DataSet, dataSetFiles } from "./data-set.ts";

/** The folder `data/` of this installation. */
export const dataSetFolder = fileURLToPath(new URL("../../../data", import.meta.url));

/**
 * Reads the open data set into typed rows, in the order of its files.
 * @throws {DataSetError} for the first cell that does not conform to its schema; references between files are checked
 * by `npm run check:data` and by the database
 */
export async function readDataSet(folder: string = dataSetFolder): Promise<DataSet> {
  const tables = Object.entries(dataSetFiles).map(async ([name, { file, row }]) => {
    const text = await readFile(join(folder, file), "utf8");
    return [name, parseRows(text, file).map<object>(row)];
  });
  return Object.fromEntries(await Promise.all(tables)) as DataSet;
}

/** Result of csv-parse for a file with a header row, with line numbers. */
interface ParsedRow {
  readonly record: Record<string, string>;
  readonly info: { readonly lines: number };
}

function parseRows(text: string, file: string): CsvCells[] {
  try {
    const rows = parse(text, { columns: true, info: true }) as ParsedRow[];
    return rows.map(({ record, info }) => new CsvCells(record, `${file} line ${info.lines}`));
  } catch (error) {
    throw new DataSetError(`${file}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}
