import { type Language, pathPrefix } from "#domain/text/language.ts";
import type { Queryable } from "#database/connection/connect.ts";
import { queueEmail } from "#database/queries/emails/emails.ts";
import { addAttempt } from "#database/queries/accounts/server-state.ts";
import type { UserRecord } from "#database/queries/accounts/users.ts";
import type { AccountLetterFacts } from "#messages/letters/account.ts";
import { accountMail, type AccountTemplate } from "#mail/letters/account-mail.ts";
import { insertAccountLink } from "#database/queries/accounts/account-links.ts";
import type { AccountLinkPurpose } from "#database/schema/accounts/account-link.ts";
import { hashSecret, newSecret } from "../security/secrets.ts";
import { attemptKey, type AttemptLimit } from "../security/rate-limits.ts";
import type { UseCaseContext } from "../context.ts";

const hour = 3_600_000;

/** Lifetime of each link, in milliseconds. */
const lifetimes: Readonly<Record<AccountLinkPurpose, number>> = {
  confirm_email: 24 * hour,
  change_email: 24 * hour,
  stop_email_change: 72 * hour,
  reset_password: hour,
  set_up: 24 * hour,
};

interface LinkFacts {
  readonly userUuid: string | null;
  /** The address that following the link confirms. */
  readonly email: string | null;
  /** The session that requested it, if relevant. */
  readonly sessionUuid?: string | null;
}

/** Creates a link and returns its secret, which is not stored. */
export async function createLink(
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
    /** Makes the person who registers there the first administrator. */
    setUp: (secret: string) => page(`/register?setup=${secret}`),
  };
}

/** Limit of mails to an unconfirmed address. */
const unconfirmedTemplates: AttemptLimit = { name: "unproved-mail", maxAttempts: 10, windowMs: 86_400_000 };

type Recipient = Pick<UserRecord, "uuid" | "name" | "email" | "locale"> & { readonly emailConfirmedAt: Date | null };

/**
 * Queues a mail to the person of an account, in their language. While the address is unconfirmed, it contains nothing
 * written by the person who created the account, and few mails are sent: signing up with somebody else's address must
 * not be a way of writing to them.
 *
 * @param to by default the address of the account; any other counts as unconfirmed
 */
export async function queueAccountMail<Template extends AccountTemplate>(
  context: UseCaseContext,
  tx: Queryable,
  user: Recipient,
  template: Template,
  facts: AccountLetterFacts[Template],
  { to = user.email, locale = user.locale }: { readonly to?: string; readonly locale?: Language } = {},
): Promise<void> {
  const now = context.now();
  const isConfirmed = user.emailConfirmedAt !== null && to === user.email;
  if (!isConfirmed) {
    const resetsAt = new Date(now.getTime() + unconfirmedTemplates.windowMs);
    const { attempts } = await addAttempt(tx, attemptKey(unconfirmedTemplates, to), now, resetsAt);
    if (attempts > unconfirmedTemplates.maxAttempts) return;
  }
  const mail = accountMail(template, locale, { ...facts, name: isConfirmed ? user.name : null });
  await queueEmail(tx, { ...mail, to, userUuid: user.uuid }, now);
}
