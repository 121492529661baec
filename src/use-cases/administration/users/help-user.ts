import { isUuid } from "#contract/http/field-types.ts";
import { insertAuditEntry } from "#database/queries/content/audit-log.ts";
import { lockUser } from "#database/queries/accounts/users.ts";
import { inTransaction } from "#database/connection/transaction.ts";
import { requireAdministrator, requireSession } from "../../actor.ts";
import type { UseCaseContext } from "../../context.ts";
import { notValid, UseCaseError } from "#use-cases/use-case-error.ts";
import { queueConfirmationMail } from "#use-cases/accounts/email-address/confirm-email.ts";
import { deletePasskeysOf } from "#database/queries/accounts/passkeys.ts";
import { deleteSecondFactor } from "#database/queries/accounts/second-factors.ts";
import { accountAddresses, queueAccountMail } from "#use-cases/accounts/queue-account-mail.ts";
import { logSecurity } from "../../security/security-log.ts";
import { endAccess } from "./change-user.ts";

/** Ends every session and token of a person. @throws UseCaseError unless a signed-in administrator, `not-found` */
export async function signOutEverywhere(context: UseCaseContext, uuid: string): Promise<void> {
  const { uuid: by } = requireAdministrator(context);
  requireSession(context);
  await inTransaction(context.database, async (tx) => {
    if (!isUuid(uuid) || (await lockUser(tx, uuid)) === null) throw new UseCaseError("not-found");
    await endAccess(tx, uuid);
    await insertAuditEntry(tx, {
      at: context.now(),
      by,
      resource: "user",
      resourceUuid: uuid,
      action: "sign-out",
    });
  });
  logSecurity(context, "signed-out-everywhere", { subject: uuid });
}

/**
 * Sends a person another confirmation mail.
 *
 * @throws UseCaseError for everybody but administrators, `not-found`, and `not-valid` if already confirmed
 */
export async function resendConfirmation(context: UseCaseContext, uuid: string): Promise<void> {
  const { uuid: by } = requireAdministrator(context);
  await inTransaction(context.database, async (tx) => {
    const person = isUuid(uuid) ? await lockUser(tx, uuid) : null;
    if (person === null) throw new UseCaseError("not-found");
    if (person.emailConfirmedAt !== null) throw notValid("email", "email_confirmed");
    await queueConfirmationMail(context, tx, person);
    const at = context.now();
    await insertAuditEntry(tx, { at, by, resource: "user", resourceUuid: uuid, action: "send-confirmation" });
  });
  context.jobs.notify();
}

/**
 * Removes authenticator, recovery codes and passkeys of somebody who has lost them. They are signed out everywhere and
 * notified by mail.
 * @throws UseCaseError for everybody but signed-in administrators, `not-found`, and `not-valid` if there is none, or
 * for one's own
 */
export async function removeSecondFactor(context: UseCaseContext, uuid: string): Promise<void> {
  const { uuid: by } = requireAdministrator(context);
  requireSession(context);
  // Removing one's own takes the password and a code.
  if (uuid === by) throw notValid("secondFactor", "own_second_factor");
  await inTransaction(context.database, async (tx) => {
    const person = isUuid(uuid) ? await lockUser(tx, uuid) : null;
    if (person === null) throw new UseCaseError("not-found");
    const passkeys = await deletePasskeysOf(tx, uuid);
    if (person.secondFactorAt === null && passkeys === 0) throw notValid("secondFactor", "second_factor_off");
    const at = context.now();
    await deleteSecondFactor(tx, uuid, at);
    await endAccess(tx, uuid);
    await insertAuditEntry(tx, { at, by, resource: "user", resourceUuid: uuid, action: "remove-second-factor" });
    await queueAccountMail(context, tx, person, "secondFactorRemoved", {
      link: accountAddresses(context, person.locale).login(),
    });
  });
  context.jobs.notify();
  logSecurity(context, "second-factor-removed", { subject: uuid });
}
