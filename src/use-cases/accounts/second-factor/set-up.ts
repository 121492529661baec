import { deleteApiTokensOf } from "#database/queries/accounts/api-tokens.ts";
import { insertAuditEntry } from "#database/queries/content/audit-log.ts";
import {
  confirmSecondFactor as confirm,
  putPendingSecondFactor,
  replaceRecoveryCodes,
  takeStep,
  countRecoveryCodes,
  findSecondFactor,
  type SecondFactorRecord,
} from "#database/queries/accounts/second-factors.ts";
import { deleteSessionsOf } from "#database/queries/accounts/sessions.ts";
import { lockUser, findUser } from "#database/queries/accounts/users.ts";
import { inTransaction } from "#database/connection/transaction.ts";
import { requireSession, requireMember } from "../../actor.ts";
import { attemptKey, type AttemptLimit, countAttempt } from "#use-cases/security/rate-limits.ts";
import type { UseCaseContext } from "../../context.ts";
import { notValid, UseCaseError } from "#use-cases/use-case-error.ts";
import type { PendingSecondFactor, SecondFactorState } from "#contract/accounts/second-factor.ts";
import { logSecurity } from "../../security/security-log.ts";
import { accountAddresses, queueAccountMail } from "../queue-account-mail.ts";
import { type BegunSession, renewSession } from "../sessions/sessions.ts";
import { newSealedSecret, sharedSecretOf, stepOfCode, newRecoveryCodes } from "./codes.ts";
import { confirmPassword } from "../verify-person.ts";
import { refuseWithoutPasskey } from "../passkeys/own-passkeys.ts";

/** Whether the person has a second factor. */
export async function showSecondFactor(context: UseCaseContext): Promise<SecondFactorState> {
  const { uuid } = requireMember(context);
  const user = await findUser(context.database, uuid);
  return {
    enabledAt: user?.secondFactorAt?.toISOString() ?? null,
    recoveryCodesLeft: await countRecoveryCodes(context.database, uuid),
    required: user?.roles.some((role) => context.settings.secondFactorFor.includes(role)) ?? false,
  };
}

/** Time limit for the set-up after the password was entered, in milliseconds. */
const setUpTimeoutMs = 15 * 60_000;

/** The authenticator being set up in this session, or `null`. */
async function findPendingFactor(context: UseCaseContext): Promise<SecondFactorRecord | null> {
  const { uuid, sessionUuid } = requireSession(context);
  const factor = await findSecondFactor(context.database, uuid);
  if (factor === null || factor.confirmedAt !== null || factor.sessionUuid !== sessionUuid) return null;
  return context.now().getTime() - factor.createdAt.getTime() > setUpTimeoutMs ? null : factor;
}

/** The provisioning data of that authenticator. */
export async function showPendingFactor(context: UseCaseContext): Promise<PendingSecondFactor | null> {
  const factor = await findPendingFactor(context);
  return factor && sharedSecretOf(context, factor, requireMember(context).email);
}

const firstCodes: AttemptLimit = { name: "second-factor-set-up", maxAttempts: 20, windowMs: 15 * 60_000 };

/** Recovery codes, shown only once. */
export interface IssuedCodes {
  readonly recoveryCodes: readonly string[];
  /** The session data for the client to store, with a new secret. */
  readonly session: BegunSession | null;
}

/**
 * Turns the second factor on with the first code of the authenticator. This session continues; all others and all
 * tokens, which were opened with the password alone, end.
 *
 * @throws UseCaseError under `code`; `by-token`
 */
export async function confirmSecondFactor(context: UseCaseContext, code: string): Promise<IssuedCodes> {
  const member = requireSession(context);
  const { uuid } = member;
  await countAttempt(context, firstCodes, attemptKey(firstCodes, uuid));
  const factor = await findPendingFactor(context);
  if (factor === null) throw notValid("code", "second_factor_not_begun");
  const step = stepOfCode(context, factor, code.replaceAll(/\s/g, ""));
  if (step === null) throw notValid("code", "code_wrong");
  const codes = await newRecoveryCodes();
  const now = context.now();
  const session = await inTransaction(context.database, async (tx) => {
    const user = await lockUser(tx, uuid);
    if (user === null) throw new UseCaseError("unauthenticated");
    // Of two simultaneous requests, one succeeds.
    if (!(await takeStep(tx, uuid, step))) throw notValid("code", "code_wrong");
    await confirm(tx, uuid, now);
    await replaceRecoveryCodes(tx, uuid, codes.hashes);
    await deleteSessionsOf(tx, uuid, member.sessionUuid ?? undefined);
    await deleteApiTokensOf(tx, uuid);
    await insertAuditEntry(tx, { at: now, by: uuid, resource: "user", resourceUuid: uuid, action: "second-factor-on" });
    const link = accountAddresses(context, user.locale).secondFactor();
    await queueAccountMail(context, tx, user, "secondFactorOn", { link });
    return renewSession(context, tx, member);
  });
  context.jobs.notify();
  logSecurity(context, "second-factor-on");
  return { recoveryCodes: codes.codes, session };
}

/**
 * Creates the secret to share with an authenticator. Nothing changes until it is confirmed by a code.
 *
 * @throws UseCaseError for a wrong password, if there is a second factor already, and `by-token`
 */
export async function beginSecondFactor(
  context: UseCaseContext,
  currentPassword: string,
): Promise<PendingSecondFactor> {
  const { uuid: userUuid, sessionUuid } = requireSession(context);
  await refuseWithoutPasskey(context);
  const { email, secondFactorAt } = await confirmPassword(context, currentPassword, "currentPassword");
  if (secondFactorAt !== null) throw notValid("currentPassword", "second_factor_on");
  const sealedSecret = newSealedSecret(context, userUuid);
  await putPendingSecondFactor(context.database, { userUuid, sealedSecret, createdAt: context.now(), sessionUuid });
  const pending = sharedSecretOf(context, { userUuid, sealedSecret }, email);
  if (pending === null) throw new Error("What was just sealed cannot be opened.");
  return pending;
}
