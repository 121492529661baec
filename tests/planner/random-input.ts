/** Random options for a random route. */
import fc from "fast-check";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import {
  type CountedOption,
  isCounted,
  optionKeys,
  optionTable,
  type PlannerOptions,
} from "#domain/planner/options/planner-options.ts";
import { defaultPace } from "#domain/walking-time/walking-time.ts";
import { randomGraph, routeSlug } from "./graphs/random-graph.ts";

export interface Case {
  readonly graph: RouteGraph;
  readonly input: PlannerOptions;
}

const towns = (graph: RouteGraph): readonly string[] => graph.waypoints.flatMap((w) => w.townSlug ?? []);

const rarely = <Value>(likely: fc.Arbitrary<Value>, otherwise: Value): fc.Arbitrary<Value> =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(otherwise) }, { weight: 1, arbitrary: likely });

const restEvery = fc
  .record({ min: fc.integer({ min: 1, max: 2 }), more: fc.nat(2), after: fc.integer({ min: 1, max: 4 }) })
  .map(({ min, more, after }) => ({ after: Math.min(Math.max(after, min), min + more), min, max: min + more }));

const startDate = fc.constantFrom("2026-03-30", "2027-03-27", "2024-02-28", "2026-10-29", "2026-12-30", "2026-06-01");

const pace = fc.record({
  flatKmh: fc.constantFrom(3, 4, 5),
  ascentMPerH: fc.constantFrom(300, 400),
  descentMPerH: fc.constantFrom(500, 800),
});

/** Lengths as factors of those of the first walker. */
const walker = fc.record({
  pace,
  ideal: fc.constantFrom(0.7, 0.9, 1, 1.3),
  max: fc.constantFrom(0.6, 0.8, 1, 1.2),
});

/** Numeric options: absent, a limit of the range, or a value in between. */
const counted = fc.record(
  Object.fromEntries(
    optionKeys.filter(isCounted).map((key) => {
      const { min, max, step, fallback } = optionTable[key];
      const most = Math.min(max, 5);
      const values = fc.integer({ min: 0, max: Math.floor((most - min) / step) }).map((steps) => min + steps * step);
      return [key, rarely(values, fallback)] as const;
    }),
  ) as Record<CountedOption, fc.Arbitrary<number>>,
);

function options(graph: RouteGraph): fc.Arbitrary<PlannerOptions> {
  const all = towns(graph);
  const some = (maxLength: number) => fc.subarray([...all], { maxLength: Math.min(maxLength, all.length) });
  const branches = graph.branches.map(({ slug }) => slug).filter((slug) => slug !== "main");
  const onMain = all.filter((slug) => slug.startsWith("m"));
  const between = onMain.length > 3 ? onMain.slice(1, -1) : all;
  const someOnTheWay = fc.oneof(
    { weight: 3, arbitrary: fc.subarray([...between], { minLength: 1, maxLength: 2 }) },
    { weight: 1, arbitrary: some(2) },
  );
  return fc
    .record({
      ends: fc.oneof(
        { weight: 4, arbitrary: fc.constant([onMain[0] ?? "", onMain.at(-1) ?? ""]) },
        { weight: 2, arbitrary: fc.tuple(fc.constantFrom(...all), fc.constant(onMain.at(-1) ?? "")) },
        { weight: 1, arbitrary: fc.tuple(fc.constantFrom(...all), fc.constantFrom(...all)) },
      ),
      inKm: fc.boolean(),
      ideal: fc.constantFrom(6, 8, 10, 12, 15, 20),
      max: fc.integer({ min: 0, max: 14 }),
      hourFactor: fc.constantFrom(0.25, 0.3, 0.4),
      pace: rarely(pace, defaultPace),
      counted,
      mustStop: rarely(someOnTheWay, []),
      favourites: rarely(someOnTheWay, []),
      avoid: rarely(someOnTheWay, []),
      lodging: rarely(fc.constant("ignore" as const), "required"),
      walkers: rarely(fc.array(walker, { minLength: 1, maxLength: 2 }), []),
      places: rarely(fc.constantFrom(0, 0.1, 1, 2), 0.5),
      lodgingTypes: rarely(fc.constantFrom<readonly string[]>(["hotel"], ["hostel", "hotel"]), []),
      variants: rarely(fc.constant("free" as const), "main"),
      branches: rarely(
        fc.dictionary(fc.constantFrom(...branches, "main"), fc.constantFrom("take" as const, "avoid" as const), {
          maxKeys: 2,
        }),
        {},
      ),
      startDate: fc.option(startDate),
      restEvery: rarely(restEvery, null),
      days: rarely(fc.integer({ min: 1, max: 8 }), null),
    })
    .map(({ ends, counted: steps, inKm, hourFactor, ideal, max, ...rest }) => {
      const factor = inKm ? 1 : hourFactor;
      const longest = (ideal + max) * factor;
      return {
        ...rest,
        ...steps,
        route: routeSlug,
        from: ends[0] ?? "",
        to: ends[1] ?? "",
        measure: inKm ? ("km" as const) : ("hours" as const),
        ideal: ideal * factor,
        max: longest,
        walkers: rest.walkers.map((one) => ({
          pace: one.pace,
          ideal: one.ideal * ideal * factor,
          max: one.max * longest,
        })),
        branches: Object.fromEntries(Object.entries(rest.branches)),
        pins: [],
      };
    });
}

/** Excludes avoiding the main line if it contains a ferry, for which the definition is ambiguous. */
const isPlain = ({ graph, input }: Case): boolean =>
  input.branches["main"] !== "avoid" ||
  graph.arcs.every((arc) => arc.mode === "walk" || !arc.branches.includes("main"));

export const randomCase: fc.Arbitrary<Case> = randomGraph
  .filter((graph) => towns(graph).filter((slug) => slug.startsWith("m")).length >= 2)
  .chain((graph) => options(graph).map((input) => ({ graph, input })))
  .filter((one) => one.input.from !== one.input.to && isPlain(one));
