import type { IsoDate } from "../calendar/iso-date.ts";
import { waypointsByUuid } from "../route-graph/graph-lookup.ts";
import { mainWay } from "../route-graph/walks/main-way.ts";
import type { GraphWaypoint, RouteGraph } from "../route-graph/route-graph.ts";
import { isHolyYear } from "./arrivals.ts";
import { type Beds, bedsOn, sumOfBeds } from "./beds.ts";
import { sleepersOf, type Stream, streamsOf, usualDayKm } from "./streams.ts";

export const crowdingLevels = ["quiet", "usual", "busy", "full"] as const;
export type CrowdingLevel = (typeof crowdingLevels)[number];

/** Estimated number of people staying around a place on a night, and of beds. */
export interface NightCrowding {
  readonly level: CrowdingLevel;
  /** Walkers to Santiago who stay within a usual day's walk around the place. */
  readonly people: number;
  readonly knownBeds: number;
  readonly estimatedBeds: number;
  /** The first and the last town with beds within that distance, by slug. */
  readonly fromTown: string;
  readonly toTown: string;
  /** More people walk than in other years. */
  readonly isHolyYear: boolean;
}

/** Minimum number of people per bed for each level. */
const from = { usual: 0.2, busy: 0.5, full: 1 };

function levelOf(pressure: number): CrowdingLevel {
  if (pressure >= from.full) return "full";
  if (pressure >= from.busy) return "busy";
  return pressure >= from.usual ? "usual" : "quiet";
}

interface Way {
  readonly places: readonly { readonly waypoint: GraphWaypoint; readonly slug: string; readonly kmLeft: number }[];
  readonly indexOf: ReadonlyMap<string, number>;
  readonly streams: readonly Stream[];
}

const ways = new WeakMap<RouteGraph, Way | null>();

/** The towns of the main way with their kilometres to Santiago; null for a route without pilgrim statistics. */
function wayOf(route: string, graph: RouteGraph): Way | null {
  const cached = ways.get(graph);
  if (cached !== undefined) return cached;
  const way = measureWay(route, graph);
  ways.set(graph, way);
  return way;
}

function measureWay(route: string, graph: RouteGraph): Way | null {
  const waypoints = waypointsByUuid(graph);
  const arcs = mainWay(graph);
  const walked = arcs.map(({ mode, distanceM }) => (mode === "walk" ? distanceM : 0));
  let leftM = walked.reduce((sum, one) => sum + one, 0);
  const lengthKm = leftM / 1000;
  const places = [arcs[0]?.from, ...arcs.map(({ to }) => to)].flatMap((uuid, index) => {
    leftM -= walked[index - 1] ?? 0;
    const waypoint = waypoints.get(uuid ?? "");
    return waypoint?.townSlug === undefined ? [] : [{ waypoint, slug: waypoint.townSlug, kmLeft: leftM / 1000 }];
  });
  const indexOf = new Map(places.map(({ slug }, index) => [slug, index]));
  const kmLeft = (town: string) => places[indexOf.get(town) ?? -1]?.kmLeft ?? null;
  const streams = streamsOf(route, kmLeft, lengthKm);
  return streams && { places, indexOf, streams };
}

/**
 * Expected crowding around a town on a night, or null if unknown: on routes and variants without statistics, in
 * Santiago, whose beds are for everybody, and if no bed is known.
 */
export function nightCrowding(route: string, graph: RouteGraph, town: string, night: IsoDate): NightCrowding | null {
  const way = wayOf(route, graph);
  const index = way?.indexOf.get(town);
  const here = index === undefined ? undefined : way?.places[index];
  if (!way || index === undefined || !here || here.kmLeft === 0) return null;
  const near = stretchAround(way, index).map((place) => ({ ...place, beds: bedsOn(place.waypoint, night) }));
  const housed = near.filter(({ beds }) => beds.known + beds.estimated > 0);
  const [first, last] = [housed[0], housed.at(-1)];
  const beds = sumOfBeds(housed.map((place) => place.beds));
  if (!first || !last) return null;
  const people = way.streams.reduce((sum, stream) => sum + sleepersOf(stream, here.kmLeft, night), 0);
  return {
    level: levelOf(people / totalOf(beds)),
    people: rounded(people),
    knownBeds: beds.known,
    estimatedBeds: beds.estimated,
    fromTown: first.slug,
    toTown: last.slug,
    isHolyYear: isHolyYear(Number(night.slice(0, 4))),
  };
}

/** Towns within half a usual day before and after one, excluding Santiago. */
function stretchAround({ places }: Way, index: number) {
  const centre = places[index]?.kmLeft ?? 0;
  let [first, last] = [index, index];
  while (Math.abs((places[first - 1]?.kmLeft ?? Infinity) - centre) <= usualDayKm / 2) first -= 1;
  while (Math.abs((places[last + 1]?.kmLeft ?? -Infinity) - centre) <= usualDayKm / 2) last += 1;
  return places.slice(first, last + 1).filter(({ kmLeft }) => kmLeft > 0);
}

const totalOf = ({ known, estimated }: Beds) => known + estimated;

/** People per bed. */
export function pressureOf({ people, knownBeds, estimatedBeds }: NightCrowding): number {
  return people / (knownBeds + estimatedBeds);
}

/** Two significant digits, as the estimate is not more precise, and at least 1. */
function rounded(people: number): number {
  const step = people < 100 ? 5 : people < 1000 ? 10 : 100;
  return Math.max(5, Math.round(people / step) * step);
}
