import type { Plugin } from "vite";

const moduleLoader = /\/react-router\/dist\/[a-z]+\/lib\/dom\/ssr\/routeModules\.js$/;
const reloads = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/;

/** What the module loader does instead: tells the page, which decides, and leaves the navigation open meanwhile. */
const tellsThePage = `window.dispatchEvent(new CustomEvent("vieira:chunk-failed")); return new Promise(() => {});`;

/** @throws Error when React Router's loader no longer reads as it did */
export function withoutReload(code: string): string {
  if (!reloads.test(code))
    throw new Error("React Router loads the modules of its routes in another way now: see docs/decisions/0112.");
  return code.replace(reloads, tellsThePage);
}

/**
 * React Router reloads the page whenever the module of a route cannot be fetched, however often and whatever was typed
 * into it. The page itself knows better: see `src/web/versions/chunk-failure.ts`.
 */
export function ownChunkFailures(): Plugin {
  return {
    name: "own-chunk-failures",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    transform: (code, id) => (moduleLoader.test(id.split("?")[0] ?? id) ? withoutReload(code) : null),
  };
}
