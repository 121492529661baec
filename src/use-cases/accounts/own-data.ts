import { anonymiseAuditLog, insertAuditEntry } from "#database/queries/content/audit-log.ts";
import { countAdministrators, deleteUser, lockFirstAdministrator } from "#database/queries/accounts/users.ts";
import { forgetSuggester } from "#database/queries/places/correction-suggestions.ts";
import { listPlanPhotosOf } from "#database/queries/plans/diary.ts";
import { inTransaction } from "#database/connection/transaction.ts";
import { deleteExpiredAccountLinks } from "#database/queries/accounts/account-links.ts";
import { deleteExpiredApiTokens } from "#database/queries/accounts/api-tokens.ts";
import { deleteExpiredAttempts } from "#database/queries/accounts/server-state.ts";
import { deleteExpiredSessions } from "#database/queries/accounts/sessions.ts";
import { requireSession } from "../actor.ts";
import type { UseCaseContext } from "../context.ts";
import { removePhotoFiles } from "../imported-files/remove-photo-files.ts";
import { notValid } from "../use-case-error.ts";
import { logSecurity } from "../security/security-log.ts";
import { confirmPassword } from "./verify-person.ts";

/**
 * Deletes the account and all its personal data; the audit log keeps only the fact of the deletion. The files of its
 * photos follow without being waited for, as a bucket may take long; the hourly sweep removes what stays behind.
 *
 * @throws UseCaseError `not-valid` for a wrong password, and for the last administrator; `by-token`
 */
export async function deleteAccount(context: UseCaseContext, password: string): Promise<void> {
  const { uuid, email, emailConfirmed } = requireSession(context);
  await confirmPassword(context, password, "password");
  const photos = await inTransaction(context.database, async (tx) => {
    await lockFirstAdministrator(tx);
    const administrators = await countAdministrators(tx);
    await anonymiseAuditLog(tx, uuid);
    await insertAuditEntry(tx, { at: context.now(), by: null, resource: "user", resourceUuid: uuid, action: "delete" });
    const planPhotos = await listPlanPhotosOf(tx, uuid);
    if (emailConfirmed) await forgetSuggester(tx, email);
    await deleteUser(tx, uuid);
    const isLast = administrators > 0 && (await countAdministrators(tx)) === 0;
    if (isLast) throw notValid("password", "last_administrator");
    return planPhotos;
  });
  void removePhotoFiles(
    context,
    photos.flatMap(({ variants }) => variants),
  );
  logSecurity(context, "account-deleted");
}

/** Removes expired sessions, tokens, links and counters. */
export async function sweepAccounts(context: UseCaseContext): Promise<void> {
  const now = context.now();
  await deleteExpiredSessions(context.database, now);
  await deleteExpiredApiTokens(context.database, now);
  await deleteExpiredAccountLinks(context.database, now);
  await deleteExpiredAttempts(context.database, now);
}
