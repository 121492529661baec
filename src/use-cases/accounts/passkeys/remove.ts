import type { PersonProof } from "#contract/accounts/passkeys.ts";
import { insertAuditEntry } from "#database/queries/content/audit-log.ts";
import { countPasskeys, deletePasskey } from "#database/queries/accounts/passkeys.ts";
import { deleteSessionsOf, markSessionsByPassword } from "#database/queries/accounts/sessions.ts";
import { inTransaction } from "#database/transaction.ts";
import { requireSession } from "../../actor.ts";
import type { UseCaseContext } from "../../context.ts";
import { UseCaseError } from "#use-cases/use-case-error.ts";
import { logSecurity } from "../../security-log.ts";
import { accountAddresses } from "../account-addresses.ts";
import { provePerson } from "../prove-person.ts";
import { queueAccountMail } from "../queue-account-mail.ts";
import { type BegunSession, renewSession } from "../sessions.ts";
import { refuseWithoutPasskey } from "./needs-passkey.ts";

/**
 * Takes a passkey of the person away. Other sessions, which it may have opened, end.
 *
 * @returns what the client is to keep of its session, which has got another secret
 * @throws UseCaseError under the field that is wrong; `not-found`, `by-token`
 */
export async function removePasskey(
  context: UseCaseContext,
  passkeyUuid: string,
  proof: PersonProof,
): Promise<BegunSession | null> {
  const member = requireSession(context);
  await refuseWithoutPasskey(context);
  const user = await provePerson(context, proof);
  const { uuid } = user;
  const at = context.now();
  const session = await inTransaction(context.database, async (tx) => {
    if (!(await deletePasskey(tx, uuid, passkeyUuid))) throw new UseCaseError("not-found");
    await deleteSessionsOf(tx, uuid, member.sessionUuid ?? undefined);
    if ((await countPasskeys(tx, uuid)) === 0) await markSessionsByPassword(tx, uuid);
    await insertAuditEntry(tx, { at, by: uuid, resource: "user", resourceUuid: uuid, action: "passkey-removed" });
    const link = accountAddresses(context, user.locale).secondFactor();
    await queueAccountMail(context, tx, user, "passkeyRemoved", { link });
    return renewSession(context, tx, member);
  });
  context.jobs.ring();
  logSecurity(context, "passkey-removed");
  return session;
}
