import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { acceptedCoding } from "#api/http/content-coding.ts";
import { notModified } from "#api/http/request-parts.ts";
import { isTile } from "#domain/geography/map-tiles/tiles.ts";
import type { MapTiles } from "#map-tiles/open-map-tiles.ts";
import type { TileArchive } from "#map-tiles/tile-archive.ts";
import type { RequestHandler } from "../app.ts";

const addressOfTile = /^\/map\/(\d{1,2})\/(\d{1,5})\/(\d{1,5})\.mvt$/;
const description = "/map/tiles.json";

/** Addresses that contain the version of the file always stand for the same tiles. */
const immutable = "public, max-age=31536000, immutable";
/** Upper limit of an uncompressed tile, in bytes. */
const maxTileBytes = 16 * 1024 * 1024;

/**
 * Serves the map tiles: `/map/tiles.json` describes them (204 if there are none), `/map/{z}/{x}/{y}.mvt?v=VERSION` are
 * the tiles. A tile that is not in the file is 204 too: the basemap shows there.
 */
export function serveMapTiles({ archive }: MapTiles): RequestHandler {
  return async (request) => {
    if (request.method !== "GET" && request.method !== "HEAD") return null;
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === description) return describeTiles(archive);
    const numbers = addressOfTile.exec(pathname)?.slice(1).map(Number);
    if (!archive || !numbers) return null;
    const [z = 0, x = 0, y = 0] = numbers;
    if (!isTile({ z, x, y })) return null;
    const isThisVersion = searchParams.get("v") === archive.version;
    const headers = new Headers({ "Cache-Control": isThisVersion ? immutable : "no-cache", Vary: "Accept-Encoding" });
    const tag = `"${archive.version}-${z}-${x}-${y}"`;
    headers.set("ETag", tag);
    const unchanged = notModified(request, tag, headers);
    if (unchanged) return unchanged;
    const tile = await archive.read({ z, x, y });
    if (!tile) return new Response(null, { status: 204, headers });
    return answerTile(request, tile, archive.isPacked, headers);
  };
}

function describeTiles(archive: TileArchive | null): Response {
  const headers = { "Cache-Control": "no-cache" };
  if (!archive) return new Response(null, { status: 204, headers });
  return Response.json({ version: archive.version, maxZoom: archive.maxZoom }, { headers });
}

async function answerTile(
  request: Request,
  stored: Uint8Array<ArrayBuffer>,
  isPacked: boolean,
  headers: Headers,
): Promise<Response> {
  const takesPacked = acceptedCoding(request.headers.get("Accept-Encoding") ?? undefined, ["gzip"]) !== null;
  const tile = isPacked && !takesPacked ? await unpacked(stored) : stored;
  if (!tile) return new Response(null, { status: 204, headers });
  if (isPacked && takesPacked) headers.set("Content-Encoding", "gzip");
  headers.set("Content-Type", "application/vnd.mapbox-vector-tile");
  headers.set("Content-Length", String(tile.byteLength));
  return new Response(request.method === "HEAD" ? null : tile, { headers });
}

/** Null if the file is damaged. */
async function unpacked(stored: Uint8Array): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return new Uint8Array(await promisify(gunzip)(stored, { maxOutputLength: maxTileBytes }));
  } catch {
    return null;
  }
}
