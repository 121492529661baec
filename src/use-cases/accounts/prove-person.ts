import type { UserRecord } from "#database/queries/accounts/users.ts";
import type { UseCaseContext } from "../context.ts";
import { confirmPassword } from "./confirm-password.ts";
import { checkCode } from "./second-factor/check-code.ts";

interface GivenProof {
  readonly currentPassword?: string | undefined;
  readonly code?: string | undefined;
}

/**
 * Confirms that it is the person who asks, by all that the account asks for: the password, and a code where there is an
 * authenticator.
 *
 * @throws UseCaseError under `currentPassword` or `code`; `by-token`
 */
export async function provePerson(context: UseCaseContext, { currentPassword, code }: GivenProof): Promise<UserRecord> {
  const user = await confirmPassword(context, currentPassword, "currentPassword");
  if (user.secondFactorAt !== null) await checkCode(context, user, code);
  return user;
}
