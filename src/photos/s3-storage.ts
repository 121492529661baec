import { createHash } from "node:crypto";
import { AwsClient } from "aws4fetch";
import { XMLParser } from "fast-xml-parser";
import type { PhotoStorage, StoredPhotoFile } from "./photo-storage.ts";

export interface S3Settings {
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Of an S3-compatible service other than Amazon's, with path-style bucket addresses. */
  readonly endpoint: string | undefined;
}

/** The bucket may contain other things. */
const folder = "photos/";
/** Timeout of requests, in milliseconds. */
const s3TimeoutMs = 20_000;
const retries = 2;

const endings: Readonly<Record<string, string>> = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg" };

/** Stores photos in a bucket of S3 or a compatible service. */
export function s3Storage({ bucket, region, endpoint, ...keys }: S3Settings): PhotoStorage {
  const client = new AwsClient({ ...keys, region, service: "s3", retries });
  const root =
    endpoint === undefined
      ? `https://${bucket}.s3.${region}.amazonaws.com`
      : `${endpoint.replace(/\/$/, "")}/${encodeURIComponent(bucket)}`;
  const addressOf = (name: string): string => `${root}/${folder}${name.split("/").map(encodeURIComponent).join("/")}`;

  async function ask(method: string, url: string, content?: Uint8Array, headers: Record<string, string> = {}) {
    const body = content && Uint8Array.from(content);
    const signed = {
      ...headers,
      "X-Amz-Content-Sha256": createHash("sha256")
        .update(content ?? "")
        .digest("hex"),
    };
    const signal = AbortSignal.timeout(s3TimeoutMs);
    const answer = await client.fetch(url, { method, headers: signed, signal, ...(body && { body }) });
    const isExpected = answer.ok || (answer.status === 404 && method !== "PUT" && url.includes(`/${folder}`));
    if (!isExpected) throw new Error(`The storage of photos answered ${method} with ${answer.status}.`);
    return answer;
  }

  return {
    list: async () => {
      const files: StoredPhotoFile[] = [];
      let rest: string | undefined;
      do {
        const query = new URLSearchParams({ "list-type": "2", prefix: folder });
        if (rest !== undefined) query.set("continuation-token", rest);
        const page = readListing(await (await ask("GET", `${root}/?${query.toString()}`)).text());
        files.push(...page.files);
        rest = page.rest;
      } while (rest !== undefined);
      return files;
    },
    read: async (name) => {
      const answer = await ask("GET", addressOf(name));
      return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
    },
    write: async (name, content) => {
      const mediaType = endings[name.split(".").at(-1) ?? ""] ?? "application/octet-stream";
      await ask("PUT", addressOf(name), content, { "Content-Type": mediaType });
    },
    remove: async (name) => {
      await ask("DELETE", addressOf(name));
    },
    // Uploads are atomic.
    removeUnfinished: async () => undefined,
  };
}

interface Listing {
  readonly files: readonly StoredPhotoFile[];
  /** The continuation token of the next page. */
  readonly rest: string | undefined;
}

function readListing(xml: string): Listing {
  const parser = new XMLParser({ parseTagValue: false, isArray: (name) => name === "Contents" });
  const { ListBucketResult: result } = parser.parse(xml) as {
    ListBucketResult: { Contents?: { Key: string; LastModified: string }[]; NextContinuationToken?: string };
  };
  const files = (result.Contents ?? []).map(({ Key, LastModified }) => ({
    name: Key.slice(folder.length),
    storedAt: new Date(LastModified),
  }));
  return { files, rest: result.NextContinuationToken || undefined };
}
