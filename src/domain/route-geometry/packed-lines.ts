import type { LatLon } from "./great-circle.ts";
import { decodePolyline, encodePolyline } from "./polyline.ts";
import { simplifyLine } from "./simplify.ts";

/** Latitude and longitude in degrees, and metres above the sea where known. */
type Point = readonly [lat: number, lon: number, elevationM?: number | null];

/** The lines of a route's arcs as short text, to be sent to a browser. */
export type PackedLines = readonly PackedLine[];

export interface PackedLine {
  readonly id: number;
  /** Encoded polyline. */
  readonly line: string;
  /** Known elevations as index into the line and metres, by turns. */
  readonly heights: readonly number[];
}

interface Place extends LatLon {
  readonly elevationM: number | null;
}

/** Simplified, but with every point whose elevation is known. */
function lightened(places: readonly Place[], toleranceM: number): Place[] {
  const light: Place[] = places.slice(0, 1);
  let start = 0;
  places.forEach((place, index) => {
    const isLast = index === places.length - 1;
    if (index === 0 || (place.elevationM === null && !isLast)) return;
    light.push(...simplifyLine(places.slice(start, index + 1), toleranceM).slice(1));
    start = index;
  });
  return light;
}

/**
 * Lines by arc as text, simplified to `toleranceM` metres (default 60, less
 * than a pixel of any map that shows more than a day's walk).
 */
export function packLines(lines: ReadonlyMap<number, readonly Point[]>, toleranceM = 60): PackedLines {
  return [...lines].map(([id, points]) => {
    const places = points.map(([lat, lon, elevationM = null]): Place => ({ lat, lon, elevationM }));
    const light = lightened(places, toleranceM);
    return {
      id,
      line: encodePolyline(light),
      heights: light.flatMap(({ elevationM }, index) => (elevationM === null ? [] : [index, elevationM])),
    };
  });
}

/** What `packLines` was given, without the points it left out. */
export function unpackLines(
  packed: PackedLines,
): Map<number, readonly (readonly [lat: number, lon: number, elevationM: number | null])[]> {
  return new Map(
    packed.map(({ id, line, heights }) => {
      const elevationAt = new Map<number, number>();
      for (let index = 0; index + 1 < heights.length; index += 2) {
        elevationAt.set(heights[index] ?? 0, heights[index + 1] ?? 0);
      }
      const points = decodePolyline(line).map(
        ({ lat, lon }, index) => [lat, lon, elevationAt.get(index) ?? null] as const,
      );
      return [id, points];
    }),
  );
}
