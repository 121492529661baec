import { insertAccountLink } from "#database/queries/accounts/account-links.ts";
import type { Queryable } from "#database/connect.ts";
import type { AccountLinkPurpose } from "#database/schema/account-link.ts";
import { hashSecret, newSecret } from "#use-cases/secrets.ts";
import { pathPrefix, type Language } from "#domain/language.ts";
import type { UseCaseContext } from "../context.ts";

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

/** Pages that mails lead to, in the language of the mail. */
export function accountAddresses({ settings }: Pick<UseCaseContext, "settings">, locale: Language) {
  const page = (path: string): string => `${settings.origin}${pathPrefix(locale)}${path}`;
  return {
    confirmEmail: (secret: string) => page(`/confirm-email/${secret}`),
    stopEmailChange: (secret: string) => page(`/stop-email-change/${secret}`),
    resetPassword: (secret: string) => page(`/reset-password/${secret}`),
    forgottenPassword: () => page("/forgotten-password"),
    login: () => page("/login"),
    me: () => page("/me"),
    secondFactor: () => page("/second-factor"),
    /** Makes whoever registers there the first administrator. */
    setUp: (secret: string) => page(`/register?setup=${secret}`),
  };
}
