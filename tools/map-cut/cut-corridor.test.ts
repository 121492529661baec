import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openTileArchive } from "#map-tiles/tile-archive.ts";
import { writeTileFile } from "#tests/support/samples/tile-file.ts";
import { cutCorridor, linesOfDataSet } from "./cut-corridor.ts";

const folder = await mkdtemp(join(tmpdir(), "vieira-cut-"));
const line = [
  { lat: 42.78, lon: -7.41 },
  { lat: 42.8, lon: -7.6 },
];

it("copies exactly the tiles along the lines, as stored", async () => {
  const [source, target] = [join(folder, "country.pmtiles"), join(folder, "cut.pmtiles")];
  const all = await writeTileFile(source, [line], { distanceM: 15_000 });
  const cut = await cutCorridor(source, target, { lines: [line], distanceM: 2_000, maxZoom: 13 });
  const [country, corridor] = [await openTileArchive(source), await openTileArchive(target)];
  expect(corridor.version).toBe(cut.version);
  expect(corridor.metadata).toEqual(country.metadata);
  expect(corridor.maxZoom).toBe(13);
  let kept = 0;
  for (const tile of all) {
    const stored = await corridor.read(tile);
    if (!stored) continue;
    kept += 1;
    expect(stored).toEqual(await country.read(tile));
  }
  expect(kept).toBe(cut.tiles);
  expect(kept).toBeGreaterThan(30);
  expect(kept).toBeLessThan(all.length / 4);
  expect(await corridor.read({ z: 13, x: 3_920, y: 3_026 })).toEqual(await country.read({ z: 13, x: 3_920, y: 3_026 }));
  await Promise.all([country.close(), corridor.close()]);
});

it("refuses archives that could not be served", async () => {
  const source = join(folder, "text.pmtiles");
  await writeFile(source, "no map");
  const cut = cutCorridor(source, join(folder, "out.pmtiles"), { lines: [line], distanceM: 2_000, maxZoom: 14 });
  await expect(cut).rejects.toThrow(/damaged/);
});

it("returns a line for every walked arc of the data set", async () => {
  const lines = await linesOfDataSet();
  expect(lines.length).toBeGreaterThan(1_500);
  expect(lines.every((each) => each.length > 1)).toBe(true);
});
