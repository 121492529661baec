import type { OpenDataFormat } from "#contract/places/open-data.ts";
import type { OpenDataRow } from "#database/queries/open-data/portions.ts";
import { writeCsv, writeCsvRow } from "#domain/exports/csv.ts";
import { degrees } from "#domain/exports/exported-walk.ts";
import { decodePolyline } from "#domain/geography/route-geometry/polyline.ts";

interface Shape {
  readonly columns: readonly string[];
  readonly geometry: "point" | "line" | null;
}

/** Writes the rows of a file one by one. */
interface RowWriter {
  readonly begin: string;
  readonly row: (row: OpenDataRow) => string;
  readonly between: string;
  readonly end: string;
}

const camelCase = (column: string) => column.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The sources of a row, without duplicates. */
function sourceNames(sources: unknown): string[] {
  const stated = Object.values((sources ?? {}) as Readonly<Record<string, { readonly source: string }>>);
  return [...new Set(stated.flatMap(({ source }) => source.split("; line: ")))].sort();
}

/** The values of a row in the order of the columns. */
function valuesOf(columns: readonly string[], row: OpenDataRow): unknown[] {
  return columns.map((column) =>
    column === "sources" ? sourceNames(row["sources"]) : (row[camelCase(column)] ?? null),
  );
}

/** As in the files of the data set: lists with semicolons, booleans as yes and no, other non-text values as JSON. */
function cellOf(value: unknown): string | number | null {
  if (value === null || typeof value === "number" || typeof value === "string") return value;
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value) && value.every((part) => typeof part !== "object")) return value.join(";");
  return JSON.stringify(value);
}

function geometryOf(kind: Shape["geometry"], row: OpenDataRow): object | null {
  const { line, lat, lon } = row;
  if (kind === "line" && typeof line === "string") {
    const coordinates = decodePolyline(line).map((point) => [degrees(point.lon), degrees(point.lat)]);
    return { type: "LineString", coordinates };
  }
  if (kind !== "point" || typeof lat !== "number" || typeof lon !== "number") return null;
  return { type: "Point", coordinates: [degrees(lon), degrees(lat)] };
}

/** The head of a JSON file, up to the beginning of its rows. */
const opened = (facts: object, rows: string) => `${JSON.stringify(facts).slice(0, -1)},"${rows}":[\n`;

/** @param facts about the file itself, for JSON: name, licence, version */
export const writersOfRows: Record<OpenDataFormat, (shape: Shape, facts: object) => RowWriter> = {
  csv: ({ columns }) => ({
    begin: writeCsv(columns, []),
    row: (row) => writeCsvRow(valuesOf(columns, row).map(cellOf)),
    between: "",
    end: "",
  }),
  json: ({ columns }, facts) => ({
    begin: opened(facts, "data"),
    row: (row) => {
      const values = valuesOf(columns, row);
      return JSON.stringify(Object.fromEntries(columns.map((column, index) => [column, values[index]])));
    },
    between: ",\n",
    end: "\n]}\n",
  }),
  geojson: ({ columns, geometry }, facts) => {
    const propertyColumns = columns.filter((column) => !["lat", "lon", "line"].includes(column));
    return {
      begin: opened({ type: "FeatureCollection", ...facts }, "features"),
      row: (row) => {
        const values = valuesOf(propertyColumns, row);
        const properties = Object.fromEntries(propertyColumns.map((column, index) => [column, values[index]]));
        return JSON.stringify({ type: "Feature", properties, geometry: geometryOf(geometry, row) });
      },
      between: ",\n",
      end: "\n]}\n",
    };
  },
};
