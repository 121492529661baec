import type { ActionFunctionArgs, LoaderFunctionArgs, MiddlewareFunction, ServerBuild } from "react-router";

type Call = LoaderFunctionArgs | ActionFunctionArgs;
type Handler = (call: Call) => unknown;
type Middleware = MiddlewareFunction<Response>;

/**
 * The pages with one answer to what their checks, loaders and actions fail by, and to methods that no form has.
 *
 * @param answerFor what is thrown in place of a failure
 */
export function guardedPages(build: ServerBuild, answerFor: (failure: unknown, call: Call) => unknown): ServerBuild {
  const guarded = (handler: Handler): Handler => {
    return async (call) => {
      try {
        return await handler(call);
      } catch (failure) {
        throw answerFor(failure, call);
      }
    };
  };
  const guardedMiddleware = (check: Middleware): Middleware => {
    return async (call, next) => {
      try {
        return await check(call, next);
      } catch (failure) {
        throw answerFor(failure, call);
      }
    };
  };
  const onlyPosts = (action: Handler): Handler => {
    return (call) => {
      // Forms are posted; no action asks which other method it was called by.
      if (call.request.method !== "POST") throw new Response(null, { status: 405 });
      return action(call);
    };
  };
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (route === undefined) return [id, route] as const;
    const { loader, action, middleware } = route.module;
    const handlers = {
      ...(loader && { loader: guarded(loader) }),
      ...(action && { action: guarded(onlyPosts(action)) }),
      ...(middleware && { middleware: middleware.map(guardedMiddleware) }),
    };
    return [id, { ...route, module: { ...route.module, ...handlers } }] as const;
  });
  return { ...build, routes: Object.fromEntries(routes) };
}
