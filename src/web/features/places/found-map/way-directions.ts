import type { LatLon } from "#domain/route-geometry/great-circle.ts";

/** Degrees: pieces of about this size tell in which direction a way runs. */
const pieceSize = 0.15;

interface Piece {
  readonly middle: LatLon;
  readonly isSteep: boolean;
}

function eastward(lat: number): number {
  return Math.cos((lat * Math.PI) / 180);
}

function piecesOf(line: readonly LatLon[]): Piece[] {
  const pieces: Piece[] = [];
  let [start] = line;
  line.forEach((end, index) => {
    if (!start) return;
    const [east, north] = [(end.lon - start.lon) * eastward(end.lat), end.lat - start.lat];
    if (Math.hypot(east, north) < pieceSize && index < line.length - 1) return;
    const middle = { lat: (start.lat + end.lat) / 2, lon: (start.lon + end.lon) / 2 };
    pieces.push({ middle, isSteep: Math.abs(north) > Math.abs(east) });
    start = end;
  });
  return pieces;
}

/** Tells whether the nearest of the ways runs north or south past a place rather than east or west. */
export function wayDirections(lines: readonly (readonly LatLon[])[]): (place: LatLon) => boolean {
  const pieces = lines.flatMap(piecesOf);
  return ({ lat, lon }) => {
    let [nearest, isSteep] = [Infinity, false];
    for (const piece of pieces) {
      const distance = Math.hypot(piece.middle.lat - lat, (piece.middle.lon - lon) * eastward(lat));
      if (distance < nearest) [nearest, isSteep] = [distance, piece.isSteep];
    }
    return isSteep;
  };
}
