import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "csv-parse/sync";
import { CsvCells, DataSetError } from "./csv-cells.ts";
import { dataSetFiles } from "./data-set-files.ts";
import type { DataSet } from "./data-set.ts";

/** The folder `data/` of this installation. */
export const dataSetFolder = fileURLToPath(new URL("../../../data", import.meta.url));

/**
 * Reads the open data set into typed rows, in the order of its files.
 * @throws {DataSetError} on the first cell that is not what its schema says;
 * references between files are checked by `npm run check:data` and by the database.
 */
export async function readDataSet(folder: string = dataSetFolder): Promise<DataSet> {
  const read = async <Row>({ file, row }: { file: string; row: (cells: CsvCells) => Row }): Promise<Row[]> => {
    const text = await readFile(join(folder, file), "utf8");
    return parseRows(text, file).map(row);
  };
  const [
    waypoints,
    towns,
    accommodations,
    houseFacts,
    mergedHouses,
    arcs,
    arcLines,
    routes,
    segments,
    branches,
    closures,
    publishedStages,
    pointsOfInterest,
    descriptions,
  ] = await Promise.all([
    read(dataSetFiles.waypoints),
    read(dataSetFiles.towns),
    read(dataSetFiles.accommodations),
    read(dataSetFiles.houseFacts),
    read(dataSetFiles.mergedHouses),
    read(dataSetFiles.arcs),
    read(dataSetFiles.arcLines),
    read(dataSetFiles.routes),
    read(dataSetFiles.segments),
    read(dataSetFiles.branches),
    read(dataSetFiles.closures),
    read(dataSetFiles.publishedStages),
    read(dataSetFiles.pointsOfInterest),
    read(dataSetFiles.descriptions),
  ]);
  return {
    waypoints,
    towns,
    accommodations,
    houseFacts,
    mergedHouses,
    arcs,
    arcLines,
    routes,
    segments,
    branches,
    closures,
    publishedStages,
    pointsOfInterest,
    descriptions,
  };
}

/** What csv-parse gives for a file with a header row when asked for line numbers. */
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
