import type { ArcLinePoint } from "#domain/geography/elevation-profile/profile.ts";
import { thinLine } from "#domain/geography/elevation-profile/thin-line.ts";

import { decodeTuples, encodeTuples } from "./encoded-tuples.ts";

/** Lines of arcs by arc id, each as one text. */
export type PackedLines = Readonly<Record<string, string>>;

/** Lines of arcs thinned to what a screen can show. */
export function packLines(lines: ReadonlyMap<number, readonly ArcLinePoint[]>): PackedLines {
  return Object.fromEntries([...lines].map(([id, points]) => [id, encodeTuples(thinLine(points), 5)]));
}

export function unpackLines(packed: PackedLines): ReadonlyMap<number, readonly ArcLinePoint[]> {
  return new Map(
    Object.entries(packed).map(([id, text]) => [
      Number(id),
      decodeTuples(text).map(([lat, lon, elevationM]): ArcLinePoint => [lat ?? 0, lon ?? 0, elevationM ?? null]),
    ]),
  );
}
