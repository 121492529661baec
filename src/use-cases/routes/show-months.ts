import { getTimes } from "suncalc";
import { climateNormals } from "#domain/calendar/climate-normals.ts";
import { minSeasons, type RouteMonth, type RouteMonths } from "#domain/calendar/route-months.ts";
import { isOpenOn } from "#domain/calendar/season.ts";
import { isHolyYear } from "#domain/crowding/arrivals.ts";
import { arrivalsByMonth, arrivalsByRoute, pilgrimYear } from "#domain/crowding/pilgrim-figures.ts";
import type { GraphWaypoint, RouteGraph } from "#domain/route-graph/route-graph.ts";
import type { UseCaseContext } from "../context.ts";
import { showRouteGraph } from "./show-route-graph.ts";

const total = arrivalsByMonth.reduce((sum, one) => sum + one, 0);
const hourMs = 3_600_000;

/** The months of a year on a route, or null for an unknown route. */
export async function showMonths(context: UseCaseContext, slug: string): Promise<RouteMonths | null> {
  const graph = await showRouteGraph(context, slug);
  const middle = graph?.waypoints[Math.floor(graph.waypoints.length / 2)];
  if (!graph || !middle) return null;
  const thisYear = context.now().getUTCFullYear();
  return context.content.getOrLoadBounded(`months ${slug} ${thisYear}`, async () =>
    monthsOf(graph, middle, slug, thisYear),
  );
}

function monthsOf(graph: RouteGraph, middle: GraphWaypoint, slug: string, thisYear: number): RouteMonths {
  const seasons = graph.waypoints.flatMap(({ seasonalLodging }) => seasonalLodging);
  const months = arrivalsByMonth.map((arrivals, index): RouteMonth => {
    const day = `${thisYear}-${String(index + 1).padStart(2, "0")}-15`;
    const climate = climateNormals[slug]?.[index];
    return {
      month: index + 1,
      temperatureC: climate?.temperatureC ?? null,
      rainMm: climate?.rainMm ?? null,
      daylightHours: daylightAt(middle, day),
      pilgrims: arrivals / total,
      open: seasons.filter(({ season }) => isOpenOn(season, day)).length,
    };
  });
  const years = Array.from({ length: 12 }, (_, index) => thisYear + index);
  return {
    months,
    seasonsKnown: seasons.length < minSeasons ? 0 : seasons.length,
    isCounted: arrivalsByRoute[slug] !== undefined,
    pilgrimYear,
    holyYear: years.find(isHolyYear) ?? thisYear,
  };
}

function daylightAt({ lat, lon }: GraphWaypoint, day: string): number {
  const { sunrise, sunset } = getTimes(new Date(`${day}T12:00:00Z`), lat, lon);
  return sunrise && sunset ? (sunset.getTime() - sunrise.getTime()) / hourMs : 0;
}
