import type { HolidayArea } from "#domain/calendar/public-holidays.ts";
import { isOpenOn } from "#domain/calendar/season.ts";
import { walkedArcs } from "#domain/geography/elevation-profile/walked-arcs.ts";
import type { ArcLinePoint } from "#domain/geography/elevation-profile/profile.ts";
import type { MeasuredLine } from "#domain/geography/route-geometry/measured-line.ts";
import { isStraight } from "#domain/geography/route-geometry/polyline.ts";
import { numberOfHouses } from "#domain/route-graph/known-lodging.ts";
import type { GraphArc, GraphWaypoint, RouteGraph, TownService, TownSize } from "#domain/route-graph/route-graph.ts";
import { layOutWay, type Leg } from "../position/walked-way.ts";
import { defaultPace, type Pace, walkingHours } from "#domain/walking-time/walking-time.ts";
import { arcsOf, waypointsByUuid } from "#domain/route-graph/graph-lookup.ts";

/** Graph and lines of a leg's route, and the pace of each walker. */
interface WayRoute {
  readonly graph: RouteGraph;
  readonly lines: ReadonlyMap<number, readonly ArcLinePoint[]>;
  readonly paces?: readonly Pace[];
  /** Requested types of houses; any if empty. */
  readonly lodgingTypes?: readonly string[];
}

/** A walking day of a plan. */
interface WayDay {
  readonly number: number;
  readonly leg: number;
  readonly kind: "walk" | "rest";
  readonly arcs: readonly number[];
  /** ISO date; null or absent if the plan has none. */
  readonly date?: string | null;
}

/** A town on the way of a plan. */
export interface WayTown extends HolidayArea {
  readonly slug: string;
  readonly name: string;
  readonly leg: number;
  readonly size: TownSize;
  readonly lat: number;
  readonly lon: number;
  readonly elevationM: number | null;
  readonly services: readonly TownService[];
  /** IANA time zone, if it is not the usual one of the country. */
  readonly timeZone?: string | undefined;
  /** Of the requested types, without those known to be closed on the day. */
  readonly houses: number;
  /** Whether types were chosen, so that there may be other houses. */
  readonly typesChosen: boolean;
  /** Walked metres from the start of the plan. */
  readonly alongM: number;
}

/** A stretch between two waypoints. */
interface Stretch {
  readonly toM: number;
  /** Walking time from the start of the plan to its end. */
  readonly toHours: number;
  /** False if only its two ends are known, and the line between them is straight. */
  readonly isDrawn: boolean;
}

/** The whole walk of a plan in one line, measured by walking distance. */
export interface PlanWay extends MeasuredLine {
  readonly towns: readonly WayTown[];
  readonly stretches: readonly Stretch[];
  readonly days: readonly { readonly number: number; readonly fromM: number; readonly toM: number }[];
}

/** Joins the days of a plan. @param routes by leg; days of a leg without one are left out */
export function layOutPlan(days: readonly WayDay[], routes: readonly (WayRoute | null)[]): PlanWay {
  const legs: Leg[] = [];
  const stretches: Stretch[] = [];
  const towns: Omit<WayTown, "alongM">[] = [];
  const ends: { number: number; fromM: number; toM: number }[] = [];
  let [walkedM, hours] = [0, 0];
  let from: number | null = null;
  for (const { number, leg, kind, arcs, date } of days) {
    const route = routes[leg];
    const fromM = walkedM;
    if (kind === "walk" && route) {
      const legArcs = arcsOf(route.graph, arcs);
      const indexOf = (uuid: string): number | null => {
        const town = townOf(waypointsByUuid(route.graph).get(uuid), leg, route.lodgingTypes, date);
        return town && towns.push(town) - 1;
      };
      const pace = slowestPace(legArcs, route.paces);
      if (legs.length === 0 && legArcs[0]) from = indexOf(legArcs[0].from);
      for (const arc of legArcs) {
        const [walked] = walkedArcs(route.graph, [arc.id], route.lines);
        if (!walked) continue;
        walkedM += walked.walkedM;
        hours += hoursOf(arc, pace);
        legs.push({
          line: walked.line.map(([lat, lon]) => ({ lat, lon })),
          walkedM: walked.walkedM,
          to: indexOf(arc.to),
        });
        stretches.push({
          toM: walkedM,
          toHours: hours,
          isDrawn: !isStraight(walked.line, walked.walkedM),
        });
      }
    }
    ends.push({ number, fromM, toM: walkedM });
  }
  const layout = layOutWay(from, legs);
  return {
    points: layout.points,
    alongM: layout.alongM,
    lengthM: layout.lengthM,
    towns: layout.towns.flatMap(({ town, alongM }) => {
      const wayTown = towns[town];
      return wayTown ? [{ ...wayTown, alongM }] : [];
    }),
    stretches,
    days: ends,
  };
}

/** The pace of the slowest walker on a day: the group arrives together. */
function slowestPace(arcs: readonly GraphArc[], [first = defaultPace, ...others]: readonly Pace[] = []): Pace {
  const hours = (pace: Pace) => arcs.reduce((sum, arc) => sum + hoursOf(arc, pace), 0);
  return others.reduce((slowest, pace) => (hours(pace) > hours(slowest) ? pace : slowest), first);
}

function hoursOf({ mode, distanceM, ascentM, descentM }: GraphArc, pace: Pace): number {
  return mode === "walk" ? walkingHours(distanceM / 1000, ascentM ?? 0, descentM ?? 0, pace) : 0;
}

function townOf(
  waypoint: GraphWaypoint | undefined,
  leg: number,
  lodgingTypes: readonly string[] | undefined,
  date: string | null | undefined,
): Omit<WayTown, "alongM"> | null {
  if (waypoint?.townSlug === undefined) return null;
  const { townSlug: slug, name, size, lat, lon, elevationM, services, country, region, timeZone } = waypoint;
  const typesChosen = lodgingTypes !== undefined && lodgingTypes.length > 0;
  const houses = numberOfHouses(onDate(waypoint, date), lodgingTypes);
  return { slug, name, leg, size, lat, lon, elevationM, services, country, region, timeZone, houses, typesChosen };
}

/** A place without the houses known to be closed on a date. */
function onDate(place: GraphWaypoint, date: string | null | undefined): GraphWaypoint {
  if (!date) return place;
  return { ...place, seasonalLodging: place.seasonalLodging.filter(({ season }) => isOpenOn(season, date)) };
}
