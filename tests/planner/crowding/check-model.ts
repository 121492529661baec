import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { arrivalShare } from "#domain/crowding/arrivals.ts";
import { arrivalsByMonth, holyYearFactor, startsByRoute } from "#domain/crowding/pilgrim-figures.ts";
import { nightCrowding } from "#domain/crowding/night-crowding.ts";
import { readRealRoutes } from "#tests/planner/graphs/graph-from-data.ts";
import { daysOfMonth } from "./days-of-month.ts";
import { arrivalsOf2018, startShares } from "./published-figures.ts";

interface Row {
  readonly route_slug: string;
  readonly year: string;
  readonly pilgrims: string;
}

const byRoute: readonly Row[] = parse(
  readFileSync(new URL("../../../data/inputs/pilgrims-by-route.csv", import.meta.url)),
  { columns: true },
);
const routes = [...new Set(byRoute.map((row) => row.route_slug))];
const pilgrimsOf = (route: string, year: number) =>
  Number(byRoute.find((row) => row.route_slug === route && row.year === String(year))?.pilgrims ?? Number.NaN);
const allOf = (year: number) => sum(routes.map((route) => pilgrimsOf(route, year)));
const sum = (values: readonly number[]) => values.reduce((one, other) => one + other, 0);
const total2025 = sum(arrivalsByMonth);

export interface Line {
  readonly name: string;
  readonly expected: number;
  readonly published: number;
}

/** Months of 2018 from the distribution of 2025 and the total of 2018. */
export function monthsOf2018(): Line[] {
  const total = sum(arrivalsOf2018);
  return arrivalsOf2018.map((published, index) => {
    const share = sum(daysOfMonth(2026, index + 1).map(arrivalShare));
    return { name: `2018-${String(index + 1).padStart(2, "0")}`, expected: share * total, published };
  });
}

/** Pilgrims of each route in a year, predicted from the year before. */
export function routesOf(year: number): Line[] {
  return routes.map((name) => ({ name, expected: pilgrimsOf(name, year - 1), published: pilgrimsOf(name, year) }));
}

/** Holy Years predicted from the factor of the other one, and from the model's for 2004. */
export function holyYears(): Line[] {
  const beside: Readonly<Record<number, readonly [number, number]>> = {
    2004: [2003, 2005],
    2010: [2009, 2011],
    2022: [2019, 2023],
  };
  const usual = (year: number) => sum((beside[year] ?? []).map(allOf)) / 2;
  const factorOf = (year: number) => allOf(year) / usual(year);
  const expect = (year: number, factor: number): Line => ({
    name: String(year),
    expected: usual(year) * factor,
    published: allOf(year),
  });
  return [expect(2010, factorOf(2022)), expect(2022, factorOf(2010)), expect(2004, holyYearFactor)];
}

/** Shares of starting places in per cent, compared with other years. */
export function starts(): Line[] {
  const of2025 = Object.assign({}, ...Object.values(startsByRoute)) as Record<string, number>;
  return Object.entries(startShares).flatMap(([month, shares]) =>
    Object.entries(shares).map(([town, share]) => ({
      name: `${town}, ${month}`,
      expected: (100 * (of2025[town] ?? 0)) / total2025,
      published: 100 * share,
    })),
  );
}

/**
 * Conservation of pilgrims: nights around the last place before Santiago over a year, over all routes that join there, compared
 * with the arrivals by these routes.
 */
export function balance(): Line[] {
  const real = readRealRoutes();
  const last = [
    { route: "camino-frances", town: "o-pedrouzo", all: ["camino-frances", "camino-primitivo", "camino-del-norte"] },
    { route: "camino-portugues", town: "padron", all: ["camino-portugues", "camino-portugues-de-la-costa"] },
    { route: "camino-ingles", town: "sigueiro", all: ["camino-ingles"] },
  ];
  const year = Array.from({ length: 12 }, (_, index) => daysOfMonth(2026, index + 1)).flat();
  return last.map(({ route, town, all }) => {
    const graph = real.graphOf(route);
    const people = year.map((night) => nightCrowding(route, graph, town, night)?.people ?? 0);
    return {
      name: `nights around ${town}`,
      expected: sum(people),
      published: sum(all.map((one) => pilgrimsOf(one, 2025))),
    };
  });
}

/** Error of the model in per cent of the published figure; negative if too low. */
export const errorOf = ({ expected, published }: Line) => (100 * (expected - published)) / published;

/** Mean absolute error of the lines, weighted by the published figures. */
export function meanError(lines: readonly Line[]): number {
  const off = sum(lines.map(({ expected, published }) => Math.abs(expected - published)));
  return (100 * off) / sum(lines.map(({ published }) => published));
}
