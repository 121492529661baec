import type { ServerBuild } from "react-router";
import * as entry from "#web/entry.server.tsx";

/** Exports of a route module. */
interface PageModule {
  readonly path?: string;
  readonly index?: true;
  readonly [name: string]: unknown;
}

/**
 * A server build of React Router with these route modules: `root` is the document, and all others are children of `frame`, if
 * there is one, else of `root`.
 */
export function fakeServerBuild(modules: Readonly<Record<string, PageModule>>): ServerBuild {
  const parentOf = (id: string): string | undefined =>
    id === "root" ? undefined : id !== "frame" && "frame" in modules ? "frame" : "root";
  const routes = Object.entries(modules).map(([id, module]) => ({
    id,
    path: module.path ?? "",
    ...(module.index && { index: true }),
    parentId: parentOf(id),
    hasLoader: "loader" in module,
    hasAction: "action" in module,
    module,
  }));
  return {
    entry: { module: entry },
    routes: Object.fromEntries(routes.map((route) => [route.id, route])),
    assets: {
      entry: { module: "/assets/entry.js", imports: [] },
      routes: Object.fromEntries(
        routes.map(({ module, ...route }) => [
          route.id,
          { ...route, module: `/assets/${route.id}.js`, hasErrorBoundary: "ErrorBoundary" in module },
        ]),
      ),
      url: "/assets/manifest.js",
      version: "1",
    },
    basename: "/",
    publicPath: "/",
    assetsBuildDirectory: "",
    future: { v8_middleware: true },
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "lazy", manifestPath: "/__manifest" },
  } as unknown as ServerBuild;
}
