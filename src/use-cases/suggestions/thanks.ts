import type { Queryable } from "#database/connect.ts";
import { findAccommodationRows } from "#database/queries/places/accommodation-changes.ts";
import type { SuggestionOutcome, SuggestionRecord } from "#database/queries/places/correction-suggestions.ts";
import { queueEmail } from "#database/queries/emails/emails.ts";
import { thanksMail } from "#mail/templates/thanks-mail.ts";

/** Thanks whoever left an address, and says what came of it. */
export async function queueThanks(
  tx: Queryable,
  { accommodationUuid, email, locale }: SuggestionRecord,
  { state, reason }: Pick<SuggestionOutcome, "state" | "reason">,
  now: Date,
): Promise<void> {
  if (email === null) return;
  const house = (await findAccommodationRows(tx, [accommodationUuid])).get(accommodationUuid)?.house.name ?? "";
  const mail =
    state === "accepted"
      ? thanksMail("accepted", locale, { house })
      : thanksMail("refused", locale, { house, reason: reason ?? "" });
  await queueEmail(tx, { ...mail, to: email }, now);
}
