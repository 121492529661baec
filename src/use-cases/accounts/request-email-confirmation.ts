import { inTransaction } from "#database/transaction.ts";
import { requireMember } from "../actor.ts";
import type { UseCaseContext } from "../context.ts";
import { countConfirmationMail } from "./attempts.ts";
import { queueConfirmationMail } from "./confirmation-mail.ts";

/** Sends another mail to confirm the address; nothing happens when it is confirmed already. */
export async function requestEmailConfirmation(context: UseCaseContext): Promise<void> {
  const member = requireMember(context);
  if (member.emailConfirmed) return;
  await countConfirmationMail(context, member.uuid);
  await inTransaction(context.database, (tx) => queueConfirmationMail(context, tx, member));
  context.jobs.ring();
}
