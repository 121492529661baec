import { insertAuditEntry } from "#database/queries/content/audit-log.ts";
import {
  deleteLetterRefusal,
  giveUpLetters,
  insertLetterRefusal,
  refusesLetters,
} from "#database/queries/emails/letter-refusals.ts";
import { inTransaction } from "#database/transaction.ts";
import type { UseCaseContext } from "../context.ts";
import { notValid } from "../use-case-error.ts";
import { letterOfLink } from "#use-cases/emails/unsubscribe-link.ts";

/** What the page of a link says. */
export interface LetterChoice {
  /** Name of the house that was written to; null when it is gone. */
  readonly house: string | null;
  readonly isRefused: boolean;
}

/** Whether whoever got a letter still gets others; null when the link leads nowhere. */
export async function showLetterChoice(context: UseCaseContext, token: string): Promise<LetterChoice | null> {
  const letter = await letterOfLink(context, token);
  if (letter === null) return null;
  return { house: letter.houseName, isRefused: await refusesLetters(context.database, letter.mail.to) };
}

/**
 * No more letters go to the address that a letter went to, or they do so again. Whoever has the letter may choose, as often as
 * they like. Letters that wait are given up.
 *
 * @throws UseCaseError `not-valid` when the link leads nowhere
 */
export async function chooseLetters(context: UseCaseContext, token: string, isWanted: boolean): Promise<void> {
  const letter = await letterOfLink(context, token);
  if (letter === null) throw notValid("token", "unsubscribe_link_not_usable");
  const { to, accommodationUuid } = letter.mail;
  const at = context.now();
  await inTransaction(context.database, async (tx) => {
    const isNew = isWanted ? await deleteLetterRefusal(tx, to) : await insertLetterRefusal(tx, to, at);
    if (!isWanted) await giveUpLetters(tx, to);
    if (!isNew || accommodationUuid === null) return;
    await insertAuditEntry(tx, {
      at,
      by: null,
      resource: "accommodation",
      resourceUuid: accommodationUuid,
      action: isWanted ? "want-letters" : "refuse-letters",
      after: { to },
    });
  });
}
