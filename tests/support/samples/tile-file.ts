import { gzipSync } from "node:zlib";
import { fromGeojsonVt } from "@maplibre/vt-pbf";
import { corridorTiles, type Tile } from "#domain/geography/map-tiles/tiles.ts";
import type { LatLon } from "#domain/geography/route-geometry/great-circle.ts";
import { writeTileArchive } from "#map-tiles/write-tile-archive.ts";

type Layer = Parameters<typeof fromGeojsonVt>[0][string];

/** A point, line or polygon in units of its tile. */
interface Feature {
  readonly type: 1 | 2 | 3;
  readonly geometry: readonly [number, number][] | readonly [number, number][][];
  readonly tags: object;
}

/** Width and height of a tile in its own units. */
const extent = 4_096;
const middle = extent / 2;

function layer(...features: Feature[]) {
  return { features };
}

function polygon(from: number, to: number, tags: object): Feature {
  const [a, b] = [from, to];
  const ring: [number, number][] = [
    [a, a],
    [b, a],
    [b, b],
    [a, b],
    [a, a],
  ];
  return { type: 3, geometry: [ring], tags };
}

function line(points: [number, number][], tags: object): Feature {
  return { type: 2, geometry: [points], tags };
}

/** Land, a forest, a lake, a river, a building, roads and a village, named after the tile, in the layers of Protomaps. */
export function testLayers({ z, x, y }: Tile): Readonly<Record<string, { readonly features: readonly Feature[] }>> {
  const name = `Aldea ${z}/${x}/${y}`;
  return {
    earth: layer(polygon(0, extent, { kind: "earth" })),
    landuse: layer(polygon(300, 1_500, { kind: "forest" })),
    water: layer(
      polygon(2_600, 3_300, { kind: "lake" }),
      line(
        [
          [0, 700],
          [extent, 1_100],
        ],
        { kind: "river", name: "Río de Prueba" },
      ),
    ),
    buildings: layer(polygon(1_900, 2_000, { kind: "building" })),
    roads: layer(
      line(
        [
          [0, middle],
          [extent, middle],
        ],
        { kind: "major_road", kind_detail: "primary", name: "Calle Mayor" },
      ),
      line(
        [
          [middle, 0],
          [middle, extent],
        ],
        { kind: "minor_road", kind_detail: "residential" },
      ),
      line(
        [
          [0, 0],
          [extent, extent],
        ],
        { kind: "path", kind_detail: "path" },
      ),
    ),
    places: layer({
      type: 1,
      geometry: [[middle, middle]],
      tags: {
        kind: "locality",
        kind_detail: "village",
        name,
        "name:en": `${name} (en)`,
        min_zoom: 5,
        population_rank: 4,
      },
    }),
  };
}

/** The layers encoded as a vector tile. */
export function vectorTile(tile: Tile): Uint8Array {
  return fromGeojsonVt(testLayers(tile) as unknown as Record<string, Layer>, { version: 2, extent });
}

export const tileMetadata = {
  name: "Tests",
  attribution: "© OpenStreetMap contributors",
  vector_layers: ["earth", "landuse", "water", "buildings", "roads", "places"].map((id) => ({ id, fields: {} })),
};

const everywhere = { west: -10, south: 36, east: 4, north: 46 };

/** Writes an archive of small tiles along some lines. */
export async function writeTileFile(
  path: string,
  lines: readonly (readonly LatLon[])[],
  { distanceM = 5_000, maxZoom = 14 }: { readonly distanceM?: number; readonly maxZoom?: number } = {},
): Promise<readonly Tile[]> {
  const tiles = corridorTiles(lines, { distanceM, maxZoom });
  await writeTileArchive(path, tiles, async (tile) => gzipSync(vectorTile(tile)), {
    isPacked: true,
    metadata: tileMetadata,
    bounds: everywhere,
  });
  return tiles;
}
