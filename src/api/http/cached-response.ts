import { acceptedCoding, type ContentCoding, decodeBrotli, encode, encodeSmall } from "./content-coding.ts";
import { tagMatches, tagOf } from "./request-parts.ts";

/** Below this many bytes compression is not worthwhile. */
const minCompressedBytes = 1_000;

/** Number of uses after which a body is recompressed with higher quality. */
const recompressionUses = 3;
/** Greatest number of bodies waiting for that. */
const maxWaiting = 200;

/** Longer bodies are passed on in views of this many bytes: the platform would copy them whole for each response. */
const chunkBytes = 32_000;

function streamInChunks(body: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  let offset = 0;
  const pull = (controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>): void => {
    controller.enqueue(body.subarray(offset, (offset += chunkBytes)));
    if (offset >= body.byteLength) controller.close();
  };
  return new ReadableStream({ pull }, { highWaterMark: 0 });
}

let waiting = 0;
let recompressions = Promise.resolve();

/** Runs one after another, to leave processors to requests. */
function enqueueRecompression(recompress: () => Promise<void>): void {
  if (waiting >= maxWaiting) return;
  waiting += 1;
  recompressions = recompressions
    .then(recompress)
    // On failure the body stays as it is.
    .catch(() => undefined)
    .finally(() => (waiting -= 1));
}

/**
 * A complete response in memory. Large ones are stored only in compressed form, a tenth of the size, which nearly all
 * clients accept.
 */
export class CachedResponse {
  readonly #status: number;
  readonly #headers: readonly (readonly [string, string])[];
  #body: Uint8Array<ArrayBuffer>;
  /** Coding of the stored body. */
  readonly #coding: "br" | null;
  readonly #tag: string;
  /** Length of the uncompressed body in bytes. */
  readonly #length: number;
  /** Size in memory in bytes, including room for the other compressed form. */
  readonly size: number;
  #uses = 0;
  #isRecompressed = false;
  /** Computed on demand. */
  #gzip: Promise<Uint8Array<ArrayBuffer>> | undefined;
  /** The uncompressed body, as long as it is being sent to somebody: clients that do not read share one copy. */
  #plain: WeakRef<ArrayBuffer> | undefined;
  #decompressing: Promise<Uint8Array<ArrayBuffer>> | undefined;

  /** @param tag and length are those of the uncompressed body */
  constructor(
    status: number,
    headers: Headers,
    body: Uint8Array<ArrayBuffer>,
    coding: "br" | null = null,
    tag: string = tagOf(body),
    length: number = body.byteLength,
  ) {
    this.#status = status;
    this.#headers = [...headers].filter(([name]) => name !== "content-length");
    this.#body = body;
    this.#coding = coding;
    this.#tag = tag;
    this.#length = length;
    this.size = Math.round(body.byteLength * (coding === null ? 1 : 2.5)) + 1_000;
  }

  /**
   * Reads a response to its end.
   *
   * @param minSmallBytes length from which the first response is already as small as those after frequent use
   */
  static async of(response: Response, minSmallBytes = Number.POSITIVE_INFINITY): Promise<CachedResponse> {
    const { status, headers } = response;
    const body = new Uint8Array(await response.arrayBuffer());
    const tag = tagOf(body, headers.get("Content-Security-Policy") ?? "");
    if (body.byteLength < minCompressedBytes) return new CachedResponse(status, headers, body, null, tag);
    const isSmall = body.byteLength >= minSmallBytes;
    const encoded = isSmall ? await encodeSmall(body) : await encode(body, "br");
    const cached = new CachedResponse(status, headers, encoded, "br", tag, body.byteLength);
    cached.#isRecompressed = isSmall;
    return cached;
  }

  /** Counts a use; frequently used bodies are recompressed in the background. */
  recordUse(): void {
    this.#uses += 1;
    const isDue = this.#uses === recompressionUses && this.#coding !== null && !this.#isRecompressed;
    if (isDue) enqueueRecompression(() => this.#recompress());
  }

  async #recompress(): Promise<void> {
    const small = await encodeSmall(await decodeBrotli(this.#body));
    if (small.byteLength >= this.#body.byteLength) return;
    this.#body = small;
    this.#isRecompressed = true;
  }

  /** The body in one coding; null if it would have to be computed. */
  bytesIn(coding: ContentCoding | null): Uint8Array | null {
    return coding === this.#coding ? this.#body : null;
  }

  async #decompressed(): Promise<Uint8Array<ArrayBuffer>> {
    const shared = this.#plain?.deref();
    if (shared) return new Uint8Array(shared);
    this.#decompressing ??= decodeBrotli(this.#body).finally(() => (this.#decompressing = undefined));
    const plain = await this.#decompressing;
    this.#plain = new WeakRef(plain.buffer);
    return plain;
  }

  /** The body in one coding, the same bytes for all clients. */
  async #bodyIn(coding: ContentCoding | null): Promise<Uint8Array<ArrayBuffer>> {
    if (coding === this.#coding) return this.#body;
    if (coding === null) return this.#decompressed();
    this.#gzip ??= decodeBrotli(this.#body).then((plain) => encode(plain, "gzip"));
    return this.#gzip;
  }

  /** The response to one request: 304 if the client has it, compressed if possible. */
  async respond(request: Request): Promise<Response> {
    this.recordUse();
    const headers = new Headers(this.#headers.map(([name, value]) => [name, value]));
    const isLarge = this.#coding !== null;
    const coding = isLarge ? acceptedCoding(request.headers.get("Accept-Encoding") ?? undefined) : null;
    // Each coding has its own tag: a strong tag promises identical bytes.
    const tagFor = (form: ContentCoding | null): string =>
      form === null ? this.#tag : `${this.#tag.slice(0, -1)}-${form}"`;
    const isRecompressed = coding === "br" && this.#isRecompressed;
    headers.set("ETag", isRecompressed ? tagFor("br").replace(/"$/, '-small"') : tagFor(coding));
    if (isLarge) headers.append("Vary", "Accept-Encoding");
    const tags = request.headers.get("If-None-Match")?.replaceAll('-small"', '"');
    if (this.#status === 200 && ([null, "br", "gzip"] as const).some((form) => tagMatches(tags, tagFor(form)))) {
      headers.delete("Content-Type");
      return new Response(null, { status: 304, headers });
    }
    if (coding !== null) headers.set("Content-Encoding", coding);
    else headers.set("Content-Length", String(this.#length));
    if (request.method === "HEAD") return new Response(null, { status: this.#status, headers });
    const body = await this.#bodyIn(coding);
    headers.set("Content-Length", String(body.byteLength));
    return new Response(body.byteLength > chunkBytes ? streamInChunks(body) : body, { status: this.#status, headers });
  }
}
