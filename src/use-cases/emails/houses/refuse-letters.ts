import { insertAuditEntry } from "#database/queries/content/audit-log.ts";
import {
  deleteLetterRefusal,
  cancelQueuedLetters,
  insertLetterRefusal,
  refusesLetters,
} from "#database/queries/emails/letter-refusals.ts";
import { accommodationDirectory, addressOf } from "#use-cases/content/accommodation-directory.ts";
import { inTransaction } from "#database/connection/transaction.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { notValid } from "#use-cases/use-case-error.ts";
import { letterOfLink } from "#use-cases/emails/unsubscribe-link.ts";

/** The facts on the page of an unsubscribe link. */
interface LetterChoice {
  /** Name of the house the letter was sent to; null if it no longer exists. */
  readonly house: string | null;
  /** Its public page, if it has one. */
  readonly url: string | null;
  readonly isRefused: boolean;
}

/** Whether the recipient of a letter still gets others; null if the link is invalid. */
export async function showLetterChoice(context: UseCaseContext, token: string): Promise<LetterChoice | null> {
  const letter = await letterOfLink(context, token);
  if (letter === null) return null;
  const { byUuid } = await accommodationDirectory(context);
  const listed = byUuid.get(letter.mail.accommodationUuid ?? "");
  const url = listed ? addressOf(listed) : null;
  return { house: letter.houseName, url, isRefused: await refusesLetters(context.database, letter.mail.to) };
}

/**
 * Stops letters to the address a letter was sent to, or allows them again. Anybody with the letter may choose, as often
 * as they like. Queued letters are dropped.
 *
 * @throws UseCaseError `not-valid` if the link is invalid
 */
export async function chooseLetters(context: UseCaseContext, token: string, isWanted: boolean): Promise<void> {
  const letter = await letterOfLink(context, token);
  if (letter === null) throw notValid("token", "unsubscribe_link_not_usable");
  const { to, accommodationUuid } = letter.mail;
  const at = context.now();
  await inTransaction(context.database, async (tx) => {
    const isNew = isWanted ? await deleteLetterRefusal(tx, to) : await insertLetterRefusal(tx, to, at);
    if (!isWanted) await cancelQueuedLetters(tx, to);
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
