import { redirect } from "react-router";

import { googleCallback } from "#contract/accounts/google-connection.ts";
import { finishGoogleConnection } from "#use-cases/emails/google/make-connection.ts";
import { UseCaseError } from "#use-cases/use-case-error.ts";
import { applicationContext } from "#web/server/app-context.ts";
import { routeMiddleware } from "#web/server/route-middleware.server.ts";
import { administrationPaths } from "#web/i18n/administration-paths.ts";

import type { Route } from "./+types/google-callback.ts";

export const middleware = [routeMiddleware("admin")];

/** Redirect target for Google. Only the browser that has started has the state, so a foreign link does nothing. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const page = (after: string) => redirect(administrationPaths.google({ after }));
  const sentBack = googleCallback.safeParse({ code: searchParams.get("code"), state: searchParams.get("state") });
  if (!sentBack.success) return page("declined");
  try {
    await finishGoogleConnection(context.get(applicationContext), sentBack.data);
    return page("connected");
  } catch (failure) {
    if (!(failure instanceof UseCaseError) || failure.kind !== "not-valid") throw failure;
    return page(Object.values(failure.errors)[0]?.[0] ?? "connection_refused");
  }
}
