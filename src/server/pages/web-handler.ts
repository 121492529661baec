import { data, type RouterContext, RouterContextProvider, type ServerBuild } from "react-router";
import { defaultFormLimits, readForm } from "#api/body/read-form.ts";
import { logRefusedBody, readBytes } from "#api/body/read-chunks.ts";
import { signInCookies, signOutHeaders, clearingCookies, signOutCookies } from "#api/http/cookies.ts";
import { type Identification, identify } from "#api/http/identification.ts";
import { ProblemError, problemStatuses } from "#api/http/problems.ts";
import { clientBehind } from "#api/http/request-context.ts";
import { isPrivatePage } from "#web/client/analytics/private-page.ts";
import type { FormReader, PageDigest, RequestFacts, SessionCookies } from "#web/server/app-context.ts";
import { ownScriptsHeader } from "#web/server/own-scripts.server.ts";
import { visitor } from "#use-cases/actor.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { databaseOutage } from "#use-cases/database-outage.ts";
import { logSecurity } from "#use-cases/security/security-log.ts";
import { pathInLocale } from "#web/i18n/language.ts";
import type { RequestHandler, RequestOrigin } from "../app.ts";
import {
  contentSecurityPolicy,
  developmentPolicy,
  type ExternalServices,
  externalSources,
} from "./content-security-policy.ts";
import { admitPage } from "./page-admission.ts";
import { forCrawlers, plainPage } from "./plain-page.ts";
import { type RefusedRequests, withErrorResponses } from "./error-responses.ts";
import { plainRefusal, refusalOf, requestForRefusal, takesPages } from "./refused-requests.ts";
import { handleByAddress } from "./handle-by-address.ts";
import { HtmlCache } from "./html-cache.ts";
import { redirectToLanguage } from "./language-redirect.ts";
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
  readonly shownTimeMs: RouterContext<number>;
  readonly pageFailure: Parameters<typeof withErrorResponses>[1];
  readonly eventLoopTurn: () => Promise<void>;
}

const requiredExports = [
  "applicationContext",
  "requestFacts",
  "sessionCookies",
  "formReader",
  "responseHeaders",
  "pageDigest",
  "requestedDataDigest",
  "shownTimeMs",
  "pageFailure",
  "eventLoopTurn",
];

function isPagesModule(module: object): module is PagesModule {
  return requiredExports.every((name) => name in module);
}

export interface WebOptions extends ExternalServices {
  readonly context: UseCaseContext;
  /** Public address without a trailing slash. */
  readonly origin: string;
}

/**
 * The request for the framework: without its origin, which is checked already and behind a proxy would be compared with
 * an internal address; without its body, which only `formReader` reads; with `index`, or the home page has no frame.
 */
function requestForFramework(request: Request): Request {
  if (request.method === "GET" || request.method === "HEAD") return request;
  const url = new URL(request.url);
  if (url.pathname === "/") url.searchParams.set("index", "");
  const headers = new Headers(request.headers);
  headers.delete("Origin");
  return new Request(url, { method: request.method, headers, signal: request.signal });
}

/** Reads the form of a request; an invalid one becomes an error page. */
function createFormReader(request: Request, context: Parameters<typeof logRefusedBody>[0]): FormReader {
  return async (limits) => {
    try {
      return await readForm(request, { ...defaultFormLimits, ...limits });
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      logRefusedBody(context, error);
      throw data(null, { status: problemStatuses[error.kind] });
    }
  };
}

/** Tokens are for the API, which alone checks their scopes. */
function withoutAuthorization(original: Headers): Headers {
  const headers = new Headers(original);
  headers.delete("Authorization");
  return headers;
}

/** Long enough for the click that follows a prefetch, too short to show stale data. */
const prefetchCacheControl = "private, max-age=5";

/** Pages that people change: data prefetched before a change must not be shown after it. */
const editablePages = /^\/(?:administration|plans|me|second-factor|favourite-)/;

/** Whether page data is prefetched; it is cached briefly, or following the link would fetch it again. */
function isPrefetchedData(request: Request): boolean {
  const { pathname } = new URL(request.url);
  if (request.method !== "GET" || !pathname.endsWith(".data")) return false;
  if (editablePages.test(pathInLocale(pathname, "en"))) return false;
  return /prefetch/.test(request.headers.get("Sec-Purpose") ?? request.headers.get("Purpose") ?? "");
}

const anonymous: Pick<Identification, "actor" | "session" | "isSessionOver" | "renewed"> = {
  actor: visitor,
  session: null,
  isSessionOver: false,
  renewed: null,
};

/** Greatest length of a redirect address: proxies reject longer response headers. */
const maxLocationLength = 7_000;

/** How a page is to be rendered. */
interface RenderOptions {
  /** The error of an unavailable database. */
  readonly databaseError?: Error;
  readonly digest?: PageDigest;
}

/**
 * Renders pages with React Router; responses are complete, never streamed. With `databaseError`, while the database is
 * unavailable, nobody is identified, and what needs the person fails with it: the error page keeps its layout.
 */
export function renderPages(
  build: ServerBuild,
  mode: "production" | "development",
  { context, origin, ...services }: WebOptions,
) {
  const keys = build.entry.module;
  if (!isPagesModule(keys)) throw new Error(`The server entry of the pages must export ${requiredExports.join(", ")}.`);
  const refused: RefusedRequests = new WeakMap();
  const handle = handleByAddress(withErrorResponses(build, keys.pageFailure, refused), mode);
  return async (
    originalRequest: Request,
    { requestId, client: { address } }: RequestOrigin,
    { databaseError, digest }: RenderOptions = {},
  ): Promise<Response> => {
    const { page: request, digest: dataDigest, shownMs } = wakingRequest(originalRequest, context.now());
    const refusal = refusalOf(request, context);
    if (refusal === 403)
      logSecurity({ ...context, client: { address, signal: request.signal }, requestId }, "forgery-refused", {
        reason: "origin",
      });
    if (refusal !== null && (databaseError || !takesPages(request))) return plainRefusal(request, refusal);
    // Rendering of a shared page is aborted when all waiting clients have left.
    const client = {
      address,
      get signal() {
        return request.signal;
      },
    };
    const provider = new RouterContextProvider();
    if (refusal !== null) refused.set(provider, refusal);
    // Visitors have no session cookie and cost no query.
    const { actor, session, isSessionOver, renewed } =
      databaseError || refusal !== null ? anonymous : await identify(context, withoutAuthorization(request.headers));
    let cookies = renewed ? signInCookies(context, renewed) : [];
    if (isSessionOver) cookies = clearingCookies(context, request.headers);
    let hasSignedOut = false;
    const application = { ...context, actor, client, requestId };
    if (databaseError)
      Object.defineProperty(application, "actor", {
        enumerable: true,
        get() {
          throw databaseError;
        },
      });
    provider.set(keys.applicationContext, application);
    const headers = new Headers();
    provider.set(keys.formReader, createFormReader(request, { ...context, actor, client, requestId }));
    provider.set(keys.responseHeaders, headers);
    if (digest) provider.set(keys.pageDigest, digest);
    provider.set(keys.requestedDataDigest, dataDigest);
    provider.set(keys.shownTimeMs, shownMs);
    provider.set(keys.requestFacts, {
      requestId,
      isUnrecognised: databaseError !== undefined,
      origin,
      ...services,
    });
    provider.set(keys.sessionCookies, {
      client: clientBehind(context, request.headers, address, session),
      begin: (newSession) => void (cookies = signInCookies(context, newSession)),
      end: () => {
        cookies = signOutCookies(context, request.headers);
        hasSignedOut = true;
      },
    });
    await keys.eventLoopTurn();
    const redirect = databaseError || refusal !== null ? null : await redirectToLanguage(application, request);
    const pageRequest = refusal === null ? request : requestForRefusal(request);
    const response = redirect ?? (await handle(requestForFramework(pageRequest), provider));
    // The framework reports a disconnected client as a failure.
    if (request.signal.aborted && response.status === 500) return new Response(null, { status: 499 });
    if ((response.headers.get("Location") ?? "").length > maxLocationLength)
      return plainPage(413, "413 Content Too Large", request.method === "HEAD");
    if (databaseError && response.status !== 503) throw databaseError;
    if (response.status === 405) headers.set("Allow", request.method === "POST" ? "GET, HEAD" : "GET, HEAD, POST");
    for (const [name, value] of headers) response.headers.set(name, value);
    for (const cookie of cookies) response.headers.append("Set-Cookie", cookie);
    if (hasSignedOut) for (const [name, value] of Object.entries(signOutHeaders)) response.headers.set(name, value);
    if (actor.kind === "user")
      response.headers.set("Cache-Control", isPrefetchedData(request) ? prefetchCacheControl : "private, no-store");
    return response;
  };
}

/** Adds a policy to a page that has none. */
function withPolicy(response: Response, name: string, buildPolicy: (scriptHashes: string[]) => string): Response {
  const { headers } = response;
  const scriptHashes = headers.get(ownScriptsHeader)?.split(" ") ?? [];
  headers.delete(ownScriptsHeader);
  const isPage = headers.get("Content-Type")?.startsWith("text/html") ?? false;
  if (isPage && !headers.has("Content-Security-Policy")) headers.set(name, buildPolicy(scriptHashes));
  return response;
}

/** Serves all pages, from memory where possible; the policy of each allows exactly its own scripts. */
export function servePages(build: ServerBuild, options: WebOptions): RequestHandler {
  const render = renderPages(build, "production", options);
  const cache = new HtmlCache(options.context.content);
  const publicPageSources = externalSources(options);
  const privatePageSources = externalSources({ ...options, amplitudeApiKey: undefined, gtmId: undefined });
  const handle = async (request: Request, origin: RequestOrigin): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const allowed = isPrivatePage(pathname, search) ? privatePageSources : publicPageSources;
    const policy = (scriptHashes: string[]): string => contentSecurityPolicy(scriptHashes, allowed);
    const renderWithPolicy = async (pageRequest: Request, renderOptions: RenderOptions): Promise<Response> =>
      withPolicy(
        await admitPage(
          options.context.workers,
          pageRequest,
          { address: origin.client.address, isRefused: refusalOf(pageRequest, options.context) !== null },
          (admitted) => render(admitted, origin, renderOptions),
        ),
        "Content-Security-Policy",
        policy,
      );
    const page = await cache
      .respond(request, (pageRequest, digest) => renderWithPolicy(pageRequest, digest ? { digest } : {}))
      .catch((error: unknown) => {
        if (!(error instanceof Error) || !databaseOutage(error)) throw error;
        return renderWithPolicy(request, { databaseError: error });
      });
    return forCrawlers(request, page);
  };
  return Object.assign(handle, { patternOf: pagePatterns(build.routes) });
}

/** Where development pages report violations of the policy. */
export const policyReportPath = "/content-policy-reports";

/**
 * Pages in development: rendered each time, and held to a policy by reports in the console and in the log.
 *
 * @public Loaded by `dev.ts`.
 */
export function serveDevelopmentPages(build: ServerBuild, options: WebOptions): RequestHandler {
  const render = renderPages(build, "development", options);
  return async (request, origin) => {
    if (new URL(request.url).pathname === policyReportPath) {
      options.context.log.warn(
        { requestId: origin.requestId, report: (await readBytes(request, 100_000)).toString() },
        "the content policy would refuse this",
      );
      return new Response(null, { status: 204 });
    }
    const page = await render(request, origin);
    const policy = (scriptHashes: string[]): string => developmentPolicy(scriptHashes, policyReportPath);
    return forCrawlers(request, withPolicy(page, "Content-Security-Policy-Report-Only", policy));
  };
}
