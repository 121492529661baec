import { isUuid } from "#contract/http/uuid.ts";
import { insertAuditEntry } from "#database/queries/content/audit-log.ts";
import { lockUser } from "#database/queries/accounts/users.ts";
import { inTransaction } from "#database/transaction.ts";
import { queueConfirmationMail } from "../../accounts/confirmation-mail.ts";
import { requireAdministrator } from "../../actor.ts";
import type { UseCaseContext } from "../../context.ts";
import { notValid, UseCaseError } from "#use-cases/use-case-error.ts";

/**
 * Sends a person another mail to confirm their address.
 *
 * @throws UseCaseError for everybody but administrators, `not-found`, and `not-valid` when it is confirmed already
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
  context.jobs.ring();
}
