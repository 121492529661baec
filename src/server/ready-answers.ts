import type { IncomingMessage, ServerResponse } from "node:http";
import { type ContentCoding, acceptedCoding } from "#api/http/content-coding.ts";
import { ResponseCache } from "#api/http/response-cache.ts";
import { sharedAnswerOf } from "#api/http/shared-answers.ts";
import { requestIdFrom } from "#api/middleware/request-id.ts";
import { preferredLanguage } from "#domain/language.ts";
import type { ContentCache } from "#use-cases/content/content-cache.ts";
import { personalCookie } from "#server/pages/html-cache.ts";
import { askedInLog, type ProgramLog } from "#server/log/log.ts";
import { hideSecrets } from "#use-cases/security/secrets.ts";
import type { RequestMetrics } from "#server/metrics/metrics.ts";

/** Limit in bytes of responses stored here, beside the caches that they come from. */
const maxBytes = 8_000_000;
/** Number of header values whose parsed meaning is cached, and the greatest length of one. */
const maxTexts = 500;
const maxLetters = 200;
/** Estimated bytes of headers and bookkeeping per response. */
const overhead = 2_000;

/** Headers of requests from programs, with a body, or for a range; these are never served from here. */
const unusual = ["authorization", "content-length", "transfer-encoding", "expect", "range"] as const;

/** Headers that a 304 leaves out. */
const ofBody = /^(?:content-(?:type|length|encoding))$/i;

interface ReadyAnswer {
  readonly size: number;
  readonly revision: string | null;
  readonly tag: string | undefined;
  readonly body: Uint8Array;
  /** The bytes that the cache would send now. */
  readonly bytesNow: () => Uint8Array | null;
  /** Alternating names and values, without the request id. */
  readonly headers: readonly string[];
  readonly headersOfKnown: readonly string[];
  /** Method and path as they are logged. */
  readonly asked: string;
  readonly route: string;
  readonly namesRequest: boolean;
  readonly used: (() => void) | undefined;
}

/** Memoises a pure function of a header value. */
function remembering<Value>(of: (text: string | undefined) => Value): (text: string | undefined) => Value {
  const known = new Map<string | undefined, Value>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const value = of(text);
    if (text !== undefined && text.length > maxLetters) return value;
    if (known.size >= maxTexts) known.clear();
    known.set(text, value);
    return value;
  };
}

function hostsIn(rawHeaders: readonly string[]): number {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!;
    if (name.length === 4 && name.toLowerCase() === "host") hosts += 1;
  }
  return hosts;
}

/** Whether the request came through Node's HTTP server. */
function isNodes(transport: unknown): transport is { incoming: IncomingMessage } {
  return typeof transport === "object" && transport !== null && "incoming" in transport;
}

export interface ReadyOptions {
  readonly content: Pick<ContentCache, "knownRevision">;
  readonly log: Pick<ProgramLog, "answered">;
  readonly trustsProxy: boolean;
  readonly observeRequest?: ((metrics: RequestMetrics) => void) | undefined;
}

/**
 * Complete responses that are the same for every visitor, stored with all their headers. A matching request is answered
 * from here in a quarter of the time that it takes to construct a platform request, route it and build headers.
 * Requests that depend on the person, have a body, or ask for content whose revision is not known to be current, go the
 * normal way.
 */
export class ReadyAnswers {
  readonly #options: ReadyOptions;
  readonly #answers = new ResponseCache<ReadyAnswer>("ready", maxBytes);
  readonly #codingOf = remembering((text): ContentCoding | "" => acceptedCoding(text) ?? "");
  readonly #languageOf = remembering(preferredLanguage);

  constructor(options: ReadyOptions) {
    this.#options = options;
  }

  /** The cache key of a request; null if it is never served from here. */
  #keyOf({ method, url, headers, rawHeaders }: IncomingMessage): string | null {
    if (method !== "GET" || unusual.some((name) => headers[name] !== undefined) || hostsIn(rawHeaders) !== 1)
      return null;
    if (headers.cookie !== undefined && personalCookie.test(headers.cookie)) return null;
    return `${this.#codingOf(headers["accept-encoding"])} ${this.#languageOf(headers["accept-language"])} ${url}`;
  }

  /** Stores the response to a request if it was noted as shared (`noteSharedAnswer`). */
  remember(transport: unknown, request: Request, response: Response, routeOf: () => string): void {
    const shared = sharedAnswerOf(request);
    if (!shared || !isNodes(transport)) return;
    const key = this.#keyOf(transport.incoming);
    if (key === null || response.status !== 200 || response.headers.has("Set-Cookie")) return;
    const coding = response.headers.get("Content-Encoding");
    const bytesNow = () => shared.bytesIn(coding === "br" || coding === "gzip" ? coding : null);
    const body = bytesNow();
    if (body === null) return;
    const named = [...response.headers].filter(([name]) => name !== "x-request-id" && name !== "content-length");
    this.#answers.set(key, {
      size: overhead + (shared.revision === null ? 0 : body.byteLength),
      revision: shared.revision,
      tag: response.headers.get("ETag") ?? undefined,
      body,
      bytesNow,
      headers: [...named, ["Content-Length", String(body.byteLength)]].flat(),
      headersOfKnown: named.filter(([name]) => !ofBody.test(name)).flat(),
      asked: askedInLog("GET", hideSecrets(new URL(request.url).pathname)),
      route: routeOf(),
      namesRequest: response.headers.has("X-Request-Id"),
      used: shared.used,
    });
  }

  /** Sends the stored response if there is one. @returns whether it did */
  send(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
    const start = performance.now();
    const key = this.#keyOf(incoming);
    const answer = key === null ? undefined : this.#answers.get(key);
    if (answer === undefined) return false;
    const { log, content, trustsProxy, observeRequest } = this.#options;
    if (answer.revision !== null && answer.revision !== content.knownRevision()) return false;
    // The body has been recompressed since.
    if (answer.bytesNow() !== answer.body) return false;
    const known = incoming.headers["if-none-match"];
    // Other forms of If-None-Match are left to the normal way.
    if (known !== undefined && known !== answer.tag) return false;
    const requestId = requestIdFrom(incoming.headers["x-request-id"], trustsProxy);
    const status = known === undefined ? 200 : 304;
    const headers = status === 200 ? answer.headers : answer.headersOfKnown;
    outgoing.writeHead(status, answer.namesRequest ? [...headers, "X-Request-Id", requestId] : [...headers]);
    outgoing.end(status === 200 ? answer.body : undefined);
    answer.used?.();
    const ms = performance.now() - start;
    log.answered({ requestId, asked: answer.asked, status, ms: Math.round(ms * 10) / 10 });
    observeRequest?.({
      method: "GET",
      route: answer.route,
      status: status === 200 ? "2xx" : "3xx",
      seconds: ms / 1000,
    });
    return true;
  }
}
