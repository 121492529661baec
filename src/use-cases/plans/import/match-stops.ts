import type { ImportRemark } from "#contract/plans/import-remarks.ts";
import { mainWay } from "#domain/route-graph/walks/main-way.ts";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import type { MatchedTown, TownFinder } from "./find-town.ts";
import type { ImportedList, ImportedStop } from "./imported-stops.ts";
import { waypointsByUuid } from "#domain/route-graph/graph-lookup.ts";

/** A route with the names of its towns. */
export interface RouteTowns {
  readonly slug: string;
  readonly graph: RouteGraph;
  /** Other names by slug. */
  readonly spellings: ReadonlyMap<string, readonly string[]>;
}

/** A route with the matcher for its towns. */
export interface RouteToMatch extends RouteTowns {
  readonly finder: TownFinder;
}

export interface MatchedStop {
  readonly stop: ImportedStop;
  readonly town: MatchedTown;
}

/** Part of a list that lies on one route. */
export interface MatchedLeg {
  readonly route: string;
  /** The first is the start, unless the list has none. */
  readonly stops: readonly MatchedStop[];
}

/** The connected routes of a list: the one with most of its places, and those before and after it. */
export function matchLegs(routes: readonly RouteToMatch[], stops: readonly ImportedStop[]): readonly MatchedLeg[] {
  const main = bestLeg(routes, stops);
  if (!main) return [];
  const { first, last } = main;
  const before = first === 0 ? null : legBefore(routes, stops.slice(0, first), main.stops[0]!);
  const after = last === stops.length - 1 ? null : legAfter(routes, stops.slice(last + 1), main.stops.at(-1)!);
  return [...(before ?? []), main, ...(after ?? [])];
}

interface Leg extends MatchedLeg {
  readonly score: number;
  /** Indices in the list. */
  readonly first: number;
  readonly last: number;
}

function bestLeg(routes: readonly RouteToMatch[], stops: readonly ImportedStop[]): Leg | null {
  const legs = routes.map((route) => legOn(route, stops)).filter((leg) => leg.score > 0);
  return legs.toSorted((a, b) => b.score - a.score)[0] ?? null;
}

/** An exact match counts twice as much as a guess. */
function legOn({ slug, finder }: RouteToMatch, stops: readonly ImportedStop[]): Leg {
  const towns = stops.map((stop) => (stop.route === null || stop.route === slug ? finder.find(stop) : null));
  const matched = stops.flatMap((stop, index) => (towns[index] ? [{ stop, town: towns[index] }] : []));
  const score = matched.reduce((sum, { town }) => sum + (town.isGuess ? 1 : 2), 0);
  return { route: slug, stops: matched, score, first: towns.findIndex(Boolean), last: towns.findLastIndex(Boolean) };
}

const through = (routes: readonly RouteToMatch[], slug: string) =>
  routes.filter(({ graph }) => graph.waypoints.some(({ townSlug }) => townSlug === slug));

function legAfter(
  routes: readonly RouteToMatch[],
  stops: readonly ImportedStop[],
  from: MatchedStop,
): readonly MatchedLeg[] | null {
  const leg = bestLeg(through(routes, from.town.slug), stops);
  if (!leg) return null;
  const rest = leg.last === stops.length - 1 ? null : legAfter(routes, stops.slice(leg.last + 1), leg.stops.at(-1)!);
  return [{ route: leg.route, stops: [from, ...leg.stops] }, ...(rest ?? [])];
}

function legBefore(
  routes: readonly RouteToMatch[],
  stops: readonly ImportedStop[],
  to: MatchedStop,
): readonly MatchedLeg[] | null {
  const leg = bestLeg(through(routes, to.town.slug), stops);
  if (!leg) return null;
  const rest = leg.first === 0 ? null : legBefore(routes, stops.slice(0, leg.first), leg.stops[0]!);
  return [...(rest ?? []), { route: leg.route, stops: [...leg.stops, to] }];
}

interface LooseLeg extends MatchedLeg {
  readonly remarks: readonly ImportRemark[];
}

/**
 * Waypoints that are towns, without duplicates, in walking order: those with names of towns if there are any, otherwise
 * all that lie in towns.
 *
 * @returns null if none has the name of a town, and the file has something better
 */
export function looseLeg({ slug: route, graph, finder }: RouteToMatch, list: ImportedList): LooseLeg | null {
  const all = [...(list.start ? [list.start] : []), ...list.ends];
  const isNamed = all.filter((stop) => finder.named(stop) !== null).length > 1;
  if (!isNamed && list.instead) return null;
  const bySlug = new Map<string, MatchedStop>();
  for (const stop of all) {
    const town = isNamed ? finder.named(stop) : finder.find(stop);
    if (town && !bySlug.has(town.slug)) bySlug.set(town.slug, { stop, town });
  }
  const places = placesOnWay(graph);
  const matches = [...bySlug.values()];
  const isOnBranch = matches.every(({ town }) => places.has(town.slug));
  const stops = isOnBranch ? matches.toSorted((a, b) => places.get(a.town.slug)! - places.get(b.town.slug)!) : matches;
  const leftOut = all.length - matches.length;
  const remarks: ImportRemark[] = [];
  if (leftOut > 0) remarks.push({ code: "points_left_out", line: null, written: String(leftOut), read: null });
  if (stops.some((stop, index) => stop !== matches[index]))
    remarks.push({ code: "reordered", line: null, written: "", read: null });
  return { route, stops, remarks };
}

/** Whether the towns are in the opposite direction of the way. */
export function isBackwards({ graph }: RouteTowns, stops: readonly MatchedStop[]): boolean {
  const places = placesOnWay(graph);
  const passed = stops.flatMap(({ town }) => places.get(town.slug) ?? []);
  return (
    passed.length > 1 &&
    passed.every((place, index) => index === 0 || place <= passed[index - 1]!) &&
    passed[0] !== passed.at(-1)
  );
}

function placesOnWay(graph: RouteGraph): ReadonlyMap<string, number> {
  const way = mainWay(graph);
  const passed = [...way.slice(0, 1).map(({ from }) => from), ...way.map(({ to }) => to)];
  return new Map(
    passed.flatMap((uuid, place) => {
      const town = waypointsByUuid(graph).get(uuid)?.townSlug;
      return town === undefined ? [] : [[town, place]];
    }),
  );
}
