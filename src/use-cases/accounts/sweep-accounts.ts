import { deleteExpiredAccountLinks } from "#database/queries/accounts/account-links.ts";
import { deleteExpiredApiTokens } from "#database/queries/accounts/api-tokens.ts";
import { deleteExpiredAttempts } from "#database/queries/accounts/rate-limits.ts";
import { deleteExpiredSessions } from "#database/queries/accounts/sessions.ts";
import type { UseCaseContext } from "../context.ts";

/** Removes sessions, tokens, links and counts that mean nothing any more. */
export async function sweepAccounts(context: UseCaseContext): Promise<void> {
  const now = context.now();
  await deleteExpiredSessions(context.database, now);
  await deleteExpiredApiTokens(context.database, now);
  await deleteExpiredAccountLinks(context.database, now);
  await deleteExpiredAttempts(context.database, now);
}
