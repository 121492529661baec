import { databaseAway } from "#use-cases/database-away.ts";
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
  /** Of requests whose check could not be made because the database is away: by what, and of which route. */
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
  // What a check itself throws is shown by the outermost page of errors. Where it is an outage, the loaders of its route fail
  // by it instead, so that the page of that failure has its frame.
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
        if (hasGoneOn || !databaseAway(failure)) throw answerFor(failure, call);
        unchecked.set(call.context, { failure, route: id });
        const response = await next();
        if (response.status < 500) throw answerFor(failure, call);
        return response;
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
      ...(loader && { loader: guarded(id, loader) }),
      ...(action && { action: guarded(id, onlyPosts(action)) }),
      ...(middleware && { middleware: middleware.map((check) => guardedMiddleware(id, check)) }),
    };
    return [id, { ...route, module: { ...route.module, ...handlers } }] as const;
  });
  return { ...build, routes: Object.fromEntries(routes) };
}
