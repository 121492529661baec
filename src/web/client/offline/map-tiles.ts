/** Which tiles of the map the server has. */
export interface DescribedTiles {
  /** The same for the same tiles. */
  readonly version: string;
  readonly maxZoom: number;
}

/** Null where the server has none. @throws without a network, unless it is kept */
export async function describedTiles(signal: AbortSignal): Promise<DescribedTiles | null> {
  const answer = await fetch("/map/tiles.json", { signal });
  return answer.status === 200 ? ((await answer.json()) as DescribedTiles) : null;
}

/** Address of a tile, or the pattern of all. */
export function tileAddress(z: number | string, x: number | string, y: number | string, version: string): string {
  return `/map/${z}/${x}/${y}.mvt?v=${version}`;
}
