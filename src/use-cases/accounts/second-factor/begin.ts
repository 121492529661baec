import type { PendingSecondFactor } from "#contract/accounts/second-factor.ts";
import { putPendingSecondFactor } from "#database/queries/accounts/second-factors.ts";
import { requireSession } from "../../actor.ts";
import type { UseCaseContext } from "../../context.ts";
import { notValid } from "#use-cases/use-case-error.ts";
import { confirmPassword } from "../confirm-password.ts";
import { refuseWithoutPasskey } from "../passkeys/needs-passkey.ts";
import { newSealedSecret, sharedSecretOf } from "./authenticator.ts";

/**
 * Makes the secret that an authenticator is to share. Nothing changes until it has proved itself by a code.
 *
 * @throws UseCaseError for a wrong password, where there is a second factor already, and `by-token`
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
