import { earthRadiusM, type LatLon } from "../route-geometry/great-circle.ts";

const metresPerDegree = (earthRadiusM * Math.PI) / 180;

/** Points in cells, so that those around a place are found without looking at all. */
export interface PointGrid {
  /** Indexes of points that may lie within `radiusM` of the place; a few further ones are among them. */
  around(place: LatLon): number[];
}

/** @param radiusM metres around a place within which points are to be found */
export function pointGrid(points: readonly LatLon[], radiusM: number): PointGrid {
  const middle = points[Math.floor(points.length / 2)]?.lat ?? 0;
  const latDegrees = radiusM / metresPerDegree;
  const lonDegrees = latDegrees / Math.max(0.05, Math.cos((middle * Math.PI) / 180) * 0.9);
  const rowOf = ({ lat }: LatLon): number => Math.floor(lat / latDegrees);
  const columnOf = ({ lon }: LatLon): number => Math.floor(lon / lonDegrees);
  const key = (row: number, column: number): number => row * 10_000_000 + column;
  const cells = Map.groupBy(points.keys(), (index) => {
    const point = points[index];
    return point ? key(rowOf(point), columnOf(point)) : 0;
  });
  const offsets = [-1, 0, 1];
  return {
    around: (place) =>
      offsets.flatMap((row) =>
        offsets.flatMap((column) => cells.get(key(rowOf(place) + row, columnOf(place) + column)) ?? []),
      ),
  };
}
