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

/** Bytes that answers may hold in memory beside the caches that they come from. */
const maxBytes = 8_000_000;
/** Different texts of a header whose meaning is remembered, and the letters of one at most. */
const maxTexts = 500;
const maxLetters = 200;
/** Headers and the rest of an answer, in bytes. */
const overhead = 2_000;

/** Requests of programs, and those with a body or for a part of one. */
const unusual = ["authorization", "content-length", "transfer-encoding", "expect", "range"] as const;

/** Headers of a body that a client has already. */
const ofBody = /^(?:content-(?:type|length|encoding))$/i;

interface ReadyAnswer {
  readonly size: number;
  readonly revision: string | null;
  readonly tag: string | undefined;
  readonly body: Uint8Array;
  /** What would be answered now. */
  readonly bytesNow: () => Uint8Array | null;
  /** Names and values in turn, without the id of the request. */
  readonly headers: readonly string[];
  readonly headersOfKnown: readonly string[];
  /** As it stands in the log. */
  readonly asked: string;
  readonly route: string;
  readonly namesRequest: boolean;
  readonly used: (() => void) | undefined;
}

/** What a pure function says of a text, remembered for the texts that come again and again. */
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

/** Whether the request has come through Node's own server. */
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
 * Answers that are the same for every visitor, with all their headers, as they were answered once: the next request like it
 * is answered from here, in a quarter of the time that it takes to make a request of the platform out of Node's, to find who
 * answers it, and to make its headers. What depends on who asks, has a body, or is not known to be true still is left to
 * them.
 */
export class ReadyAnswers {
  readonly #options: ReadyOptions;
  readonly #answers = new ResponseCache<ReadyAnswer>("ready", maxBytes);
  readonly #codingOf = remembering((text): ContentCoding | "" => acceptedCoding(text) ?? "");
  readonly #languageOf = remembering(preferredLanguage);

  constructor(options: ReadyOptions) {
    this.#options = options;
  }

  /** Under which requests are alike; null for those that are never answered from here. */
  #keyOf({ method, url, headers, rawHeaders }: IncomingMessage): string | null {
    if (method !== "GET" || unusual.some((name) => headers[name] !== undefined) || hostsIn(rawHeaders) !== 1)
      return null;
    if (headers.cookie !== undefined && personalCookie.test(headers.cookie)) return null;
    return `${this.#codingOf(headers["accept-encoding"])} ${this.#languageOf(headers["accept-language"])} ${url}`;
  }

  /** Keeps the answer of a request for the next one like it, where it was one that everybody gets. */
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

  /** Sends the answer where there is one. @returns whether it has */
  send(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
    const start = performance.now();
    const key = this.#keyOf(incoming);
    const answer = key === null ? undefined : this.#answers.get(key);
    if (answer === undefined) return false;
    const { log, content, trustsProxy, observeRequest } = this.#options;
    if (answer.revision !== null && answer.revision !== content.knownRevision()) return false;
    // It has been made smaller since.
    if (answer.bytesNow() !== answer.body) return false;
    const known = incoming.headers["if-none-match"];
    // Of tags that are written otherwise more is known elsewhere.
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
