/** Small random routes: a main line with variants, an arm, an approach, a link, ferries, closures and seasonal places to stay. */
import fc from "fast-check";
import type { RouteGraph, Season } from "#domain/route-graph/route-graph.ts";
import { assembleGraph } from "./assemble-graph.ts";

export const routeSlug = "camino-de-prueba";

/** Rounded kilometres cause plans of equal cost, fine ones make all costs differ. */
const distanceM = fc.oneof(
  fc.integer({ min: 1, max: 3 }).map((n) => n * 5000),
  fc.integer({ min: 500, max: 13_000 }),
);

const climbM = fc.oneof(fc.constant(0), fc.constant(null), fc.integer({ min: 0, max: 800 }));

const leg = fc.record({
  distanceM,
  ascentM: climbM,
  descentM: climbM,
  mode: fc.oneof(
    { weight: 14, arbitrary: fc.constant("walk" as const) },
    { weight: 1, arbitrary: fc.constantFrom("ferry" as const, "boat" as const, "train" as const) },
  ),
});

export const monthDays = ["01-01", "02-29", "03-31", "04-01", "04-05", "04-08", "10-31", "11-01", "12-31"] as const;
const seasonEnd = fc.constantFrom(...monthDays, "easter", "easter-7", "easter+0", "easter+49");
const season: fc.Arbitrary<Season> = fc.array(
  fc.record(
    {
      from: seasonEnd,
      to: seasonEnd,
      weekdays: fc.subarray([1, 2, 3, 4, 5, 6, 7] as const, { minLength: 4 }),
    },
    { requiredKeys: ["from", "to"] },
  ),
  { minLength: 1, maxLength: 2 },
);

const houseType = fc.constantFrom("hotel", "hostel", "albergue_municipal");

const place = fc.record({
  isTown: fc.integer({ min: 0, max: 7 }).map((n) => n > 0),
  size: fc.constantFrom("city" as const, "town" as const, "village" as const, "other" as const),
  services: fc.subarray(["groceries", "restaurant", "pharmacy", "medical", "bank", "bus"] as const),
  lodging: fc.oneof(
    { weight: 1, arbitrary: fc.constant({}) },
    { weight: 5, arbitrary: fc.dictionary(houseType, fc.integer({ min: 1, max: 4 }), { minKeys: 1, maxKeys: 2 }) },
  ),
  seasonalLodging: fc.oneof(
    { weight: 3, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.array(fc.record({ type: houseType, season }), { minLength: 1, maxLength: 2 }) },
  ),
});

const detour = fc.record({
  leaves: fc.nat(),
  rejoins: fc.nat(),
  places: fc.array(place, { maxLength: 2 }),
  legs: fc.array(leg, { minLength: 3, maxLength: 3 }),
  trunk: fc.integer({ min: 0, max: 6 }),
  kind: fc.constantFrom("variant" as const, "variant" as const, "variant" as const, "link" as const),
  sharesNextLeg: fc.boolean(),
});

const spur = fc.record({
  at: fc.nat(),
  places: fc.array(place, { minLength: 1, maxLength: 2 }),
  legs: fc.array(leg, { minLength: 2, maxLength: 2 }),
});

const closure = fc.record({
  arcs: fc.array(fc.nat(), { minLength: 1, maxLength: 2 }),
  from: fc.constantFrom(...monthDays),
  to: fc.constantFrom(...monthDays),
});

const parts = fc.record({
  even: fc.integer({ min: 0, max: 4 }).map((n) => n === 4),
  line: fc.array(fc.record({ place, leg }), { minLength: 3, maxLength: 10, size: "max" }),
  detours: fc.array(detour, { maxLength: 2 }),
  arm: fc.option(spur),
  approach: fc.option(spur),
  closures: fc.array(closure, { maxLength: 2 }),
  parallel: fc.option(fc.record({ beside: fc.nat(), leg })),
});

export const randomGraph: fc.Arbitrary<RouteGraph> = parts.map(assembleGraph);
