import { createRequestHandler, type RouterContext, RouterContextProvider, type ServerBuild } from "react-router";
import { identify } from "#api/identification.ts";
import type { RequestFacts } from "#web/app-context.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import type { RequestAnswerer } from "./app.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { HtmlCache } from "./html-cache.ts";

/** The keys of the pages' context, as the built bundle knows them: other copies of the module make other keys. */
interface ContextKeys {
  readonly applicationContext: RouterContext<UseCaseContext>;
  readonly requestFacts: RouterContext<RequestFacts>;
}

function hasContextKeys(module: object): module is ContextKeys {
  return "applicationContext" in module && "requestFacts" in module;
}

export interface WebOptions {
  readonly context: UseCaseContext;
  /** Public address without a trailing slash. */
  readonly origin: string;
}

/** Renders pages with React Router; answers are whole, never streamed. */
export function renderPages(
  build: ServerBuild,
  mode: "production" | "development",
  { context, origin }: WebOptions,
): (request: Request, requestId: string) => Promise<Response> {
  const keys = build.entry.module;
  if (!hasContextKeys(keys)) throw new Error("The server entry of the pages must export their context keys.");
  const handle = createRequestHandler(build, mode);
  return async (request, requestId) => {
    const provider = new RouterContextProvider();
    // Visitors have no session cookie, and cost the database nothing.
    const { actor } = await identify(context, request.headers);
    provider.set(keys.applicationContext, { ...context, actor });
    provider.set(keys.requestFacts, { requestId, origin });
    const response = await handle(request, provider);
    if (actor.kind === "user") response.headers.set("Cache-Control", "private, no-store");
    return response;
  };
}

/** Gives a finished page the policy that allows exactly its own scripts. */
async function withPolicy(response: Response): Promise<Response> {
  if (!response.headers.get("Content-Type")?.startsWith("text/html")) return response;
  const html = await response.text();
  const headers = new Headers(response.headers);
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Security-Policy", contentSecurityPolicy(html));
  return new Response(html, { status: response.status, headers });
}

/** Answers everything that is a page, from memory where it can. */
export function servePages(build: ServerBuild, options: WebOptions): RequestAnswerer {
  const render = renderPages(build, "production", options);
  const cache = new HtmlCache(options.context.content);
  return async (request, { requestId }) => {
    const whole = async (): Promise<Response> => withPolicy(await render(request, requestId));
    return cache.answer(request, whole);
  };
}
