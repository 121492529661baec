import type { Language } from "#contract/language.ts";
import { insertPasswordResetRequest } from "#database/queries/password-reset-requests.ts";
import type { UseCaseContext } from "../context.ts";

/**
 * Notes that somebody wants a new password. Does the same for every address
 * and looks none up, so that the answer tells nothing; a job does the rest.
 */
export async function requestPasswordReset(context: UseCaseContext, email: string, locale: Language): Promise<void> {
  await insertPasswordResetRequest(context.database, { email, locale, requestedAt: context.now() });
  context.jobs.ring();
}
