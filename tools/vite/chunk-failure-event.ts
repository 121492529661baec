import type { Plugin } from "vite";

const moduleLoader = /\/react-router\/dist\/[a-z]+\/lib\/dom\/ssr\/routeModules\.js$/;
const reloads = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/;

/** Replaces the reload: notifies the page, which decides, and keeps the navigation pending meanwhile. */
const notifiesPage = `window.dispatchEvent(new CustomEvent("vieira:chunk-failed")); return new Promise(() => {});`;

/** @throws Error if React Router's loader has changed */
export function replaceReload(code: string): string {
  if (!reloads.test(code))
    throw new Error("React Router loads the modules of its routes in another way now: see docs/decisions/0112.");
  return code.replace(reloads, notifiesPage);
}

/**
 * React Router reloads the page whenever the module of a route cannot be fetched, however often and regardless of
 * unsaved input. The page decides better itself: see `src/web/features/shell/use-chunk-failures.ts`.
 */
export function chunkFailureEvent(): Plugin {
  return {
    name: "chunk-failure-event",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    transform: (code, id) => (moduleLoader.test(id.split("?")[0] ?? id) ? replaceReload(code) : null),
  };
}
