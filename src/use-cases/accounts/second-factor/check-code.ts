import { addAttempt, deleteAttempts } from "#database/queries/accounts/server-state.ts";
import { countRecoveryCodes, findSecondFactor, takeStep } from "#database/queries/accounts/second-factors.ts";
import type { UserRecord } from "#database/queries/accounts/users.ts";
import { inTransaction } from "#database/connection/transaction.ts";
import { attemptKey, type AttemptLimit, countAttempt } from "#use-cases/security/rate-limits.ts";
import type { UseCaseContext } from "../../context.ts";
import { UseCaseError } from "#use-cases/use-case-error.ts";
import { logSecurity } from "../../security/security-log.ts";
import { accountAddresses, queueAccountMail } from "../queue-account-mail.ts";
import { stepOfCode, isRecoveryCode, useRecoveryCode } from "./codes.ts";

const wrongCodes: AttemptLimit = { name: "second-factor", maxAttempts: 10, windowMs: 15 * 60_000 };
/** Counted separately: mistyped app codes do not block recovery codes, nor the other way round. */
const wrongRecoveryCodes: AttemptLimit = { name: "recovery-code", maxAttempts: 10, windowMs: 15 * 60_000 };
const warning: AttemptLimit = { name: "second-factor-warning", maxAttempts: 1, windowMs: 86_400_000 };
/** The owner is warned after this many wrong codes in a row. */
const untilWarning = 5;

/**
 * Consumes an authenticator code or a recovery code, each usable once. Call after the password has been verified.
 *
 * @param code undefined if none was sent
 * @throws UseCaseError under `code`; `too-many-requests` after ten wrong ones of either kind within 15 minutes
 */
export async function checkCode(context: UseCaseContext, user: UserRecord, code: string | undefined): Promise<void> {
  const rejectCode = (reason: "code_missing" | "code_wrong") =>
    new UseCaseError("not-valid", { errors: { code: [reason] }, provedUser: user.uuid });
  if (code === undefined) throw rejectCode("code_missing");
  const limit = isRecoveryCode(code) ? wrongRecoveryCodes : wrongCodes;
  const key = attemptKey(limit, user.uuid);
  const attempts = await countAttempt(context, limit, key).catch((refusal: unknown) => {
    logSecurity(context, "too-many-requests", { subject: user.uuid, reason: "second_factor" });
    throw refusal;
  });
  if (!(await isRightCode(context, user, code))) {
    logSecurity(context, "sign-in-failed", { subject: user.uuid, reason: "wrong_code" });
    if (attempts === untilWarning) await warnOwner(context, user);
    throw rejectCode("code_wrong");
  }
  await deleteAttempts(context.database, key);
}

async function isRightCode(context: UseCaseContext, user: UserRecord, code: string): Promise<boolean> {
  if (isRecoveryCode(code)) {
    const isRight = await useRecoveryCode(context.database, user.uuid, code);
    if (isRight) await notifyRecoveryCodeUsed(context, user);
    return isRight;
  }
  const factor = await findSecondFactor(context.database, user.uuid);
  const step = factor?.confirmedAt == null ? null : stepOfCode(context, factor, code.replaceAll(/\s/g, ""));
  return step !== null && takeStep(context.database, user.uuid, step);
}

async function notifyRecoveryCodeUsed(context: UseCaseContext, user: UserRecord): Promise<void> {
  const remaining = await countRecoveryCodes(context.database, user.uuid);
  logSecurity(context, "recovery-code-used", { subject: user.uuid });
  const link = accountAddresses(context, user.locale).secondFactor();
  await inTransaction(context.database, (tx) =>
    queueAccountMail(context, tx, user, "recoveryCodeUsed", { link, left: remaining }),
  );
  context.jobs.notify();
}

/** Whoever gets this far knows the password. At most once a day. */
async function warnOwner(context: UseCaseContext, user: UserRecord): Promise<void> {
  const now = context.now();
  const tomorrow = new Date(now.getTime() + warning.windowMs);
  const { attempts } = await addAttempt(context.database, attemptKey(warning, user.uuid), now, tomorrow);
  if (attempts > warning.maxAttempts) return;
  const link = accountAddresses(context, user.locale).forgottenPassword();
  await inTransaction(context.database, (tx) => queueAccountMail(context, tx, user, "codesTried", { link }));
  context.jobs.notify();
}
