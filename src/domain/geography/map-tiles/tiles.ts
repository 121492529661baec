import { greatCircleM, type LatLon, placeBetween } from "../route-geometry/great-circle.ts";
import { mercatorY } from "../map-projection/mercator.ts";

/** A tile of the world map in Web Mercator: 2^z tiles in each direction, counted from the north-west. */
export interface Tile {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/** Tiles are drawn from this zoom; below it only the built-in base map. */
export const firstZoom = 7;
/** Maximum zoom of available tiles. */
export const deepestZoom = 15;

/** Whether the coordinates are those of a valid tile. */
export function isTile({ z, x, y }: Tile): boolean {
  const isInside = (value: number) => Number.isInteger(value) && value >= 0 && value < 2 ** z;
  return Number.isInteger(z) && z >= 0 && z <= deepestZoom && isInside(x) && isInside(y);
}

/** Length of the equator in metres, in Web Mercator. */
const equatorM = 40_075_017;
/** Sampling interval along a line, in metres; the corridor is that much wider. */
const stepM = 250;

/** Position on the world map, both from 0 to 1, eastward and southward. */
function onWorld({ lat, lon }: LatLon): { readonly x: number; readonly y: number } {
  return { x: (lon + 180) / 360, y: (1 - mercatorY(lat) / Math.PI) / 2 };
}

/**
 * The tiles within a distance of some lines, from zoom 0 to the maximum, ordered by zoom only.
 *
 * @param lines in degrees, WGS84
 * @param distanceM metres on either side of the lines
 * @param maxZoom 0 to 15
 */
export function corridorTiles(
  lines: Iterable<readonly LatLon[]>,
  { distanceM, maxZoom }: { readonly distanceM: number; readonly maxZoom: number },
): Tile[] {
  const side = 2 ** maxZoom;
  let tileNumbers = new Set<number>();
  for (const line of lines) {
    for (const place of steppedAlong(line)) {
      const { x, y } = onWorld(place);
      const reach = (distanceM + stepM) / (equatorM * Math.cos((place.lat * Math.PI) / 180));
      const last = (value: number) => Math.min(side - 1, Math.floor(value * side));
      const first = (value: number) => Math.max(0, Math.floor(value * side));
      for (let row = first(y - reach); row <= last(y + reach); row += 1) {
        for (let column = first(x - reach); column <= last(x + reach); column += 1)
          tileNumbers.add(row * side + column);
      }
    }
  }
  const tiles: Tile[] = [];
  for (let z = maxZoom; z >= 0; z -= 1) {
    const width = 2 ** z;
    const above = new Set<number>();
    for (const place of tileNumbers) {
      const [x, y] = [place % width, Math.floor(place / width)];
      tiles.push({ z, x, y });
      above.add((y >> 1) * (width / 2) + (x >> 1));
    }
    tileNumbers = above;
  }
  return tiles.reverse();
}

/** Points on a line at intervals of at most one step. */
function* steppedAlong(line: readonly LatLon[]): Generator<LatLon> {
  let from: LatLon | null = null;
  for (const to of line) {
    if (from === null) {
      yield (from = to);
      continue;
    }
    const lengthM = greatCircleM(from, to);
    // The corridor is wider by a step, so shorter distances can be skipped.
    if (lengthM < stepM) continue;
    const parts = Math.ceil(lengthM / stepM);
    for (let part = 1; part <= parts; part += 1) {
      yield placeBetween(from, to, part / parts);
    }
    from = to;
  }
}
