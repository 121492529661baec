import type { IncomingMessage, ServerResponse } from "node:http";
import { type ContentCoding, acceptedCoding } from "#api/http/content-coding.ts";
import { omittedFromNotModified } from "#api/http/request-parts.ts";
import { ResponseCache } from "#api/http/response-cache.ts";
import { sharedResponseOf } from "#api/http/shared-responses.ts";
import { requestIdFrom } from "#api/middleware/request-id.ts";
import { preferredLanguage } from "#domain/text/language.ts";
import type { ContentCache } from "#use-cases/content/cache/content-cache.ts";
import { personalCookie } from "#server/pages/html-cache.ts";
import { formatRequestLine, type ProgramLog } from "#server/log/log.ts";
import { hideSecrets } from "#use-cases/security/secrets.ts";
import { countHosts, incomingOf } from "#server/http/client-address.ts";
import type { RequestMetrics } from "#server/metrics/metrics.ts";

/** Limit in bytes of responses stored here, beside the caches that they come from. */
const maxReadyBytes = 8_000_000;
/** Number of header values whose parsed meaning is cached, and the greatest length of one. */
const maxHeaderValues = 500;
const maxHeaderLength = 200;
/** Estimated bytes of headers and bookkeeping per response. */
const overheadBytes = 2_000;

/** Headers of requests from programs, with a body, or for a range; these are never served from here. */
const uncachedHeaders = ["authorization", "content-length", "transfer-encoding", "expect", "range"] as const;

interface ReadyResponse {
  readonly size: number;
  readonly revision: string | null;
  readonly tag: string | undefined;
  readonly body: Uint8Array;
  /** The bytes that the cache would send now. */
  readonly currentBytes: () => Uint8Array | null;
  /** Alternating names and values, without the request id. */
  readonly headers: readonly string[];
  readonly notModifiedHeaders: readonly string[];
  /** Method and path as they are logged. */
  readonly requestLine: string;
  readonly route: string;
  readonly hasRequestId: boolean;
  readonly recordUse: (() => void) | undefined;
}

/** Memoises a pure function of a header value. */
function memoise<Value>(of: (text: string | undefined) => Value): (text: string | undefined) => Value {
  const cache = new Map<string | undefined, Value>();
  return (text) => {
    const cached = cache.get(text);
    if (cached !== undefined) return cached;
    const value = of(text);
    if (text !== undefined && text.length > maxHeaderLength) return value;
    if (cache.size >= maxHeaderValues) cache.clear();
    cache.set(text, value);
    return value;
  };
}

interface ReadyOptions {
  readonly content: Pick<ContentCache, "knownRevision">;
  readonly log: Pick<ProgramLog, "logResponse">;
  readonly trustsProxy: boolean;
  readonly observeRequest?: ((metrics: RequestMetrics) => void) | undefined;
}

/**
 * Complete responses that are the same for every visitor, stored with all their headers. A matching request is answered
 * from here in a quarter of the time that it takes to construct a platform request, route it and build headers.
 * Requests that depend on the person, have a body, or ask for content whose revision is not known to be current, go the
 * normal way.
 */
export class ReadyResponses {
  readonly #options: ReadyOptions;
  readonly #responses = new ResponseCache<ReadyResponse>("ready", maxReadyBytes);
  readonly #codingOf = memoise((text): ContentCoding | "" => acceptedCoding(text) ?? "");
  readonly #languageOf = memoise(preferredLanguage);

  constructor(options: ReadyOptions) {
    this.#options = options;
  }

  /** The cache key of a request; null if it is never served from here. */
  #keyOf(incoming: IncomingMessage): string | null {
    const { method, url, headers } = incoming;
    if (method !== "GET" || uncachedHeaders.some((name) => headers[name] !== undefined) || countHosts(incoming) !== 1)
      return null;
    if (headers.cookie !== undefined && personalCookie.test(headers.cookie)) return null;
    return `${this.#codingOf(headers["accept-encoding"])} ${this.#languageOf(headers["accept-language"])} ${url}`;
  }

  /** Stores the response to a request if it was noted as shared (`noteSharedResponse`). */
  store(transport: unknown, request: Request, response: Response, routeOf: () => string): void {
    const [shared, incoming] = [sharedResponseOf(request), incomingOf(transport)];
    if (!shared || !incoming) return;
    const key = this.#keyOf(incoming);
    if (key === null || response.status !== 200 || response.headers.has("Set-Cookie")) return;
    const coding = response.headers.get("Content-Encoding");
    const currentBytes = () => shared.bytesIn(coding === "br" || coding === "gzip" ? coding : null);
    const body = currentBytes();
    if (body === null) return;
    const named = [...response.headers].filter(([name]) => name !== "x-request-id" && name !== "content-length");
    this.#responses.set(key, {
      size: overheadBytes + (shared.revision === null ? 0 : body.byteLength),
      revision: shared.revision,
      tag: response.headers.get("ETag") ?? undefined,
      body,
      currentBytes,
      headers: [...named, ["Content-Length", String(body.byteLength)]].flat(),
      notModifiedHeaders: named.filter(([name]) => !omittedFromNotModified.test(name)).flat(),
      requestLine: formatRequestLine("GET", hideSecrets(new URL(request.url).pathname)),
      route: routeOf(),
      hasRequestId: response.headers.has("X-Request-Id"),
      recordUse: shared.recordUse,
    });
  }

  /** Sends the stored response if there is one. @returns whether it did */
  send(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
    const start = performance.now();
    const key = this.#keyOf(incoming);
    const ready = key === null ? undefined : this.#responses.get(key);
    if (ready === undefined) return false;
    const { log, content, trustsProxy, observeRequest } = this.#options;
    if (ready.revision !== null && ready.revision !== content.knownRevision()) return false;
    // The body has been recompressed since.
    if (ready.currentBytes() !== ready.body) return false;
    const knownTag = incoming.headers["if-none-match"];
    // Other forms of If-None-Match are left to the normal way.
    if (knownTag !== undefined && knownTag !== ready.tag) return false;
    const requestId = requestIdFrom(incoming.headers["x-request-id"], trustsProxy);
    const status = knownTag === undefined ? 200 : 304;
    const headers = status === 200 ? ready.headers : ready.notModifiedHeaders;
    outgoing.writeHead(status, ready.hasRequestId ? [...headers, "X-Request-Id", requestId] : [...headers]);
    outgoing.end(status === 200 ? ready.body : undefined);
    ready.recordUse?.();
    const ms = performance.now() - start;
    log.logResponse({ requestId, requestLine: ready.requestLine, status, ms: Math.round(ms * 10) / 10 });
    observeRequest?.({
      method: "GET",
      route: ready.route,
      status: status === 200 ? "2xx" : "3xx",
      seconds: ms / 1000,
    });
    return true;
  }
}
