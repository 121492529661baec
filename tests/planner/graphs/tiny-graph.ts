/** Graphs small enough to plan by hand: by default, every place is a town with a shop and five hotels. */
import type { ArcMode, GraphBranch, GraphClosure, GraphWaypoint, RouteGraph } from "#domain/route-graph/route-graph.ts";

export interface TinyArc {
  readonly from: string;
  readonly to: string;
  readonly km: number;
  readonly mode?: ArcMode;
  /** main when left out. */
  readonly branch?: string;
}

export interface TinyGraph {
  readonly arcs: readonly TinyArc[];
  readonly places?: Readonly<Record<string, Partial<GraphWaypoint>>>;
  readonly branches?: readonly Pick<GraphBranch, "slug" | "kind" | "replaces">[];
  readonly closures?: readonly Omit<GraphClosure, "note">[];
}

/** Arcs are numbered from 1 in the order given; waypoint uuids are the town slugs. */
export function tinyGraph({ arcs, places = {}, branches = [], closures = [] }: TinyGraph): RouteGraph {
  const names = [...new Set(arcs.flatMap(({ from, to }) => [from, to]))];
  return {
    waypoints: names.map((name) => ({
      uuid: name,
      townSlug: name,
      name,
      size: "town" as const,
      lat: 42,
      lon: -5,
      elevationM: null,
      services: ["groceries" as const],
      lodging: { hotel: 5 },
      seasonalLodging: [],
      ...places[name],
    })),
    arcs: arcs.map(({ from, to, km, mode = "walk", branch = "main" }, index) => ({
      id: index + 1,
      from,
      to,
      mode,
      distanceM: km * 1000,
      ascentM: null,
      descentM: null,
      branches: [branch],
    })),
    branches: [
      { slug: "main", kind: "main", name: "main", replaces: [] },
      ...branches.map((one) => ({ ...one, name: one.slug })),
    ],
    closures: closures.map((one) => ({ ...one, note: "closed" })),
  };
}

/** Arcs of the main line through the places, with the kilometres between them. */
export const alongMain = (places: readonly string[], km: readonly number[]): readonly TinyArc[] =>
  places.slice(1).map((to, index) => ({ from: places[index] ?? "", to, km: km[index] ?? 0 }));
