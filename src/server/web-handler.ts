import { createRequestHandler, type RouterContext, RouterContextProvider, type ServerBuild } from "react-router";
import { beginningCookies, endingCookies } from "#api/cookies.ts";
import { isForeign } from "#api/foreign-origin.ts";
import { identify } from "#api/identification.ts";
import type { RequestFacts, SessionDoor } from "#web/app-context.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import type { RequestAnswerer, RequestOrigin } from "./app.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { HtmlCache } from "./html-cache.ts";

/** The keys of the pages' context, as the built bundle knows them: other copies of the module make other keys. */
interface ContextKeys {
  readonly applicationContext: RouterContext<UseCaseContext>;
  readonly requestFacts: RouterContext<RequestFacts>;
  readonly sessionDoor: RouterContext<SessionDoor>;
}

function hasContextKeys(module: object): module is ContextKeys {
  return "applicationContext" in module && "requestFacts" in module && "sessionDoor" in module;
}

export interface WebOptions {
  readonly context: UseCaseContext;
  /** Public address without a trailing slash. */
  readonly origin: string;
  /** Address of a style for the interactive map in place of its own. */
  readonly mapStyleUrl?: string | undefined;
}

/**
 * Forms of pages carry no token: browsers say themselves from which site a form is sent, and send no session cookie
 * (`SameSite=Lax`) with forms of other sites.
 */
function isForged(request: Request, context: UseCaseContext): boolean {
  if (request.method === "GET" || request.method === "HEAD") return false;
  const origin = request.headers.get("Origin");
  if (origin !== null) return isForeign(origin, context, request.headers.get("Host") ?? undefined);
  return request.headers.get("Sec-Fetch-Site") !== "same-origin";
}

/** The origin has been judged already, and behind a proxy the framework would compare it with an inner address. */
function withoutOrigin(request: Request): Request {
  if (request.method === "GET" || !request.headers.has("Origin")) return request;
  const headers = new Headers(request.headers);
  headers.delete("Origin");
  return new Request(request, { headers });
}

/** Renders pages with React Router; answers are whole, never streamed. */
export function renderPages(
  build: ServerBuild,
  mode: "production" | "development",
  { context, origin }: WebOptions,
): (request: Request, facts: RequestOrigin) => Promise<Response> {
  const keys = build.entry.module;
  if (!hasContextKeys(keys)) throw new Error("The server entry of the pages must export their context keys.");
  const handle = createRequestHandler(build, mode);
  return async (request, { requestId, clientAddress }) => {
    if (isForged(request, context))
      return new Response("This request came from another site and was not carried out.", { status: 403 });
    const provider = new RouterContextProvider();
    // Visitors have no session cookie, and cost the database nothing.
    const { actor, session, isSessionOver } = await identify(context, request.headers);
    let cookies = isSessionOver ? endingCookies(context, request.headers) : [];
    provider.set(keys.applicationContext, { ...context, actor });
    provider.set(keys.requestFacts, { requestId, origin });
    provider.set(keys.sessionDoor, {
      client: {
        address: clientAddress,
        userAgent: request.headers.get("User-Agent") ?? "",
        sessionSecret: session?.secret ?? null,
      },
      begin: (begun) => void (cookies = beginningCookies(context, begun)),
      end: () => void (cookies = endingCookies(context, request.headers)),
    });
    const response = await handle(withoutOrigin(request), provider);
    for (const cookie of cookies) response.headers.append("Set-Cookie", cookie);
    if (actor.kind === "user") response.headers.set("Cache-Control", "private, no-store");
    return response;
  };
}

/** Gives a finished page the policy that allows exactly its own scripts. */
async function withPolicy(response: Response, mapOrigin: string | undefined): Promise<Response> {
  if (!response.headers.get("Content-Type")?.startsWith("text/html")) return response;
  const html = await response.text();
  const headers = new Headers(response.headers);
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Security-Policy", contentSecurityPolicy(html, mapOrigin));
  return new Response(html, { status: response.status, headers });
}

/** Answers everything that is a page, from memory where it can. */
export function servePages(build: ServerBuild, options: WebOptions): RequestAnswerer {
  const render = renderPages(build, "production", options);
  const cache = new HtmlCache(options.context.content);
  const mapOrigin = options.mapStyleUrl && new URL(options.mapStyleUrl).origin;
  return async (request, facts) => {
    const whole = async (): Promise<Response> => withPolicy(await render(request, facts), mapOrigin);
    return cache.answer(request, whole);
  };
}
