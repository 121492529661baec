import { databaseOutage } from "#use-cases/database-outage.ts";
import type { ActionFunctionArgs, LoaderFunctionArgs, MiddlewareFunction, ServerBuild } from "react-router";

type HandlerArguments = LoaderFunctionArgs | ActionFunctionArgs;
type Handler = (args: HandlerArguments) => unknown;
type Middleware = MiddlewareFunction<Response>;

/** The status of what was thrown as `data(…, { status })`; null for anything else. */
function statusOf(failure: unknown): number | null {
  const { init } = failure as { readonly init?: ResponseInit | null };
  return init?.status ?? null;
}

/** Statuses of requests that are refused before any page runs, by the context of the request. */
export type RefusedRequests = WeakMap<object, number>;

/**
 * The build with error handling around its middleware, loaders and actions: failures become responses, and pages without a
 * form, and methods that no form uses, get 405.
 *
 * @param responseFor converts a failure to the response that is thrown in its place
 * @param refused a request other than GET in it is not checked and runs no action, but gets the error page with its status
 */
export function withErrorResponses(
  build: ServerBuild,
  responseFor: (failure: unknown, args: HandlerArguments) => unknown,
  refused: RefusedRequests = new WeakMap(),
): ServerBuild {
  /** Requests that a middleware rejected at the layout of their area: the failure and its route. */
  const failedChecks = new WeakMap<object, { readonly failure: unknown; readonly route: string }>();
  const isWithin = (id: string | undefined, route: string): boolean =>
    id !== undefined && (id === route || isWithin(build.routes[id]?.parentId, route));
  const wrapHandler = (id: string, handler: Handler): Handler => {
    return async (args) => {
      try {
        const check = failedChecks.get(args.context);
        if (check && isWithin(id, check.route)) throw check.failure;
        return await handler(args);
      } catch (failure) {
        throw responseFor(failure, args);
      }
    };
  };
  // What a check throws is shown by the outermost error page. During an outage, and where the page does not exist for the
  // person, the loaders of its route throw it instead, so that the error page keeps its layout.
  const wrapMiddleware = (id: string, check: Middleware): Middleware => {
    return async (args, next) => {
      let hasCalledNext = false;
      const callNext = (): ReturnType<typeof next> => {
        hasCalledNext = true;
        return next();
      };
      const refusal = refused.get(args.context);
      if (refusal !== undefined) {
        failedChecks.set(args.context, { failure: new Response(null, { status: refusal }), route: id });
        return next();
      }
      try {
        return await check(args, callNext);
      } catch (failure) {
        const minStatus = databaseOutage(failure) ? 500 : statusOf(failure);
        if (hasCalledNext || (minStatus !== 500 && minStatus !== 404)) throw responseFor(failure, args);
        failedChecks.set(args.context, { failure, route: id });
        const response = await next();
        // No loader of the route ran that could have thrown it.
        if (response.status < minStatus) throw responseFor(failure, args);
        return response;
      }
    };
  };
  const requirePost = (action: Handler | undefined): Handler => {
    return (args) => {
      const refusal = refused.get(args.context);
      if (refusal !== undefined) throw new Response(null, { status: refusal });
      // Forms are posted; no action looks at the method.
      if (!action || args.request.method !== "POST") throw new Response(null, { status: 405 });
      return action(args);
    };
  };
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (route === undefined) return [id, route] as const;
    const { loader, action, middleware } = route.module;
    const handlers = {
      ...(loader && { loader: wrapHandler(id, loader) }),
      action: wrapHandler(id, requirePost(action)),
      ...(middleware && { middleware: middleware.map((check) => wrapMiddleware(id, check)) }),
    };
    return [id, { ...route, module: { ...route.module, ...handlers } }] as const;
  });
  return { ...build, routes: Object.fromEntries(routes) };
}
