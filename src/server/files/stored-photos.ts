import { join } from "node:path";
import { notModified, tagOf } from "#api/http/request-parts.ts";
import type { PhotoStorage } from "#photos/photo-storage.ts";
import { folderStorage } from "#photos/folder-storage.ts";
import { s3Storage } from "#photos/s3-storage.ts";
import type { RequestHandler } from "../app.ts";
import type { Environment } from "#server/environment/environment.ts";

const mediaTypes: Readonly<Record<string, string>> = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg" };

const addressOfPhoto = /^\/photos\/([0-9a-f-]{36}-\d{1,5}\.(avif|webp|jpg))$/;

/** Serves the files of photos at `/photos/{key}`; a key always stands for the same bytes, so responses are immutable. */
export function servePhotos(storage: PhotoStorage): RequestHandler {
  return async (request) => {
    if (request.method !== "GET" && request.method !== "HEAD") return null;
    const [, key, ending = ""] = addressOfPhoto.exec(new URL(request.url).pathname) ?? [];
    if (key === undefined) return null;
    const tag = tagOf(key);
    const headers = new Headers({ "Cache-Control": "public, max-age=31536000, immutable", ETag: tag });
    const content = await storage.read(key);
    if (content === null) return null;
    const unchanged = notModified(request, tag, headers);
    if (unchanged) return unchanged;
    headers.set("Content-Type", mediaTypes[ending] ?? "application/octet-stream");
    headers.set("Content-Length", String(content.byteLength));
    return new Response(request.method === "HEAD" ? null : content, { headers });
  };
}

/** The photo storage of the configuration. */
export function photoStorage({ s3, dataDir }: Pick<Environment, "s3" | "dataDir">): PhotoStorage {
  return s3 ? s3Storage(s3) : folderStorage(join(dataDir, "photos"));
}
