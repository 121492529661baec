import { acceptedCoding, type ContentCoding, encode } from "./content-coding.ts";
import { tagMatches, tagOf } from "./entity-tag.ts";

/** Below this many bytes compression does not pay. */
const worthCompressing = 1_000;

/** A whole answer in memory, with its compressed forms once somebody has asked for them. */
export class KeptAnswer {
  readonly #status: number;
  readonly #headers: readonly (readonly [string, string])[];
  readonly #body: Uint8Array<ArrayBuffer>;
  readonly #encoded = new Map<ContentCoding, Promise<Uint8Array<ArrayBuffer>>>();
  readonly #tag: string;

  constructor(status: number, headers: Headers, body: Uint8Array<ArrayBuffer>) {
    this.#status = status;
    this.#headers = [...headers].filter(([name]) => name !== "content-length");
    this.#body = body;
    this.#tag = tagOf(body);
  }

  /** Reads an answer to its end. */
  static async of(response: Response): Promise<KeptAnswer> {
    return new KeptAnswer(response.status, response.headers, new Uint8Array(await response.arrayBuffer()));
  }

  /** Bytes held, counting the compressed forms as half the body. */
  get size(): number {
    return Math.round(this.#body.byteLength * 1.5) + 1_000;
  }

  /** The answer for one request: 304 when the client has it already, compressed when it can be. */
  async answer(request: Request): Promise<Response> {
    const headers = new Headers(this.#headers.map(([name, value]) => [name, value]));
    const isLarge = this.#body.byteLength >= worthCompressing;
    const coding = isLarge ? acceptedCoding(request.headers.get("Accept-Encoding") ?? undefined) : null;
    // Each form has a tag of its own: a strong tag promises the same bytes.
    const tagFor = (form: ContentCoding | null): string =>
      form === null ? this.#tag : `${this.#tag.slice(0, -1)}-${form}"`;
    headers.set("ETag", tagFor(coding));
    if (isLarge) headers.append("Vary", "Accept-Encoding");
    const known = request.headers.get("If-None-Match") ?? undefined;
    if (this.#status === 200 && ([null, "br", "gzip"] as const).some((form) => tagMatches(known, tagFor(form)))) {
      headers.delete("Content-Type");
      return new Response(null, { status: 304, headers });
    }
    if (coding === null) return new Response(this.#body, { status: this.#status, headers });
    headers.set("Content-Encoding", coding);
    const encoded = this.#encoded.get(coding) ?? encode(this.#body, coding);
    this.#encoded.set(coding, encoded);
    return new Response(await encoded, { status: this.#status, headers });
  }
}
