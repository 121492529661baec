import { createRequestHandler, data, type RouterContext, RouterContextProvider, type ServerBuild } from "react-router";
import { usualForm, readForm } from "#api/body/read-form.ts";
import { logRefusedBody } from "#api/body/log-refused-body.ts";
import { readBytes } from "#api/body/read-pieces.ts";
import { beginningCookies, clearedAtSignOut, endingCookies, signOutCookies } from "#api/http/cookies.ts";
import { isForeign } from "#api/http/forgery.ts";
import { type Identification, identify } from "#api/http/identification.ts";
import { ProblemError, problemKinds } from "#api/http/problems.ts";
import { clientBehind } from "#api/http/request-context.ts";
import { isPrivatePage } from "#web/client/analytics/private-page.ts";
import type { FormReader, PageDigest, RequestFacts, SessionCookies } from "#web/server/app-context.ts";
import { ownScriptsHeader } from "#web/server/own-scripts.server.ts";
import { visitor } from "#use-cases/actor.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { databaseAway } from "#use-cases/database-away.ts";
import { logSecurity } from "#use-cases/security/security-log.ts";
import { pathInLocale } from "#web/i18n/language.ts";
import type { RequestAnswerer, RequestOrigin } from "../app.ts";
import {
  contentSecurityPolicy,
  developmentPolicy,
  type OutsideServices,
  outsideSources,
} from "./content-security-policy.ts";
import { admitPage } from "./page-admission.ts";
import { forCrawlers, plainPage } from "./plain-page.ts";
import { guardedPages } from "./guarded-pages.ts";
import { HtmlCache } from "./html-cache.ts";
import { answerInLanguage } from "./in-language.ts";
import { pagePatterns } from "#server/metrics/page-patterns.ts";
import { wakingRequest } from "./waking-request.ts";

/** Exports of the built bundle beside its pages: another copy of its modules has other keys and classes. */
interface PagesModule {
  readonly applicationContext: RouterContext<UseCaseContext>;
  readonly requestFacts: RouterContext<RequestFacts>;
  readonly sessionCookies: RouterContext<SessionCookies>;
  readonly formReader: RouterContext<FormReader>;
  readonly responseHeaders: RouterContext<Headers>;
  readonly pageDigest: RouterContext<PageDigest | null>;
  readonly requestedDataDigest: RouterContext<string | null>;
  readonly pageFailure: Parameters<typeof guardedPages>[1];
  readonly eventLoopTurn: () => Promise<void>;
}

const exported = [
  "applicationContext",
  "requestFacts",
  "sessionCookies",
  "formReader",
  "responseHeaders",
  "pageDigest",
  "requestedDataDigest",
  "pageFailure",
  "eventLoopTurn",
];

function isPagesModule(module: object): module is PagesModule {
  return exported.every((name) => name in module);
}

export interface WebOptions extends OutsideServices {
  readonly context: UseCaseContext;
  /** Public address without a trailing slash. */
  readonly origin: string;
}

/**
 * Forms carry no token: browsers state where a form comes from, and send no session cookie with those of other sites.
 */
function isForged(request: Request, context: UseCaseContext): boolean {
  if (request.method === "GET" || request.method === "HEAD") return false;
  const origin = request.headers.get("Origin");
  // Pages without a referrer send forms with the origin `null`, and still state their site.
  if (origin !== null && origin !== "null") return isForeign(origin, context, request.headers.get("Host") ?? undefined);
  return request.headers.get("Sec-Fetch-Site") !== "same-origin";
}

const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/**
 * The request for the framework: without its origin, which has been checked already and behind a proxy would be
 * compared with an internal address; without its body, which only `formReader` reads.
 */
function forPages(request: Request): Request {
  const { method, url, signal } = request;
  if (method === "GET" || method === "HEAD") return request;
  const headers = new Headers(request.headers);
  headers.delete("Origin");
  return new Request(url, { method, headers, signal });
}

/** Reads the form of a request; an invalid one becomes an error page. */
function formReaderOf(request: Request, context: Parameters<typeof logRefusedBody>[0]): FormReader {
  return async (limits) => {
    try {
      return await readForm(request, { ...usualForm, ...limits });
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      logRefusedBody(context, error);
      throw data(null, { status: problemKinds[error.kind].status });
    }
  };
}

/** Tokens are for the API, which alone checks their scopes. */
function withoutToken(given: Headers): Headers {
  const headers = new Headers(given);
  headers.delete("Authorization");
  return headers;
}

/** Long enough for the click that follows a prefetch, too short to show stale data. */
const aheadCaching = "private, max-age=5";

/** Pages that people change: data prefetched before a change must not be shown after it. */
const changedByForms = /^\/(?:administration|plans|me|second-factor|favourite-)/;

/** Whether page data is prefetched; it is cached briefly, or following the link would fetch it again. */
function isFetchedAhead(request: Request): boolean {
  const { pathname } = new URL(request.url);
  const isData =
    request.method === "GET" && pathname.endsWith(".data") && !changedByForms.test(pathInLocale(pathname, "en"));
  return isData && /prefetch/.test(request.headers.get("Sec-Purpose") ?? request.headers.get("Purpose") ?? "");
}

const nobody: Pick<Identification, "actor" | "session" | "isSessionOver" | "renewed"> = {
  actor: visitor,
  session: null,
  isSessionOver: false,
  renewed: null,
};

function raise(failure: Error): never {
  throw failure;
}

/** Whether every escape sequence of a path is valid: the framework logs others to the console. */
function isReadable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== "";
  } catch {
    return false;
  }
}

/** Greatest length of a redirect address: proxies take longer headers of responses for failures. */
const maxLocation = 7_000;

/** How a page is to be rendered. */
interface Making {
  /** The error of a database that is away. */
  readonly away?: Error;
  readonly digest?: PageDigest;
}

/**
 * Renders pages with React Router; responses are complete, never streamed. With `away`, the error of a database that is
 * away, nobody is looked up, and what needs the person fails with it: the error page keeps its frame.
 */
export function renderPages(
  build: ServerBuild,
  mode: "production" | "development",
  { context, origin, mapStyleUrl, amplitudeApiKey, gtmId, iconApiUrl }: WebOptions,
) {
  const keys = build.entry.module;
  if (!isPagesModule(keys)) throw new Error(`The server entry of the pages must export ${exported.join(", ")}.`);
  const handle = createRequestHandler(guardedPages(build, keys.pageFailure), mode);
  return async (
    asked: Request,
    { requestId, client: { address } }: RequestOrigin,
    { away, digest }: Making = {},
  ): Promise<Response> => {
    const { page: request, waking } = wakingRequest(asked);
    if (!methods.has(request.method)) return plainPage(405, "405 Method Not Allowed", false);
    if (!isReadable(new URL(request.url).pathname)) return plainPage(400, "400 Bad Request", request.method === "HEAD");
    // Rendering for everybody is cancelled when all who wait have left.
    const client = {
      address,
      get signal() {
        return request.signal;
      },
    };
    if (isForged(request, context)) {
      logSecurity({ ...context, client, requestId }, "forgery-refused", { reason: "origin" });
      return new Response("This request came from another site and was not carried out.", { status: 403 });
    }
    const provider = new RouterContextProvider();
    // Visitors have no session cookie and cost no query.
    const { actor, session, isSessionOver, renewed } = away
      ? nobody
      : await identify(context, withoutToken(request.headers));
    let cookies = isSessionOver ? endingCookies(context, request.headers) : [];
    let hasLeft = false;
    if (renewed !== null) cookies = beginningCookies(context, renewed);
    const application = { ...context, actor, client, requestId };
    if (away) Object.defineProperty(application, "actor", { get: () => raise(away), enumerable: true });
    provider.set(keys.applicationContext, application);
    const headers = new Headers();
    provider.set(keys.formReader, formReaderOf(request, { ...context, actor, client, requestId }));
    provider.set(keys.responseHeaders, headers);
    if (digest) provider.set(keys.pageDigest, digest);
    provider.set(keys.requestedDataDigest, waking);
    provider.set(keys.requestFacts, {
      requestId,
      isUnrecognised: away !== undefined,
      origin,
      mapStyleUrl,
      amplitudeApiKey,
      gtmId,
      iconApiUrl,
    });
    provider.set(keys.sessionCookies, {
      client: clientBehind(context, request.headers, address, session),
      begin: (begun) => void (cookies = beginningCookies(context, begun)),
      end: () => {
        cookies = signOutCookies(context, request.headers);
        hasLeft = true;
      },
    });
    await keys.eventLoopTurn();
    const inLanguage = away ? null : await answerInLanguage(application, request);
    const response = inLanguage ?? (await handle(forPages(request), provider));
    // The framework reports a client that has left as a failure.
    if (request.signal.aborted && response.status === 500) return new Response(null, { status: 499 });
    if ((response.headers.get("Location") ?? "").length > maxLocation)
      return plainPage(413, "413 Content Too Large", request.method === "HEAD");
    if (away && response.status !== 503) throw away;
    if (response.status === 405) headers.set("Allow", request.method === "POST" ? "GET, HEAD" : "GET, HEAD, POST");
    for (const [name, value] of headers) response.headers.set(name, value);
    for (const cookie of cookies) response.headers.append("Set-Cookie", cookie);
    if (hasLeft) for (const [name, value] of Object.entries(clearedAtSignOut)) response.headers.set(name, value);
    if (actor.kind === "user")
      response.headers.set("Cache-Control", isFetchedAhead(request) ? aheadCaching : "private, no-store");
    return response;
  };
}

/** Adds a policy to a page that has none. */
function withPolicy(response: Response, name: string, policyOf: (ownScripts: string[]) => string): Response {
  const { headers } = response;
  const ownScripts = headers.get(ownScriptsHeader)?.split(" ") ?? [];
  headers.delete(ownScriptsHeader);
  const isPage = headers.get("Content-Type")?.startsWith("text/html") ?? false;
  if (isPage && !headers.has("Content-Security-Policy")) headers.set(name, policyOf(ownScripts));
  return response;
}

/** Serves all pages, from memory where possible; the policy of each allows exactly its own scripts. */
export function servePages(build: ServerBuild, options: WebOptions): RequestAnswerer {
  const render = renderPages(build, "production", options);
  const cache = new HtmlCache(options.context.content);
  const outside = outsideSources(options);
  const outsidePrivatePages = outsideSources({ ...options, amplitudeApiKey: undefined, gtmId: undefined });
  const answer = async (request: Request, facts: RequestOrigin): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const allowed = isPrivatePage(pathname, search) ? outsidePrivatePages : outside;
    const policy = (ownScripts: string[]): string => contentSecurityPolicy(ownScripts, allowed);
    const whole = async (asked: Request, making: Making): Promise<Response> =>
      withPolicy(
        await admitPage(options.context.workers, asked, facts.client, () => render(asked, facts, making)),
        "Content-Security-Policy",
        policy,
      );
    const page = await cache
      .answer(request, (asked, digest) => whole(asked, digest ? { digest } : {}))
      .catch((error: unknown) => {
        if (!(error instanceof Error) || !databaseAway(error)) throw error;
        return whole(request, { away: error });
      });
    return forCrawlers(request, page);
  };
  return Object.assign(answer, { patternOf: pagePatterns(build.routes) });
}

/** Where development pages report violations of the policy. */
export const policyReportPath = "/content-policy-reports";

/**
 * Pages in development: rendered each time, and held to a policy by reports in the console and in the log.
 *
 * @public Loaded by name.
 */
export function serveDevelopmentPages(build: ServerBuild, options: WebOptions): RequestAnswerer {
  const render = renderPages(build, "development", options);
  return async (request, facts) => {
    if (new URL(request.url).pathname === policyReportPath) {
      options.context.log.warn(
        { requestId: facts.requestId, report: (await readBytes(request, 100_000)).toString() },
        "the content policy would refuse this",
      );
      return new Response(null, { status: 204 });
    }
    const page = await render(request, facts);
    const policy = (ownScripts: string[]): string => developmentPolicy(ownScripts, policyReportPath);
    return forCrawlers(request, withPolicy(page, "Content-Security-Policy-Report-Only", policy));
  };
}
