import type { Context, Hono } from "hono";
import { createMiddleware } from "hono/factory";
import type { ApiEnvironment } from "#api/http/environment.ts";
import { problemResponse } from "#api/http/problems.ts";

/** Paths that differ only in the names of parameters are the same. */
function pathPattern(path: string): string {
  return path.replaceAll(/:[^/{]+/g, ":");
}

function respondWithAllow(c: Context<ApiEnvironment>, allowed: string): Response {
  c.header("Allow", allowed);
  if (c.req.method === "OPTIONS") return c.body(null, 204);
  return problemResponse(c, "method-not-allowed", (text) => text.allowed(allowed));
}

/** For an address that a later path would match as a parameter, such as a uuid: only these methods pass. */
export function onlyMethods(...methods: readonly string[]) {
  const allowed = [...methods, "OPTIONS"].sort().join(", ");
  return createMiddleware<ApiEnvironment>(async (c, next) =>
    methods.includes(c.req.method) ? next() : respondWithAllow(c, allowed),
  );
}

/**
 * Handles methods without an operation: OPTIONS lists the supported ones, others get 405 with `Allow`. Call after all
 * operations are registered.
 */
export function handleOtherMethods(app: Hono<ApiEnvironment>): void {
  const methods = new Map<string, Set<string>>();
  const paths = new Map<string, string>();
  for (const route of app.routes) {
    if (route.method === "ALL") continue;
    const key = pathPattern(route.path);
    paths.set(key, paths.get(key) ?? route.path);
    const methodsOfPath = methods.get(key) ?? new Set(["OPTIONS"]);
    methodsOfPath.add(route.method);
    if (route.method === "GET") methodsOfPath.add("HEAD");
    methods.set(key, methodsOfPath);
  }
  for (const [key, path] of paths) {
    const allowed = [...(methods.get(key) ?? [])].sort().join(", ");
    app.all(path, (c) => respondWithAllow(c, allowed));
  }
}
