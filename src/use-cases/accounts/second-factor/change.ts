import type { SecondFactorProof } from "#contract/accounts/second-factor.ts";
import { insertAuditEntry } from "#database/queries/content/audit-log.ts";
import { deleteSecondFactor, replaceRecoveryCodes } from "#database/queries/accounts/second-factors.ts";
import { deleteSessionsOf } from "#database/queries/accounts/sessions.ts";
import type { UserRecord } from "#database/queries/accounts/users.ts";
import { inTransaction } from "#database/connection/transaction.ts";
import { requireSession } from "../../actor.ts";
import type { UseCaseContext } from "../../context.ts";
import { notValid } from "#use-cases/use-case-error.ts";
import { logSecurity } from "../../security/security-log.ts";
import { verifyPerson } from "../verify-person.ts";
import { accountAddresses, queueAccountMail } from "../queue-account-mail.ts";
import { type BegunSession, renewSession } from "../sessions/sessions.ts";
import type { IssuedCodes } from "./set-up.ts";
import { newRecoveryCodes } from "./codes.ts";

/** Verifies password and code of a person with a second factor. */
async function prove(context: UseCaseContext, proof: SecondFactorProof): Promise<UserRecord> {
  const user = await verifyPerson(context, proof);
  if (user.secondFactorAt === null) throw notValid("code", "second_factor_off");
  return user;
}

/**
 * Turns the second factor off: the password alone is enough from now on. This session continues; all others end.
 *
 * @returns the session data for the client to store, with a new secret
 * @throws UseCaseError under the invalid field; `by-token`
 */
export async function disableSecondFactor(
  context: UseCaseContext,
  proof: SecondFactorProof,
): Promise<BegunSession | null> {
  const member = requireSession(context);
  const user = await prove(context, proof);
  const { uuid } = user;
  const now = context.now();
  const session = await inTransaction(context.database, async (tx) => {
    await deleteSecondFactor(tx, uuid, now);
    await deleteSessionsOf(tx, uuid, member.sessionUuid ?? undefined);
    await insertAuditEntry(tx, {
      at: now,
      by: uuid,
      resource: "user",
      resourceUuid: uuid,
      action: "second-factor-off",
    });
    const link = accountAddresses(context, user.locale).secondFactor();
    await queueAccountMail(context, tx, user, "secondFactorOff", { link });
    return renewSession(context, tx, member);
  });
  context.jobs.notify();
  logSecurity(context, "second-factor-off");
  return session;
}

/** Replaces the remaining recovery codes by ten new ones. @throws UseCaseError under the invalid field; `by-token` */
export async function renewRecoveryCodes(context: UseCaseContext, proof: SecondFactorProof): Promise<IssuedCodes> {
  const member = requireSession(context);
  const { uuid } = await prove(context, proof);
  const codes = await newRecoveryCodes();
  const session = await inTransaction(context.database, async (tx) => {
    await replaceRecoveryCodes(tx, uuid, codes.hashes);
    const entry = { by: uuid, resource: "user", resourceUuid: uuid, action: "recovery-codes-renewed" } as const;
    await insertAuditEntry(tx, { ...entry, at: context.now() });
    return renewSession(context, tx, member);
  });
  logSecurity(context, "recovery-codes-renewed");
  return { recoveryCodes: codes.codes, session };
}
