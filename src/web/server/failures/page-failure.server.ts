import { data, redirect, type RouterContextProvider } from "react-router";

import { databaseOutage, logOutage } from "#use-cases/database-outage.ts";
import { FilterError } from "#use-cases/lists/list-page.ts";
import { UseCaseError, type UseCaseErrorKind } from "#use-cases/use-case-error.ts";
import { TaskCancelledError } from "#use-cases/workers/worker-pool.ts";

import { responseHeaders, applicationContext } from "../app-context.ts";
import { pathsAt, signInPath } from "../route-middleware.server.ts";
import { failureData } from "./failure-data.server.ts";

/** Arguments of loaders and actions of pages. */
interface PageArguments {
  readonly request: Request;
  /** The address of the page, without the framework's additions. */
  readonly url: URL;
  readonly context: Readonly<RouterContextProvider>;
}

const statuses: Readonly<Record<Exclude<UseCaseErrorKind, "unauthenticated" | "second-factor-needed">, number>> = {
  "by-token": 403,
  "beyond-scope": 403,
  "not-found": 404,
  "version-missing": 400,
  "too-large": 413,
  unsupported: 415,
  "not-valid": 422,
  "too-many-requests": 429,
  unavailable: 503,
};

/** The status of an error that a page has thrown without content; null for everything else. */
function bareStatus(failure: unknown): number | null {
  if (typeof failure !== "object" || failure === null) return null;
  const {
    body,
    data: content = body,
    init,
    status = init?.status,
  } = failure as Partial<Response> & {
    readonly data?: unknown;
    readonly init?: ResponseInit | null;
  };
  return content === null && status !== undefined && status >= 400 ? status : null;
}

/**
 * Maps a failure that a page does not handle itself to what is thrown instead: a redirect to sign-in and back, or the
 * error page with its status. Every other failure is unchanged, and becomes a 500.
 */
export function pageFailure(failure: unknown, { request, url, context }: PageArguments): unknown {
  const application = context.get(applicationContext);
  const answer = (status: number, retryAfterSeconds?: number) => {
    if (retryAfterSeconds !== undefined) context.get(responseHeaders).set("Retry-After", String(retryAfterSeconds));
    // The frame around the page may not have had a loader to provide it.
    return data(failureData(application, request, url), { status });
  };
  if (failure instanceof UseCaseError) {
    if (failure.kind === "unauthenticated") return redirect(signInPath(application, request, url));
    if (failure.kind === "second-factor-needed") {
      return redirect(pathsAt(application, request, url).secondFactor(url.pathname + url.search));
    }
    const isPassing = failure.kind === "too-many-requests" || failure.kind === "unavailable";
    return answer(statuses[failure.kind], isPassing ? failure.retryAfterSeconds : undefined);
  }
  if (failure instanceof TaskCancelledError) return answer(499);
  if (failure instanceof FilterError) return answer(422);
  const bare = bareStatus(failure);
  if (bare !== null) return answer(bare);
  const away = databaseOutage(failure);
  if (!away) return failure;
  logOutage(application.log, away, failure, application.requestId);
  return answer(503, away.retryAfterSeconds);
}
