import { insertAccountLink } from "#database/queries/accounts/account-links.ts";
import type { Queryable } from "#database/connect.ts";
import type { AccountLinkPurpose } from "#database/schema/account-link.ts";
import { hashSecret, newSecret } from "#use-cases/secrets.ts";

const hour = 3_600_000;

/** How long each link works, in milliseconds. */
const lifetimes: Readonly<Record<AccountLinkPurpose, number>> = {
  confirm_email: 24 * hour,
  change_email: 24 * hour,
  stop_email_change: 72 * hour,
  reset_password: hour,
  set_up: 24 * hour,
};

interface LinkFacts {
  readonly userUuid: string | null;
  /** The address that following the link proves. */
  readonly email: string | null;
  /** Where it was asked for, when that matters. */
  readonly sessionUuid?: string | null;
}

/** Makes a link and returns its secret, which is kept nowhere. */
export async function makeLink(
  tx: Queryable,
  purpose: AccountLinkPurpose,
  facts: LinkFacts,
  now: Date,
): Promise<string> {
  const secret = newSecret();
  const expiresAt = new Date(now.getTime() + lifetimes[purpose]);
  await insertAccountLink(tx, { ...facts, purpose, secretHash: hashSecret(secret), createdAt: now, expiresAt });
  return secret;
}
