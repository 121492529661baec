import { isUuid } from "#contract/http/uuid.ts";
import { insertAuditEntry } from "#database/queries/content/audit-log.ts";
import { deletePasskeysOf } from "#database/queries/accounts/passkeys.ts";
import { deleteSecondFactor } from "#database/queries/accounts/second-factors.ts";
import { lockUser } from "#database/queries/accounts/users.ts";
import { inTransaction } from "#database/transaction.ts";
import { accountAddresses } from "../../accounts/account-addresses.ts";
import { queueAccountMail } from "../../accounts/queue-account-mail.ts";
import { requireAdministrator, requireSession } from "../../actor.ts";
import type { UseCaseContext } from "../../context.ts";
import { notValid, UseCaseError } from "#use-cases/use-case-error.ts";
import { logSecurity } from "../../security-log.ts";
import { endAccess } from "./change-user.ts";

/**
 * Takes authenticator, recovery codes and passkeys away from somebody who has lost them. They are signed out everywhere and told by mail.
 *
 * @throws UseCaseError for everybody but administrators in person, `not-found`, and `not-valid` when there is none, or for one's own
 */
export async function removeSecondFactor(context: UseCaseContext, uuid: string): Promise<void> {
  const { uuid: by } = requireAdministrator(context);
  requireSession(context);
  // One's own takes the password and a code.
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
  context.jobs.ring();
  logSecurity(context, "second-factor-removed", { subject: uuid });
}
