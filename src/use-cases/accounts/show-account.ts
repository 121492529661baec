import type { UserIdentity } from "#contract/accounts/account.ts";
import { requireMember } from "../actor.ts";
import type { UseCaseContext } from "../context.ts";
import { identityOf } from "./member.ts";

/** Who is signed in. @throws UseCaseError `unauthenticated` for visitors */
export async function showAccount(context: UseCaseContext): Promise<UserIdentity> {
  return identityOf(requireMember(context));
}
