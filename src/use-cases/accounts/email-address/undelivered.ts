import { listAccountEmails } from "#database/queries/emails/emails.ts";
import { requireMember } from "../../actor.ts";
import type { UseCaseContext } from "../../context.ts";

/** Addresses to which the last mail about the account of the person has failed. @throws UseCaseError for visitors */
export async function undeliveredAddresses(context: UseCaseContext): Promise<string[]> {
  const mails = await listAccountEmails(context.database, requireMember(context).uuid);
  const lastStates = new Map(mails.map(({ to, state }) => [to, state]));
  return [...lastStates].filter(([, state]) => state === "failed").map(([to]) => to);
}
