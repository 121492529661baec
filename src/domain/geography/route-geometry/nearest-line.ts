import { type LatLon, lonNear, metresPerDegree } from "./great-circle.ts";
import { localPlane, metresToSegment, type PlanePoint } from "./local-plane.ts";

/** South, north, west, east and the number of points of a line, before the points. */
const headerLength = 5;

/**
 * Lines with their bounding boxes, so that most can be skipped. All their numbers are in one list, each point as its latitude
 * and longitude: an object for each line or point would take several times the memory.
 */
export class FramedLines<Key> {
  readonly #numbers: number[] = [];
  /** Where each line begins. */
  readonly #starts = new Map<Key, number>();

  /** A line without points is never found. */
  add(key: Key, points: readonly LatLon[]): void {
    if (points.length === 0) return;
    const [lats, lons] = [points.map(({ lat }) => lat), points.map(({ lon }) => lonNear(lon, points[0]!.lon))];
    this.#starts.set(key, this.#numbers.length);
    this.#numbers.push(Math.min(...lats), Math.max(...lats), Math.min(...lons), Math.max(...lons), points.length);
    for (const { lat, lon } of points) this.#numbers.push(lat, lon);
  }

  /** The nearest of some lines and its distance in metres, in the tangent plane at the place; null without lines. */
  nearest(place: LatLon, keys: Iterable<Key>): { key: Key; metres: number } | null {
    const numbers = this.#numbers;
    const plane = localPlane(place);
    const origin = { x: 0, y: 0 };
    let nearest: { key: Key; metres: number } | null = null;
    for (const key of keys) {
      const start = this.#starts.get(key);
      if (start === undefined || (nearest && this.#metresToFrame(place, start) >= nearest.metres)) continue;
      const first = start + headerLength;
      let before: PlanePoint | null = null;
      for (let at = first; at < first + 2 * numbers[first - 1]!; at += 2) {
        const end = plane.toPlane({ lat: numbers[at]!, lon: numbers[at + 1]! });
        const metres = metresToSegment(origin, before ?? end, end);
        if (!nearest || metres < nearest.metres) nearest = { key, metres };
        before = end;
      }
    }
    return nearest;
  }

  /** Lower bound of the distance to any point of the line that begins there. */
  #metresToFrame({ lat, lon }: LatLon, start: number): number {
    const [south, north] = [this.#numbers[start]!, this.#numbers[start + 1]!];
    const [west, east] = [this.#numbers[start + 2]!, this.#numbers[start + 3]!];
    const y = Math.max(south - lat, lat - north, 0) * metresPerDegree;
    const near = lonNear(lon, (west + east) / 2);
    const x = Math.max(west - near, near - east, 0) * metresPerDegree * Math.cos((lat * Math.PI) / 180);
    return Math.hypot(x, y);
  }
}
