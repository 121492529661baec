import { mkdtemp, open } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, expect, it } from "vitest";
import { type MapTiles, noMapTiles, openMapTiles } from "#map-tiles/open-map-tiles.ts";
import { vectorTile, writeTileFile } from "#tests/support/samples/tile-file.ts";
import type { RequestOrigin } from "../app.ts";
import { serveMapTiles } from "./map-tiles.ts";

const path = join(await mkdtemp(join(tmpdir(), "vieira-served-")), "map.pmtiles");
const tiles = await writeTileFile(path, [[{ lat: 42.78, lon: -7.41 }]]);
const deepest = tiles.at(-1) ?? { z: 0, x: 0, y: 0 };
const address = `/map/${deepest.z}/${deepest.x}/${deepest.y}.mvt`;
const said: string[] = [];
const log = {
  info: ({ reason }: { reason: string }, message: string) => void said.push(`${message}: ${reason}`),
  warn: ({ reason = "" }: { reason?: string }, message: string) => void said.push(`${message}: ${reason}`),
};
const origin = {
  requestId: "1",
  client: { address: "192.0.2.1", signal: new AbortController().signal },
} as RequestOrigin;
const all: MapTiles[] = [];
const opened = async (file: string) => {
  const mapTiles = await openMapTiles(file, log);
  all.push(mapTiles);
  return mapTiles;
};
afterAll(() => Promise.all(all.map(({ archive }) => archive?.close())));
const requestFrom = (mapTiles: Parameters<typeof serveMapTiles>[0]) => {
  const answer = serveMapTiles(mapTiles);
  return (at: string, headers: Record<string, string> = {}, method = "GET") =>
    answer(new Request(`http://localhost${at}`, { headers, method }), origin);
};

it("lists the available tiles, and serves them cacheable", async () => {
  const fetchTile = requestFrom(await opened(path));
  const description = await fetchTile("/map/tiles.json");
  const { version = "" } = ((await description?.json()) ?? {}) as { version?: string };
  expect(said.at(-1)).toContain(`the map has tiles: version ${version}`);
  const packed = await fetchTile(`${address}?v=${version}`, { "Accept-Encoding": "gzip, br" });
  expect(packed?.status).toBe(200);
  expect(Object.fromEntries(packed?.headers ?? [])).toMatchObject({
    "cache-control": "public, max-age=31536000, immutable",
    "content-encoding": "gzip",
    "content-type": "application/vnd.mapbox-vector-tile",
  });
  const body = new Uint8Array(gunzipSync(new Uint8Array((await packed?.arrayBuffer()) ?? new ArrayBuffer())));
  expect(body).toEqual(new Uint8Array(vectorTile(deepest)));
  const plain = await fetchTile(`${address}?v=${version}`, { "Accept-Encoding": "br" });
  expect(plain?.headers.has("Content-Encoding")).toBe(false);
  expect(new Uint8Array((await plain?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(body);
  const tag = packed?.headers.get("ETag") ?? "";
  expect((await fetchTile(address, { "If-None-Match": tag }))?.status).toBe(304);
  expect(await (await fetchTile(address, {}, "HEAD"))?.text()).toBe("");
});

it("does not serve a tile cacheable under the version of another file", async () => {
  const fetchTile = requestFrom(await opened(path));
  for (const at of [address, `${address}?v=another`])
    expect((await fetchTile(at))?.headers.get("Cache-Control")).toBe("no-cache");
});

it("ignores other addresses, and answers 204 for missing tiles", async () => {
  const fetchTile = requestFrom(await opened(path));
  expect((await fetchTile("/map/14/0/0.mvt"))?.status).toBe(204);
  for (const at of ["/map/14/99999/0.mvt", "/map/40/0/0.mvt", "/map/1/2/0.mvt", "/map/1/0/0.pbf", "/map/a/0/0.mvt"])
    expect(await fetchTile(at)).toBeNull();
  expect(await fetchTile(address, {}, "POST")).toBeNull();
});

it("serves no tiles if none are configured or the file is unusable, and logs why", async () => {
  expect((await requestFrom(noMapTiles)("/map/tiles.json"))?.status).toBe(204);
  expect(await requestFrom(noMapTiles)(address)).toBeNull();
  const unreadable = await opened(`${path}.missing`);
  expect(unreadable).toEqual({ status: "unreadable", archive: null });
  expect(said.at(-1)).toMatch(/MAP_TILES names cannot be used: There is no file .*missing\.$/);
});

it("skips a corrupted tile, and logs it once", async () => {
  const damaged = `${path}.damaged`;
  await writeTileFile(damaged, [[{ lat: 42.78, lon: -7.41 }]]);
  const mapTiles = await opened(damaged);
  const { tileDataLength = 0, tileDataOffset = 0 } = mapTiles.archive?.header ?? {};
  const file = await open(damaged, "r+");
  await file.write(Buffer.alloc(tileDataLength, 7), 0, tileDataLength, tileDataOffset);
  expect((await requestFrom(mapTiles)(address, { "Accept-Encoding": "identity" }))?.status).toBe(204);
  await file.truncate(tileDataOffset);
  const before = said.length;
  for (let time = 0; time < 3; time += 1) expect((await requestFrom(mapTiles)(address))?.status).toBe(204);
  expect(said.slice(before)).toEqual([expect.stringContaining("damaged file")]);
  await file.close();
});
