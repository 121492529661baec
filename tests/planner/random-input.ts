/** Random wishes for a random route. */
import fc from "fast-check";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import type { PlannerInput } from "#domain/stage-planner/plan.ts";
import { defaultPace } from "#domain/walking-time/walking-time.ts";
import { randomGraph, routeSlug } from "./random-graph.ts";

export interface Case {
  readonly graph: RouteGraph;
  readonly input: PlannerInput;
}

const towns = (graph: RouteGraph): readonly string[] => graph.waypoints.flatMap((w) => w.townSlug ?? []);

const rarely = <Value>(wish: fc.Arbitrary<Value>, otherwise: Value): fc.Arbitrary<Value> =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(otherwise) }, { weight: 1, arbitrary: wish });

const restEvery = fc
  .record({ min: fc.integer({ min: 1, max: 2 }), more: fc.nat(2), after: fc.integer({ min: 1, max: 4 }) })
  .map(({ min, more, after }) => ({ after: Math.min(Math.max(after, min), min + more), min, max: min + more }));

const startDate = fc.constantFrom("2026-03-30", "2027-03-27", "2024-02-28", "2026-10-29", "2026-12-30", "2026-06-01");

const pace = fc.record({
  flatKmh: fc.constantFrom(3, 4, 5),
  ascentMPerH: fc.constantFrom(300, 400),
  descentMPerH: fc.constantFrom(500, 800),
});

function wishes(graph: RouteGraph): fc.Arbitrary<PlannerInput> {
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
      easeInDays: rarely(fc.integer({ min: 1, max: 5 }), 0),
      mustStop: rarely(someOnTheWay, []),
      favourites: rarely(someOnTheWay, []),
      avoid: rarely(someOnTheWay, []),
      lodging: rarely(fc.constant("ignore" as const), "required"),
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
    .map(({ ends, inKm, hourFactor, ideal, max, ...rest }) => {
      const factor = inKm ? 1 : hourFactor;
      return {
        ...rest,
        route: routeSlug,
        from: ends[0] ?? "",
        to: ends[1] ?? "",
        measure: inKm ? ("km" as const) : ("hours" as const),
        ideal: ideal * factor,
        max: (ideal + max) * factor,
        branches: Object.fromEntries(Object.entries(rest.branches)),
        pins: [],
      };
    });
}

/** Avoiding main itself while a ferry of main is on the way is left out: the definition says both yes and no. */
const isPlain = ({ graph, input }: Case): boolean =>
  input.branches["main"] !== "avoid" ||
  graph.arcs.every((arc) => arc.mode === "walk" || !arc.branches.includes("main"));

export const randomCase: fc.Arbitrary<Case> = randomGraph
  .filter((graph) => towns(graph).filter((slug) => slug.startsWith("m")).length >= 2)
  .chain((graph) => wishes(graph).map((input) => ({ graph, input })))
  .filter((one) => one.input.from !== one.input.to && isPlain(one));
