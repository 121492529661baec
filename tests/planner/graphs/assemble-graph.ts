/** Assembles a small route from random parts: places along the main line, then approaches, then variants. */
import type { ArcMode, GraphArc, GraphBranch, GraphWaypoint, RouteGraph } from "#domain/route-graph/route-graph.ts";

export interface Place extends Pick<GraphWaypoint, "size" | "services" | "lodging" | "seasonalLodging"> {
  readonly isTown: boolean;
}

export interface Leg {
  readonly distanceM: number;
  readonly ascentM: number | null;
  readonly descentM: number | null;
  readonly mode: ArcMode;
}

/** An arm or an approach: it leads into main. */
interface Spur {
  readonly at: number;
  readonly places: readonly Place[];
  readonly legs: readonly Leg[];
}

/** A variant or a link: it leaves a line and comes back to one. */
interface Detour {
  readonly leaves: number;
  readonly rejoins: number;
  readonly places: readonly Place[];
  readonly legs: readonly Leg[];
  /** 1: from a place of an earlier detour, 2: from the arm, 3: from the approach, when there is one; else from main. */
  readonly trunk: number;
  readonly kind: "variant" | "link";
  readonly sharesNextLeg: boolean;
}

export interface Parts {
  /** All places and legs equal, so that many plans have equal costs. */
  readonly even: boolean;
  readonly line: readonly { readonly place: Place; readonly leg: Leg }[];
  readonly detours: readonly Detour[];
  readonly arm: Spur | null;
  readonly approach: Spur | null;
  readonly closures: readonly { readonly arcs: readonly number[]; readonly from: string; readonly to: string }[];
  /** A second arc of the main line, parallel to an existing one. */
  readonly parallel: { readonly beside: number; readonly leg: Leg } | null;
}

const evenPlace: Place = {
  isTown: true,
  size: "town",
  services: ["groceries"],
  lodging: { hotel: 5 },
  seasonalLodging: [],
};
const evenLeg: Leg = { distanceM: 5000, ascentM: 0, descentM: null, mode: "walk" };

export function assembleGraph({ even, line, detours, arm, approach, closures, parallel }: Parts): RouteGraph {
  const waypoints: GraphWaypoint[] = [];
  const arcs: GraphArc[] = [];
  const branches: GraphBranch[] = [{ slug: "main", kind: "main", name: "main", replaces: [] }];

  function addPlace(name: string, place: Place): string {
    const { isTown, ...rest } = even ? evenPlace : place;
    const town = isTown ? { townSlug: name } : {};
    waypoints.push({
      uuid: `w-${name}`,
      ...town,
      name,
      lat: 42,
      lon: -waypoints.length / 10,
      elevationM: null,
      ...rest,
    });
    return `w-${name}`;
  }
  const addArc = (from: string, to: string, by: Leg, branch: string): number => {
    arcs.push({ id: 100 + arcs.length, from, to, branches: [branch], ...(even ? evenLeg : by) });
    return 99 + arcs.length;
  };
  const walkAlong = (ends: readonly string[], legs: readonly Leg[], branch: string): readonly number[] =>
    ends.slice(1).map((to, index) => addArc(ends[index] ?? "", to, legs[index % legs.length] as Leg, branch));

  const main = line.map(({ place: at }, index) => addPlace(`m${index}`, at));
  const mainArcs = walkAlong(
    main,
    line.map(({ leg: by }) => by),
    "main",
  );

  const spurs = new Map<string, { readonly ends: readonly string[]; readonly arcs: readonly number[] }>();
  const addSpur = (kind: "arm" | "approach", one: Spur | null, joins: string | undefined): void => {
    if (!one || joins === undefined) return;
    const ends = [...one.places.map((at, n) => addPlace(`${kind}-${n}`, at)), joins];
    spurs.set(kind, { ends, arcs: walkAlong(ends, one.legs, kind) });
    branches.push({ slug: kind, kind, name: kind, replaces: [] });
  };
  addSpur("arm", arm, main[(arm?.at ?? 0) % main.length]);
  addSpur("approach", approach, main[0]);

  let earlier: readonly string[] = [];
  detours.forEach((one, index) => {
    const slug = `${one.kind}-${index}`;
    const side = spurs.get(one.trunk === 2 ? "arm" : one.trunk === 3 ? "approach" : "");
    const ends = side?.ends ?? main;
    const leavesAt = one.leaves % (ends.length - 1);
    const rejoinsAt = leavesAt + 1 + (one.rejoins % (ends.length - 1 - leavesAt));
    const onDetour = one.trunk === 1 && earlier.length > 0;
    const own = one.places.map((at, n) => addPlace(`${slug}-${n}`, at));
    const leaves = onDetour ? (earlier[0] as string) : (ends[leavesAt] as string);
    const rejoins = onDetour ? (main.at(-1) as string) : (ends[rejoinsAt] as string);
    walkAlong([leaves, ...own, rejoins], one.legs, slug);
    const shared = mainArcs[rejoinsAt];
    if (one.sharesNextLeg && !onDetour && !side && shared !== undefined) share(arcs, shared, slug);
    const replaced = (side?.arcs ?? mainArcs).slice(leavesAt, rejoinsAt);
    branches.push({ slug, kind: one.kind, name: slug, replaces: onDetour || one.kind === "link" ? [] : replaced });
    if (own.length > 0) earlier = own;
  });
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
