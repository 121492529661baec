import type { WayPart } from "#use-cases/places/towns/show-surroundings.ts";
import { memoizeByObject } from "#domain/memoize-by-object.ts";
import type { ElevationProfile } from "#domain/geography/elevation-profile/profile.ts";
import { labelledSummits } from "#domain/geography/elevation-profile/summits.ts";
import { thinOut } from "#domain/geography/elevation-profile/thin-out.ts";
import { drawnArcs } from "#domain/geography/elevation-profile/walked-arcs.ts";
import { walkedLine } from "#domain/geography/elevation-profile/walked-line.ts";
import { numberOfHouses } from "#domain/route-graph/known-lodging.ts";
import type { GraphArc, RouteGraph, TownService, TownSize } from "#domain/route-graph/route-graph.ts";
import { walkedMetresTo } from "#domain/route-graph/walks/walk-totals.ts";
import { encodePolyline } from "#domain/geography/route-geometry/polyline.ts";
import { simplifyLine } from "#domain/geography/route-geometry/simplify.ts";

import { packTowns } from "./unpack-way.ts";
import { waypointsByUuid } from "#domain/route-graph/graph-lookup.ts";

/** A town of the way that is shown. */
export interface WayTown {
  readonly slug: string;
  readonly name: string;
  /** Walked kilometres from the start of the way. */
  readonly km: number;
  readonly size: TownSize;
  readonly lat: number;
  readonly lon: number;
  readonly houses: number;
}

/** A town with what only its row in the list says. */
export interface ListedTown extends WayTown {
  /** Of the town; absent where it is none of the directory. */
  readonly uuid?: string | undefined;
  readonly elevationM: number | null;
  readonly services: readonly TownService[];
}

/** All that map and profile are drawn from, as short as it travels. */
export interface WayView {
  readonly lengthKm: number;
  /** The walked line as an encoded polyline, and the kilometre of each of its points in hundredths, as differences with spaces between. */
  readonly line: string;
  readonly hundredths: string;
  /** Lines that leave the way, as encoded polylines. */
  readonly others: readonly string[];
  /** Kilometre in hundredths as differences and metres above the sea, by turns; null where no elevation is known. */
  readonly heights: string | null;
  readonly summits: readonly { readonly name: string; readonly km: number }[];
  /** A line for each town, see `packTowns`. */
  readonly towns: string;
}

/** Metres a line may differ from the true one: less than a pixel until one zooms in far. */
const lineToleranceM = 100;
const otherToleranceM = 120;
/** As many points as a wide screen shows of a long way. */
const profilePoints = 340;

/** Packs a way for the page. */
export const viewWay = memoizeByObject(({ graph, lines, arcs, walked, profile, places }: WayPart): WayView => {
  const line = walkedLine(drawnArcs(walked), lineToleranceM);
  const taken = new Set(arcs.map(({ id }) => id));
  return {
    lengthKm: walked.reduce((sum, arc) => sum + arc.walkedM, 0) / 1000,
    line: encodePolyline(line),
    hundredths: differences(line.map(({ km }) => km)).join(" "),
    others: otherLines(graph, lines, taken),
    heights: profile && packHeights(profile),
    summits: profile
      ? labelledSummits(profile, places, { count: 5 }).map(({ name, km }) => ({ name, km: round(km) }))
      : [],
    towns: packTowns(townsOnWay(graph, arcs)),
  };
});

function round(km: number): number {
  return Math.round(km * 100) / 100;
}

function differences(km: readonly number[]): number[] {
  const hundredths = km.map((one) => Math.round(one * 100));
  return hundredths.map((one, index) => one - (hundredths[index - 1] ?? 0));
}

function packHeights(profile: ElevationProfile): string {
  const points = thinOut(profile, profilePoints);
  const steps = differences(points.map(({ km }) => km));
  return points.map(({ elevationM }, index) => `${steps[index] ?? 0} ${Math.round(elevationM)}`).join(" ");
}

/** Every arc off the way, joined to its neighbours as far as they lead on. */
function otherLines(graph: RouteGraph, lines: WayPart["lines"], taken: ReadonlySet<number>): string[] {
  const waypoints = waypointsByUuid(graph);
  const remaining = new Map(graph.arcs.filter(({ id }) => !taken.has(id)).map((arc) => [arc.id, arc]));
  const leaving = Map.groupBy(remaining.values(), ({ from }) => from);
  const reached = new Set([...remaining.values()].map(({ to }) => to));
  const starts = [...remaining.values()].toSorted((a, b) => Number(reached.has(a.from)) - Number(reached.has(b.from)));
  return starts.flatMap((start) => {
    const points: { lat: number; lon: number }[] = [];
    for (
      let arc: GraphArc | undefined = start;
      arc && remaining.delete(arc.id);
      arc = leaving.get(arc.to)?.find(({ id }) => remaining.has(id))
    ) {
      const line = (lines.get(arc.id) ?? []).map(([lat, lon]) => ({ lat, lon }));
      const straight = [waypoints.get(arc.from), waypoints.get(arc.to)].flatMap((one) =>
        one ? [{ lat: one.lat, lon: one.lon }] : [],
      );
      const next = line.length > 1 ? line : straight;
      points.push(...(points.length === 0 ? next : next.slice(1)));
    }
    return points.length > 1 ? [encodePolyline(simplifyLine(points, otherToleranceM))] : [];
  });
}

/** The towns of a way in the order in which they are walked through. */
export function townsOnWay(graph: RouteGraph, arcs: readonly GraphArc[]): ListedTown[] {
  const waypoints = waypointsByUuid(graph);
  return [...walkedMetresTo(arcs)].flatMap(([uuid, metres]): ListedTown[] => {
    const place = waypoints.get(uuid);
    if (!place?.townSlug) return [];
    const { name, elevationM, size, services } = place;
    // Five decimals are a metre: more would only make the page heavier.
    const [lat, lon] = [Math.round(place.lat * 1e5) / 1e5, Math.round(place.lon * 1e5) / 1e5];
    return [
      {
        slug: place.townSlug,
        name,
        km: round(metres / 1000),
        elevationM,
        size,
        lat,
        lon,
        services,
        houses: numberOfHouses(place),
      },
    ];
  });
}
