import { findAccountLink } from "#database/queries/accounts/account-links.ts";
import { countAdministrators } from "#database/queries/accounts/users.ts";
import type { AccountLinkPurpose } from "#database/schema/accounts/account-link.ts";
import type { UseCaseContext } from "../context.ts";
import { hashSecret } from "../security/secrets.ts";

/** What following a link would find; `other-account`: it changes another account than that of the session. */
type LinkState = "usable" | "other-account" | "unusable";

/** Looks at a link without consuming it. @param purposes those that its page follows */
export async function linkState(
  context: UseCaseContext,
  purposes: readonly AccountLinkPurpose[],
  secret: string,
): Promise<LinkState> {
  const { actor, database } = context;
  for (const purpose of purposes) {
    const link = await findAccountLink(database, purpose, hashSecret(secret), context.now());
    if (link === null) continue;
    if (purpose === "set_up" && (await countAdministrators(database)) > 0) return "unusable";
    const isOthers = purpose === "change_email" && actor.kind === "user" && actor.uuid !== link.userUuid;
    return isOthers ? "other-account" : "usable";
  }
  return "unusable";
}
