import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { acceptedCoding, type ContentCoding } from "#api/http/content-coding.ts";
import { notModified, tagOf } from "#api/http/request-parts.ts";
import { noteSharedResponse } from "#api/http/shared-responses.ts";
import type { RequestHandler } from "../app.ts";
import { mapWorkerPolicy, serviceWorkerPolicy } from "#server/pages/content-security-policy.ts";

const mediaTypes: Record<string, string> = {
  css: "text/css; charset=utf-8",
  html: "text/html; charset=utf-8",
  ico: "image/x-icon",
  jpg: "image/jpeg",
  // Modules and workers are always UTF-8; without the charset each script response is 15 bytes shorter.
  js: "text/javascript",
  json: "application/json",
  map: "application/json",
  mjs: "text/javascript",
  png: "image/png",
  svg: "image/svg+xml",
  txt: "text/plain; charset=utf-8",
  webmanifest: "application/manifest+json",
  webp: "image/webp",
  woff2: "font/woff2",
  xml: "application/xml",
};

const serviceWorker = "/service-worker.js";

/** Names with a content hash never change. */
const immutable = "public, max-age=31536000, immutable";
const brief = "public, max-age=3600";
/** These name the latest build, so they are revalidated each time. */
const ofLatestBuild = new Set(["/builds/latest.json", serviceWorker]);

function caching(path: string): string {
  if (path.startsWith("/assets/")) return immutable;
  return ofLatestBuild.has(path) ? "no-cache" : brief;
}

interface StaticFile {
  readonly plain: Uint8Array<ArrayBuffer>;
  readonly encoded: Partial<Record<ContentCoding, Uint8Array<ArrayBuffer>>>;
  readonly mediaType: string;
  readonly tag: string;
}

const endings: Record<ContentCoding, string> = { br: ".br", gzip: ".gz" };

async function readFiles(directory: string): Promise<Map<string, StaticFile>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const allPaths = new Set(paths);
  const files = new Map<string, StaticFile>();
  for (const path of paths) {
    const isVariant = Object.values(endings).some(
      (end) => path.endsWith(end) && allPaths.has(path.slice(0, -end.length)),
    );
    if (isVariant) continue;
    const plain = new Uint8Array(await readFile(path));
    const encoded: StaticFile["encoded"] = {};
    for (const coding of ["br", "gzip"] as const) {
      const variant = path + endings[coding];
      if (allPaths.has(variant)) encoded[coding] = new Uint8Array(await readFile(variant));
    }
    const ending = path.split(".").at(-1) ?? "";
    const mediaType = mediaTypes[ending] ?? "application/octet-stream";
    files.set(`/${relative(directory, path).split(sep).join("/")}`, { plain, encoded, mediaType, tag: tagOf(plain) });
  }
  return files;
}

const mapWorker = /\/maplibre-gl-worker-[^/]+\.mjs$/;

function answerFile(request: Request, path: string, file: StaticFile, mapOrigin: string | undefined): Response {
  const coding = acceptedCoding(request.headers.get("Accept-Encoding") ?? undefined);
  const body = coding === null ? undefined : file.encoded[coding];
  const tag = body ? `${file.tag.slice(0, -1)}-${coding}"` : file.tag;
  const headers = new Headers({ "Cache-Control": caching(path), Vary: "Accept-Encoding" });
  // Immutable files are never revalidated.
  if (caching(path) !== immutable) headers.set("ETag", tag);
  const unchanged = notModified(request, tag, headers);
  if (unchanged) return unchanged;
  headers.set("Content-Type", file.mediaType);
  // Workers obey the policy of their own file.
  if (mapOrigin !== undefined && mapWorker.test(path))
    headers.set("Content-Security-Policy", mapWorkerPolicy(mapOrigin));
  if (path === serviceWorker) headers.set("Content-Security-Policy", serviceWorkerPolicy);
  if (body && coding) headers.set("Content-Encoding", coding);
  return new Response(body ?? file.plain, { headers });
}

/**
 * Serves the files of a directory from memory, in the compressed forms beside them.
 *
 * @param mapStyleUrl address of a configured map style, whose tiles the map's worker may fetch
 */
export async function serveFiles(directory: string, mapStyleUrl?: string): Promise<RequestHandler> {
  const mapOrigin = mapStyleUrl && new URL(mapStyleUrl).origin;
  const files = await readFiles(directory);
  return async (request) => {
    if (request.method !== "GET" && request.method !== "HEAD") return null;
    const { pathname } = new URL(request.url);
    const file = files.get(pathname);
    if (!file) return null;
    noteSharedResponse(request, {
      revision: null,
      bytesIn: (coding) => (coding === null ? file.plain : (file.encoded[coding] ?? null)),
    });
    return answerFile(request, pathname, file, mapOrigin);
  };
}
