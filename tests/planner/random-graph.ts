/** Small random routes: a main line with variants, an arm, an approach, a link, ferries, closures and seasonal houses. */
import fc from "fast-check";
import type { GraphArc, GraphBranch, GraphWaypoint, RouteGraph, Season } from "#domain/route-graph/route-graph.ts";

export const routeSlug = "camino-de-prueba";

/** Rounded kilometres make plans of equal cost, fine ones make all costs differ. */
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
  services: fc.subarray(["groceries", "restaurant", "bank"] as const),
  lodging: fc.oneof(
    { weight: 1, arbitrary: fc.constant({}) },
    { weight: 8, arbitrary: fc.dictionary(houseType, fc.integer({ min: 1, max: 4 }), { minKeys: 1, maxKeys: 2 }) },
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
  /** 0: from main; 1: from a place of an earlier branch, when there is one. */
  trunk: fc.integer({ min: 0, max: 3 }),
  kind: fc.constantFrom("variant" as const, "variant" as const, "variant" as const, "link" as const),
  sharesNextLeg: fc.boolean(),
});

const spur = fc.record({ at: fc.nat(), places: fc.array(place, { minLength: 1, maxLength: 2 }), legs: fc.array(leg, { minLength: 2, maxLength: 2 }) });

const closure = fc.record({
  arcs: fc.array(fc.nat(), { minLength: 1, maxLength: 2 }),
  from: fc.constantFrom(...monthDays),
  to: fc.constantFrom(...monthDays),
});

const parts = fc.record({
  /** All places and legs alike, so that many plans cost the same. */
  even: fc.integer({ min: 0, max: 4 }).map((n) => n === 4),
  line: fc.array(fc.record({ place, leg }), { minLength: 3, maxLength: 10, size: "max" }),
  detours: fc.array(detour, { maxLength: 2 }),
  arm: fc.option(spur),
  approach: fc.option(spur),
  closures: fc.array(closure, { maxLength: 2 }),
  /** A second arc of main beside one that is there already. */
  parallel: fc.option(fc.record({ beside: fc.nat(), leg })),
});

type Parts = typeof parts extends fc.Arbitrary<infer Shape> ? Shape : never;
type Place = Parts["line"][number]["place"];
type Leg = Parts["line"][number]["leg"];

const evenPlace: Place = { isTown: true, size: "town", services: ["groceries"], lodging: { hotel: 5 }, seasonalLodging: [] };
const evenLeg: Leg = { distanceM: 5000, ascentM: 0, descentM: null, mode: "walk" };

function assemble({ even, line, detours, arm, approach, closures, parallel }: Parts): RouteGraph {
  const waypoints: GraphWaypoint[] = [];
  const arcs: GraphArc[] = [];
  const branches: GraphBranch[] = [{ slug: "main", kind: "main", name: "main", replaces: [] }];

  function addPlace(name: string, place: Place): string {
    const { isTown, ...rest } = even ? evenPlace : place;
    const town = isTown ? { townSlug: name } : {};
    waypoints.push({ uuid: `w-${name}`, ...town, name, lat: 42, lon: -waypoints.length / 10, elevationM: null, ...rest });
    return `w-${name}`;
  }
  const addArc = (from: string, to: string, by: Leg, branch: string): number => {
    arcs.push({ id: 100 + arcs.length, from, to, branches: [branch], ...(even ? evenLeg : by) });
    return 99 + arcs.length;
  };
  const walkAlong = (ends: readonly string[], legs: readonly Leg[], branch: string): readonly number[] =>
    ends.slice(1).map((to, index) => addArc(ends[index] ?? "", to, legs[index % legs.length] as Leg, branch));

  const main = line.map(({ place: at }, index) => addPlace(`m${index}`, at));
  const mainArcs = walkAlong(main, line.map(({ leg: by }) => by), "main");

  let trunkPlaces: readonly string[] = [];
  detours.forEach((one, index) => {
    const slug = `${one.kind}-${index}`;
    const leavesAt = one.leaves % (main.length - 1);
    const rejoinsAt = leavesAt + 1 + (one.rejoins % (main.length - 1 - leavesAt));
    const onTrunk = one.trunk === 1 && trunkPlaces.length > 0;
    const own = one.places.map((at, n) => addPlace(`${slug}-${n}`, at));
    const leaves = onTrunk ? (trunkPlaces[0] as string) : (main[leavesAt] as string);
    const rejoins = onTrunk ? (main.at(-1) as string) : (main[rejoinsAt] as string);
    walkAlong([leaves, ...own, rejoins], one.legs, slug);
    const shared = mainArcs[rejoinsAt];
    if (one.sharesNextLeg && !onTrunk && shared !== undefined) share(arcs, shared, slug);
    const replaces = onTrunk || one.kind === "link" ? [] : mainArcs.slice(leavesAt, rejoinsAt);
    branches.push({ slug, kind: one.kind, name: slug, replaces });
    if (own.length > 0) trunkPlaces = own;
  });
  if (arm) {
    const own = arm.places.map((at, n) => addPlace(`arm-${n}`, at));
    walkAlong([...own, main[arm.at % main.length] as string], arm.legs, "arm");
    branches.push({ slug: "arm", kind: "arm", name: "arm", replaces: [] });
  }
  if (approach) {
    const own = approach.places.map((at, n) => addPlace(`approach-${n}`, at));
    walkAlong([...own, main[0] as string], approach.legs, "approach");
    branches.push({ slug: "approach", kind: "approach", name: "approach", replaces: [] });
  }
  if (parallel) {
    const beside = arcs[parallel.beside % mainArcs.length] as GraphArc;
    addArc(beside.from, beside.to, parallel.leg, "main");
  }
  return {
    waypoints,
    arcs,
    branches,
    closures: closures.map(({ arcs: closed, from, to }) => ({
      arcs: [...new Set(closed.map((n) => 100 + (n % arcs.length)))],
      from,
      to,
      note: "closed",
    })),
  };
}

function share(arcs: GraphArc[], id: number, slug: string): void {
  const index = arcs.findIndex((arc) => arc.id === id);
  const arc = arcs[index];
  if (arc) arcs[index] = { ...arc, branches: [...arc.branches, slug] };
}

export const randomGraph: fc.Arbitrary<RouteGraph> = parts.map(assemble);
