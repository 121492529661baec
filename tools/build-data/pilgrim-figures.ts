import { join } from "node:path";
import { type Cells, readRows } from "./csv-rows.ts";

const head = "/** Made by `npm run data:build` from data/inputs, which says where each figure is from. */";

/** The latest year with known months and starts. */
const year = "2025";

/** The last Holy Years not affected by an epidemic, each with the years it is compared with. */
const holyYears = [
  { year: "2010", beside: ["2009", "2011"] },
  { year: "2022", beside: ["2019", "2023"] },
];

/** Source file with pilgrims by month and start. */
export async function pilgrimFigures(folder: string): Promise<string> {
  const [months, routes, starts] = await Promise.all(
    ["by-month", "by-route", "by-start"].map((name) => readRows(join(folder, `inputs/pilgrims-${name}.csv`))),
  );
  const arrivals = (months ?? []).filter((row) => row["year"] === year).map((row) => `${row["pilgrims"]},`);
  const byRoute = (routes ?? []).filter((row) => row["year"] === year);
  const byStart = Map.groupBy(starts ?? [], (row) => row["route_slug"] ?? "");
  return `${head}

/** The year that the figures are of. */
export const pilgrimYear = ${year};

/** Pilgrims counted on arrival in Santiago, by month, January first. */
export const arrivalsByMonth: readonly number[] = [
  ${arrivals.join(" ")}
];

/** Pilgrims of the year by route; a route that is not here has no known figure. */
export const arrivalsByRoute: Readonly<Record<string, number>> = {
${byRoute.map((row) => `  "${row["route_slug"]}": ${row["pilgrims"]},`).join("\n")}
};

/** Of these, where they had begun, as far as that is known. */
export const startsByRoute: Readonly<Record<string, Readonly<Record<string, number>>>> = {
${[...byStart].map(([route, rows]) => `  "${route}": {\n${rows.map((row) => `    ${key(row["town_slug"] ?? "")}: ${row["pilgrims"]},`).join("\n")}\n  },`).join("\n")}
};

/** How many times as many pilgrims a Holy Year has as the years beside it. */
export const holyYearFactor = ${holyYearFactor(routes ?? []).toFixed(2)};
`;
}

function key(name: string): string {
  return /^[a-z]+$/.test(name) ? name : `"${name}"`;
}

/** Geometric mean, over Holy Years, of their pilgrims relative to the mean of the neighbouring years. */
function holyYearFactor(routes: readonly Cells[]): number {
  const inYear = (which: string) =>
    routes.reduce((sum, row) => sum + (row["year"] === which ? Number(row["pilgrims"]) : 0), 0);
  const factors = holyYears.map(({ year: holy, beside }) => {
    const usual = beside.reduce((sum, other) => sum + inYear(other), 0) / beside.length;
    return inYear(holy) / usual;
  });
  return factors.reduce((product, factor) => product * factor, 1) ** (1 / factors.length);
}

/** Source file with temperature and rain along the routes. */
export async function climateNormals(folder: string): Promise<string> {
  const rows = await readRows(join(folder, "inputs/climate.csv"));
  const byRoute = Map.groupBy(rows, (row) => row["route_slug"] ?? "");
  const months = (own: readonly Cells[]) =>
    own.map((row) => `    { temperatureC: ${row["temperature_c"]}, rainMm: ${row["rain_mm"]} },`).join("\n");
  return `${head}

/** Means of a month over 2004 to 2024 and the whole corridor of a route, mountains and coast together. */
export interface MonthClimate {
  /** Day and night together. */
  readonly temperatureC: number;
  readonly rainMm: number;
}

/** By route, January first; a route that is not here has no known figures. */
export const climateNormals: Readonly<Record<string, readonly MonthClimate[]>> = {
${[...byRoute].map(([route, own]) => `  "${route}": [\n${months(own)}\n  ],`).join("\n")}
};
`;
}
