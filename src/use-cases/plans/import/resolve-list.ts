import { memoizeByObject } from "#domain/memoize-by-object.ts";
import type { ImportRemark } from "#contract/plans/import-remarks.ts";
import { notValid } from "#use-cases/use-case-error.ts";
import { TownFinder } from "./find-town.ts";
import type { ImportedList, ImportedStop } from "./imported-stops.ts";
import { looseLeg, type MatchedLeg, matchLegs, type RouteToMatch, type RouteTowns } from "./match-stops.ts";

export interface ResolvedList {
  readonly legs: readonly MatchedLeg[];
  /** Whether the first stop is the start, rather than the end of the first day. */
  readonly hasStart: boolean;
  readonly startDate: string | null;
  readonly remarks: readonly ImportRemark[];
}

const finderOf = memoizeByObject(({ graph, spellings }: RouteTowns) => new TownFinder(graph, spellings));

/**
 * The towns and routes of a list.
 *
 * @throws UseCaseError `not-valid` if too few of the places are on a route, also if they would be with latitude and
 * longitude swapped
 */
export function resolveOnRoutes(routes: readonly RouteTowns[], list: ImportedList): ResolvedList {
  const withFinders = routes.map((route): RouteToMatch => ({ ...route, finder: finderOf(route) }));
  const resolved = resolveList(withFinders, list);
  if (resolved) return resolved;
  throw notValid("file", resolveList(withFinders, swappedList(list)) ? "place_swapped" : "file_of_no_route");
}

/** The list as it would be if its file had mixed up latitude and longitude. */
function swappedList({ start, ends, instead, ...facts }: ImportedList): ImportedList {
  const swapped = (stop: ImportedStop): ImportedStop => ({ ...stop, lat: stop.lon, lon: stop.lat });
  return {
    ...facts,
    start: start && swapped(start),
    ends: ends.map(swapped),
    ...(instead && { instead: swappedList(instead) }),
  };
}

/** @returns null if too few of the places are on a route */
function resolveList(routes: readonly RouteToMatch[], list: ImportedList): ResolvedList | null {
  const routeSlugs = new Set(routes.map(({ slug }) => slug));
  const stops = [...(list.start ? [list.start] : []), ...list.ends].map((stop) => ({
    ...stop,
    route: routeSlugs.has(stop.route ?? "") ? stop.route : null,
  }));
  const legs = matchLegs(routes, stops);
  const { startDate } = list;
  if (list.isLoose) {
    const route = routes.find(
      ({ slug }) => slug === legs.toSorted((a, b) => b.stops.length - a.stops.length)[0]?.route,
    );
    const loose = route && looseLeg(route, list);
    if (loose && loose.stops.length > 1) return { legs: [loose], hasStart: true, startDate, remarks: loose.remarks };
    const line = list.instead ? resolveList(routes, list.instead) : null;
    if (!line) return null;
    const leftOut: ImportRemark = { code: "points_left_out", line: null, written: String(stops.length), read: null };
    return { ...line, remarks: [leftOut, ...line.remarks] };
  }
  if (list.ends.length === 0) throw notValid("file", "file_without_stops");
  const matched = new Map(legs.flatMap((leg) => leg.stops).map(({ stop, town }) => [stop, town]));
  const sure = [...matched.values()].filter(({ isGuess }) => !isGuess).length;
  // Any text contains a few words that are names of towns.
  const isList = matched.size * (sure < 2 ? 2 : 5) >= stops.length;
  if (matched.size < 2 || !isList) return null;
  const remarks = stops.flatMap((stop): ImportRemark[] => {
    const town = matched.get(stop);
    if (town && !town.isGuess) return [];
    const { line } = stop;
    return [{ code: town ? "guessed" : "unmatched", line, written: placeText(stop), read: town?.name ?? null }];
  });
  const hasStart = list.start !== null && matched.has(stops[0]!);
  return { legs, hasStart, startDate, remarks: [...list.remarks, ...remarks] };
}

function placeText({ name, lat, lon }: ImportedStop): string {
  return (name ?? `${lat?.toFixed(4)}, ${lon?.toFixed(4)}`).slice(0, 200);
}
