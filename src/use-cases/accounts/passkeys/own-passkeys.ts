import type { Passkey, PasskeyList, PersonProof } from "#contract/accounts/passkeys.ts";
import {
  countPasskeys,
  deletePasskey,
  listPasskeys,
  type PasskeyRecord,
  renamePasskey,
} from "#database/queries/accounts/passkeys.ts";
import { notValid, UseCaseError } from "#use-cases/use-case-error.ts";
import { insertAuditEntry } from "#database/queries/content/audit-log.ts";
import { deleteSessionsOf, markSessionsByPassword } from "#database/queries/accounts/sessions.ts";
import { inTransaction } from "#database/connection/transaction.ts";
import { logSecurity } from "../../security/security-log.ts";
import { requireMember, requireSession } from "../../actor.ts";
import type { UseCaseContext } from "../../context.ts";
import { verifyPerson } from "../verify-person.ts";
import { accountAddresses, queueAccountMail } from "../queue-account-mail.ts";
import { type BegunSession, renewSession } from "../sessions/sessions.ts";

export function presentPasskey({ uuid, name, createdAt, lastUsedAt, backedUp }: PasskeyRecord): Passkey {
  return {
    uuid,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    backedUp,
  };
}

/** The person's passkeys, without key material. */
export async function listOwnPasskeys(context: UseCaseContext): Promise<PasskeyList> {
  const { uuid } = requireMember(context);
  return { data: (await listPasskeys(context.database, uuid)).map(presentPasskey) };
}

/** Gives a passkey of the person another name. @throws UseCaseError `not-found`, `by-token` */
export async function renameOwnPasskey(context: UseCaseContext, passkeyUuid: string, name: string): Promise<Passkey> {
  const { uuid } = requireSession(context);
  const at = context.now();
  const renamed = await inTransaction(context.database, async (tx) => {
    const passkey = await renamePasskey(tx, uuid, passkeyUuid, name);
    if (passkey === null) throw new UseCaseError("not-found");
    const entry = { at, by: uuid, resource: "user", resourceUuid: uuid, action: "passkey-renamed" } as const;
    await insertAuditEntry(tx, { ...entry, after: { name } });
    return passkey;
  });
  logSecurity(context, "passkey-renamed");
  return presentPasskey(renamed);
}

/**
 * For a person with a passkey and roles that need one: knowing only the password must not be enough to add or remove a
 * factor.
 *
 * @throws UseCaseError `passkey_needed` in a session opened without the passkey
 */
export async function refuseWithoutPasskey(context: UseCaseContext): Promise<void> {
  const { uuid, withheldRoles } = requireMember(context);
  const isWithheld = withheldRoles.length > 0 && (await countPasskeys(context.database, uuid)) > 0;
  if (isWithheld) throw notValid("currentPassword", "passkey_needed");
}

/**
 * Removes a passkey of the person. Other sessions, which it may have opened, end.
 *
 * @returns the session data for the client to store, with a new secret
 * @throws UseCaseError under the invalid field; `not-found`, `by-token`
 */
export async function removePasskey(
  context: UseCaseContext,
  passkeyUuid: string,
  proof: PersonProof,
): Promise<BegunSession | null> {
  const member = requireSession(context);
  await refuseWithoutPasskey(context);
  const user = await verifyPerson(context, proof);
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
  context.jobs.notify();
  logSecurity(context, "passkey-removed");
  return session;
}
