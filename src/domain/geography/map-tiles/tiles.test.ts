import { describe, expect, it } from "vitest";
import { greatCircleM } from "../route-geometry/great-circle.ts";
import { corridorTiles, isTile, type Tile } from "./tiles.ts";

const sarria = { lat: 42.7787, lon: -7.4144 };
const santiago = { lat: 42.8806, lon: -8.5446 };
const named = ({ z, x, y }: Tile) => `${z}/${x}/${y}`;

/** The tile of a place, by the formula of the OpenStreetMap wiki, “Slippy map tilenames”. */
function tileAt({ lat, lon }: { lat: number; lon: number }, z: number): string {
  const phi = (lat * Math.PI) / 180;
  const x = Math.floor(((lon + 180) / 360) * 2 ** z);
  const y = Math.floor(((1 - Math.log(Math.tan(phi) + 1 / Math.cos(phi)) / Math.PI) / 2) * 2 ** z);
  return `${z}/${x}/${y}`;
}

describe("tiles of a corridor", () => {
  const tiles = corridorTiles([[sarria, santiago]], { distanceM: 3_000, maxZoom: 14 });
  const names = new Set(tiles.map(named));

  it("are valid and unique, and cover every zoom level", () => {
    expect(names.size).toBe(tiles.length);
    expect(tiles.every(isTile)).toBe(true);
    expect(new Set(tiles.map(({ z }) => z)).size).toBe(15);
    expect(tiles[0]).toEqual({ z: 0, x: 0, y: 0 });
  });

  it("cover every position within the distance, and none far beyond it", () => {
    for (let part = 0; part <= 200; part += 1) {
      const on = {
        lat: sarria.lat + ((santiago.lat - sarria.lat) * part) / 200,
        lon: sarria.lon + ((santiago.lon - sarria.lon) * part) / 200,
      };
      for (const [north, east] of [
        [0.0269, 0],
        [-0.0269, 0],
        [0, 0.036],
        [0.019, -0.025],
      ] as const) {
        const beside = { lat: on.lat + north, lon: on.lon + east };
        expect(greatCircleM(on, beside)).toBeLessThan(3_010);
        for (const z of [5, 11, 14]) expect(names).toContain(tileAt(beside, z));
      }
      expect(names).not.toContain(tileAt({ lat: on.lat + 0.08, lon: on.lon }, 14));
    }
  });

  it("have all their parents", () => {
    const above = tiles.filter(({ z }) => z > 0).map(({ z, x, y }) => named({ z: z - 1, x: x >> 1, y: y >> 1 }));
    expect(above.filter((name) => !names.has(name))).toEqual([]);
  });

  it("do not depend on the number of points of a line", () => {
    const middle = { lat: (sarria.lat + santiago.lat) / 2, lon: (sarria.lon + santiago.lon) / 2 };
    const more = corridorTiles([[sarria, middle, middle, santiago]], { distanceM: 3_000, maxZoom: 14 });
    expect(new Set(more.map(named))).toEqual(names);
    expect(corridorTiles([], { distanceM: 3_000, maxZoom: 14 })).toEqual([]);
  });
});

it("validates tile coordinates", () => {
  expect(isTile({ z: 3, x: 7, y: 0 })).toBe(true);
  for (const tile of [
    { z: 3, x: 8, y: 0 },
    { z: 16, x: 0, y: 0 },
    { z: 2, x: -1, y: 0 },
    { z: 2, x: 0.5, y: 0 },
    { z: Number.NaN, x: 0, y: 0 },
  ]) {
    expect(isTile(tile)).toBe(false);
  }
});
