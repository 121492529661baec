import { databaseAway } from "#use-cases/database-away.ts";
import type { ActionFunctionArgs, LoaderFunctionArgs, MiddlewareFunction, ServerBuild } from "react-router";

type Call = LoaderFunctionArgs | ActionFunctionArgs;
type Handler = (call: Call) => unknown;
type Middleware = MiddlewareFunction<Response>;

/** The status of what was thrown as `data(…, { status })`; null for anything else. */
function statusOf(failure: unknown): number | null {
  const { init } = failure as { readonly init?: ResponseInit | null };
  return init?.status ?? null;
}

/**
 * The pages, with one way to turn failures of checks, loaders and actions into responses, and 405 for methods that no
 * form uses.
 *
 * @param answerFor what is thrown instead of a failure
 */
export function guardedPages(build: ServerBuild, answerFor: (failure: unknown, call: Call) => unknown): ServerBuild {
  /** For requests that a check stopped at the frame of their area: the failure and its route. */
  const unchecked = new WeakMap<object, { readonly failure: unknown; readonly route: string }>();
  const isWithin = (id: string | undefined, route: string): boolean =>
    id !== undefined && (id === route || isWithin(build.routes[id]?.parentId, route));
  const guarded = (id: string, handler: Handler): Handler => {
    return async (call) => {
      try {
        const check = unchecked.get(call.context);
        if (check && isWithin(id, check.route)) throw check.failure;
        return await handler(call);
      } catch (failure) {
        throw answerFor(failure, call);
      }
    };
  };
  // What a check throws is shown by the outermost error page. During an outage, and where the page does not exist for the
  // person, the loaders of its route throw it instead, so that the error page keeps its frame.
  const guardedMiddleware = (id: string, check: Middleware): Middleware => {
    return async (call, next) => {
      let hasGoneOn = false;
      const goOn = (): ReturnType<typeof next> => {
        hasGoneOn = true;
        return next();
      };
      try {
        return await check(call, goOn);
      } catch (failure) {
        const leastStatus = databaseAway(failure) ? 500 : statusOf(failure);
        if (hasGoneOn || (leastStatus !== 500 && leastStatus !== 404)) throw answerFor(failure, call);
        unchecked.set(call.context, { failure, route: id });
        const response = await next();
        // Nothing of the route was to be loaded that could have failed.
        if (response.status < leastStatus) throw answerFor(failure, call);
        return response;
      }
    };
  };
  const onlyPosts = (action: Handler): Handler => {
    return (call) => {
      // Forms are posted; no action looks at the method.
      if (call.request.method !== "POST") throw new Response(null, { status: 405 });
      return action(call);
    };
  };
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (route === undefined) return [id, route] as const;
    const { loader, action, middleware } = route.module;
    const handlers = {
      ...(loader && { loader: guarded(id, loader) }),
      ...(action && { action: guarded(id, onlyPosts(action)) }),
      ...(middleware && { middleware: middleware.map((check) => guardedMiddleware(id, check)) }),
    };
    return [id, { ...route, module: { ...route.module, ...handlers } }] as const;
  });
  return { ...build, routes: Object.fromEntries(routes) };
}
