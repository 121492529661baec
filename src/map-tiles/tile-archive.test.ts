import { copyFile, mkdtemp, readFile, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { FileSource, PMTiles } from "pmtiles";
import { beforeAll, expect, it } from "vitest";
import { tileMetadata, vectorTile, writeTileFile } from "#tests/support/samples/tile-file.ts";
import type { Tile } from "#domain/geography/map-tiles/tiles.ts";
import { openTileArchive } from "./tile-archive.ts";
import { writeTileArchive } from "./write-tile-archive.ts";

const folder = await mkdtemp(join(tmpdir(), "vieira-tiles-"));
const path = join(folder, "along.pmtiles");
const line = [
  { lat: 42.78, lon: -7.41 },
  { lat: 42.8, lon: -7.6 },
];
let tiles: readonly Tile[] = [];
beforeAll(async () => {
  tiles = await writeTileFile(path, [line]);
});

it("reads every written tile, and no other", async () => {
  const archive = await openTileArchive(path);
  for (const tile of tiles) {
    const stored = await archive.read(tile);
    expect(new Uint8Array(gunzipSync(stored ?? ""))).toEqual(new Uint8Array(vectorTile(tile)));
    expect((await archive.find(tile))?.bytes).toBe(stored?.length);
  }
  expect(await archive.read({ z: 14, x: 0, y: 0 })).toBeNull();
  expect(await archive.read({ z: 15, x: 0, y: 0 })).toBeNull();
  expect(archive).toMatchObject({ maxZoom: 14, isPacked: true, version: expect.stringMatching(/^[\w-]{12}$/) });
  await archive.close();
});

it("can be read by the format's reference library", async () => {
  const library = new PMTiles(new FileSource(new File([await readFile(path)], "along.pmtiles")));
  expect(await library.getHeader()).toMatchObject({ numAddressedTiles: tiles.length, clustered: true, minLon: -10 });
  expect(await library.getMetadata()).toEqual(tileMetadata);
  const { z, x, y } = tiles.at(-1) ?? { z: 0, x: 0, y: 0 };
  expect(new Uint8Array((await library.getZxy(z, x, y))?.data ?? [])).toEqual(new Uint8Array(vectorTile({ z, x, y })));
});

it("stores equal content once, consecutive tiles as one entry, and many entries in leaves", async () => {
  const many = join(folder, "many.pmtiles");
  const square = Array.from({ length: 2 ** 16 }, (_, index) => ({ z: 8, x: index % 256, y: Math.floor(index / 256) }));
  const sea = gzipSync("sea");
  const content = ({ x, y }: Tile) => (x < 128 ? sea : gzipSync(`${(x * 7_919 + y * 104_729) % 4_001}`));
  const facts = { isPacked: true, metadata: tileMetadata, bounds: { west: -180, south: -85, east: 180, north: 85 } };
  await writeTileArchive(many, square, async (tile) => content(tile), facts);
  const archive = await openTileArchive(many);
  expect(archive.header).toMatchObject({ numAddressedTiles: 65_536, numTileContents: 4_002 });
  expect(archive.header.numTileEntries).toBeLessThan(33_000);
  expect(archive.header.leafDirectoryLength).toBeGreaterThan(0);
  for (const tile of square.filter((_, index) => index % 97 === 0)) {
    expect(Buffer.from((await archive.read(tile)) ?? "")).toEqual(content(tile));
  }
  await archive.close();
});

it("has a different version if its tiles differ", async () => {
  const other = join(folder, "other.pmtiles");
  await writeTileFile(other, [line.map(({ lat, lon }) => ({ lat: lat + 1, lon }))]);
  const same = join(folder, "same.pmtiles");
  await writeTileFile(same, [line]);
  const archives = await Promise.all([path, other, same].map(openTileArchive));
  const [first, second, third] = archives.map(({ version }) => version);
  expect(second).not.toBe(first);
  expect(third).toBe(first);
  await Promise.all(archives.map((archive) => archive.close()));
});

it("reports the problem of an unusable file", async () => {
  await expect(openTileArchive(join(folder, "nowhere.pmtiles"))).rejects.toThrow(/^There is no file .*nowhere/);
  await expect(openTileArchive(folder)).rejects.toThrow(/is no file/);
  for (const [name, content] of [
    ["empty", ""],
    ["text", "not a map at all, ".repeat(2_000)],
  ] as const) {
    await writeFile(join(folder, name), content);
    await expect(openTileArchive(join(folder, name))).rejects.toThrow(/is no PMTiles archive, or a damaged one/);
  }
  const cut = join(folder, "cut.pmtiles");
  await copyFile(path, cut);
  await truncate(cut, (await readFile(path)).length - 1);
  await expect(openTileArchive(cut)).rejects.toThrow(/is cut off/);
  await truncate(cut, 300);
  await expect(openTileArchive(cut)).rejects.toThrow(/damaged|cut off/);
  const facts = { isPacked: true, metadata: {}, bounds: { west: 0, south: 0, east: 1, north: 1 } };
  await writeTileArchive(join(folder, "bare"), [{ z: 0, x: 0, y: 0 }], async () => gzipSync("tile"), facts);
  await expect(openTileArchive(join(folder, "bare"))).rejects.toThrow(/no basemap of Protomaps.*earth, water/);
});

it("leaves no file behind if a tile cannot be read", async () => {
  const broken = join(folder, "broken.pmtiles");
  const failing = writeTileArchive(
    broken,
    tiles,
    async () => {
      throw new Error("no disk");
    },
    { isPacked: true, metadata: tileMetadata, bounds: { west: 0, south: 0, east: 1, north: 1 } },
  );
  await expect(failing).rejects.toThrow("no disk");
  await expect(readFile(broken)).rejects.toThrow(/ENOENT/);
  await expect(readFile(`${broken}.unfinished`)).rejects.toThrow(/ENOENT/);
});
