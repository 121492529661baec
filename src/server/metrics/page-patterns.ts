import type { ServerBuild } from "react-router";

/** The address of a page as its route writes it, such as `/es/:routeSlug/:townSlug`; never the requested address. */
export type PatternOf = (pathname: string) => string;

/** More specific patterns first: literals, then parameters, then wildcards. */
function rankOf(pattern: string): string {
  const segments = pattern.split("/").slice(1);
  return segments.map((segment) => (segment === "*" ? 2 : segment.startsWith(":") ? 1 : 0)).join("");
}

function matcherOf(pattern: string): RegExp {
  const source = pattern
    .split("/")
    .slice(1)
    .map((segment) => {
      if (segment === "*") return "(?:/.*)?";
      if (!segment.startsWith(":")) return `/${segment.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`;
      return segment.endsWith("?") ? "(?:/[^/]+)?" : "/[^/]+";
    })
    .join("");
  return new RegExp(`^${source}/?$`);
}

export function pagePatterns(routes: ServerBuild["routes"]): PatternOf {
  const patternOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id];
    if (!route) return "";
    return patternOf(route.parentId) + (route.path ? `/${route.path}` : "");
  };
  const patterns = [...new Set(Object.keys(routes).map((id) => patternOf(id) || "/"))]
    .toSorted((a, b) => rankOf(a).localeCompare(rankOf(b)))
    .map((pattern) => ({ pattern, matcher: matcherOf(pattern) }));
  return (pathname) => {
    const isData = pathname.endsWith(".data");
    const page = isData ? pathname.slice(0, -".data".length).replace(/\/_$/, "/") : pathname;
    const pattern = patterns.find(({ matcher }) => matcher.test(page))?.pattern ?? "none";
    return isData ? `${pattern}.data` : pattern;
  };
}
