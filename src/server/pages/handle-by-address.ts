import { createRequestHandler, type RequestHandler, type ServerBuild } from "react-router";
import { locales } from "#web/i18n/language.ts";

const isDynamic = (segment: string): boolean => segment === "*" || segment.startsWith(":");

/** The first segment of an address or pattern, and behind a language also the second. */
function beginningOf(path: string): readonly string[] {
  const [first = "", second = ""] = path.split("/").slice(1);
  return locales.some((locale) => locale === first) ? [first, second] : [first];
}

/** The beginning of a requested address as the framework compares it: decoded, and without regard to case. */
function beginningOfRequest({ url }: Request): readonly string[] {
  const page = new URL(url).pathname.replace(/(?<=\/)_\.data$|\.data$/, "");
  try {
    return beginningOf(decodeURIComponent(page).toLowerCase());
  } catch {
    return beginningOf(page.toLowerCase());
  }
}

/**
 * Handles requests with only those routes that can match the beginning of their address, and their layouts. For each page the
 * framework tries one route after the other and converts all of them: two hundred routes made a third of what a page
 * leaves to the garbage collector.
 */
export function handleByAddress(
  build: ServerBuild,
  mode: string,
  createHandler: typeof createRequestHandler = createRequestHandler,
): RequestHandler {
  const { routes, assets } = build;
  const patternOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id];
    return route ? patternOf(route.parentId) + (route.path ? `/${route.path}` : "") : "";
  };
  const pages = Object.keys(routes)
    .filter((id) => routes[id]?.path !== undefined || routes[id]?.index)
    .map((id) => ({ id, beginning: beginningOf(patternOf(id)) }));
  const literals = new Set(pages.map(({ beginning }) => beginning.join("/")));
  const handlers = new Map<string, RequestHandler>();

  function createHandlerOf(asked: readonly string[]): RequestHandler {
    const included = new Set<string>();
    for (const { id, beginning } of pages) {
      if (!beginning.every((segment, index) => isDynamic(segment) || (asked[index] ?? segment) === segment)) continue;
      for (let at: string | undefined = id; at !== undefined; at = routes[at]?.parentId) included.add(at);
    }
    const pick = <Route>(all: Readonly<Record<string, Route>>) =>
      Object.fromEntries(Object.entries(all).filter(([id]) => included.has(id)));
    return createHandler({ ...build, routes: pick(routes), assets: { ...assets, routes: pick(assets.routes) } }, mode);
  }

  return (request, context) => {
    const asked = beginningOfRequest(request);
    // Addresses that begin like no page share one handler, so that there are few.
    const key = literals.has(asked.join("/")) ? asked.join("/") : [...asked.slice(0, -1), "*"].join("/");
    let handle = handlers.get(key);
    if (!handle) handlers.set(key, (handle = createHandlerOf(asked)));
    return handle(request, context);
  };
}
