import { addProtocol, type SourceSpecification } from "maplibre-gl";
import { firstZoom } from "#domain/map-tiles/tiles.ts";

/** Which tiles of the map the server has, as `/map/tiles.json` says. */
interface DescribedTiles {
  /** The same for the same tiles. */
  readonly version: string;
  readonly maxZoom: number;
}

/** Tiles of the map and how they are drawn. */
export interface MapTiles extends DescribedTiles {
  readonly layersOf: typeof import("./tile-layers.ts").tileLayers;
}

const scheme = "vieira-tiles";

/** Where the project says how it wants to be named. */
export const osmCopyright = "https://www.openstreetmap.org/copyright";

/** Null where there are none, or nothing says so: the map then has its own ground alone. @throws when the signal aborts */
export async function loadMapTiles(signal: AbortSignal): Promise<MapTiles | null> {
  try {
    const answer = await fetch("/map/tiles.json", { signal });
    if (answer.status !== 200) return null;
    const described = (await answer.json()) as DescribedTiles;
    const { tileLayers } = await import("./tile-layers.ts");
    return { ...described, layersOf: tileLayers };
  } catch {
    signal.throwIfAborted();
    return null;
  }
}

/** Pages may fetch from this site, the map's worker may fetch nothing: it asks the page. */
export function tilesAsSource({ version, maxZoom }: DescribedTiles): SourceSpecification {
  addProtocol(scheme, async ({ url }, { signal }) => {
    const answer = await fetch(url.slice(`${scheme}:/`.length), { signal });
    if (!answer.ok) throw new Error(`A tile of the map was answered ${answer.status}.`);
    return { data: await answer.arrayBuffer() };
  });
  return {
    type: "vector",
    tiles: [`${scheme}://map/{z}/{x}/{y}.mvt?v=${version}`],
    minzoom: firstZoom,
    maxzoom: maxZoom,
    attribution: `<a href="${osmCopyright}">© OpenStreetMap</a>`,
  };
}
