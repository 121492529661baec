import type { Language } from "#domain/language.ts";
import { insertPasswordResetRequest } from "#database/queries/accounts/password-reset-requests.ts";
import type { UseCaseContext } from "../context.ts";
import { logSecurity } from "../security-log.ts";
import { isResetTooOften } from "./attempts.ts";

/**
 * Notes that somebody wants a new password. Does the same for every account
 * and looks none up, so that the answer tells nothing; a job does the rest.
 * Wishes of a client that has had too many are dropped in silence.
 */
export async function requestPasswordReset(context: UseCaseContext, email: string, locale: Language): Promise<void> {
  if (await isResetTooOften(context, context.client?.address ?? "unknown")) {
    logSecurity(context, "too-many-requests", { reason: "password_reset" });
    return;
  }
  logSecurity(context, "password-reset-requested");
  await insertPasswordResetRequest(context.database, { email, locale, requestedAt: context.now() });
  context.jobs.ring();
}
