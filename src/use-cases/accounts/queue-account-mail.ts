import type { Language } from "#domain/language.ts";
import type { Queryable } from "#database/connect.ts";
import { queueEmail } from "#database/queries/emails/emails.ts";
import { addAttempt } from "#database/queries/accounts/rate-limits.ts";
import type { UserRecord } from "#database/queries/accounts/users.ts";
import type { AccountLetterFacts } from "#messages/letters/account.ts";
import { accountMail, type AccountTemplate } from "#mail/templates/account-mail.ts";
import { attemptKey, type AttemptLimit } from "../attempt-limit.ts";
import type { UseCaseContext } from "../context.ts";

/** Mails to an address of which nobody has proved that it is theirs. */
const unproved: AttemptLimit = { name: "unproved-mail", most: 10, withinMs: 86_400_000 };

type Recipient = Pick<UserRecord, "uuid" | "name" | "email" | "locale"> & { readonly emailConfirmedAt: Date | null };

/**
 * Puts a letter to the person of an account into the outbox, in their language. As long as nobody has proved that the address
 * is theirs, it holds nothing that whoever made the account has written, and few letters are sent: whoever signs up with the
 * address of somebody else shall not write to them.
 *
 * @param to by default the address of the account; another one counts as not proved
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
  const isProved = user.emailConfirmedAt !== null && to === user.email;
  if (!isProved) {
    const resetsAt = new Date(now.getTime() + unproved.withinMs);
    const { attempts } = await addAttempt(tx, attemptKey(unproved, to), now, resetsAt);
    if (attempts > unproved.most) return;
  }
  const mail = accountMail(template, locale, { ...facts, name: isProved ? user.name : null });
  await queueEmail(tx, { ...mail, to, userUuid: user.uuid }, now);
}
