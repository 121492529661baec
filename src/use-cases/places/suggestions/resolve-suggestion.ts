import type {
  CorrectionSuggestion,
  SuggestionAcceptance,
  SuggestionRefusal,
} from "#contract/places/correction-suggestions.ts";
import { isUuid } from "#contract/http/field-types.ts";
import type { Queryable } from "#database/connection/connect.ts";
import { findAccommodationRows } from "#database/queries/places/accommodation-changes.ts";
import { insertAuditEntry } from "#database/queries/content/audit-log.ts";
import {
  lockSuggestion,
  resolveSuggestion,
  type SuggestionOutcome,
  type SuggestionRecord,
} from "#database/queries/places/correction-suggestions.ts";
import { inTransaction } from "#database/connection/transaction.ts";
import { requireEditor } from "#use-cases/actor.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { UseCaseError } from "#use-cases/use-case-error.ts";
import { acceptedOf, applyAccepted } from "./accept-changes.ts";
import { presentSuggestion, SuggestionResolved } from "./show-suggestions.ts";
import { queueEmail } from "#database/queries/emails/emails.ts";
import { thanksMail } from "#mail/letters/house-mail.ts";

/**
 * Accepts a suggestion, in full or some of its fields, each with its source, and thanks the author if they left an
 * address. The currency of prices is accepted only with one of them. The source of a value that was accepted instead of
 * the suggested one is the editor.
 *
 * @param seen values of the house, by field, that the editor has decided on; without them the current ones
 * @throws UseCaseError for everybody but editors, `not-found`, or `not-valid` for fields that are not in the suggestion,
 * for values of fields that are not accepted, for inconsistent facts, and for values that have changed since they were seen
 * @throws SuggestionResolved if somebody else was faster
 */
export async function acceptSuggestion(
  context: UseCaseContext,
  uuid: string,
  acceptance: SuggestionAcceptance,
  seen: Readonly<Record<string, unknown>> = {},
): Promise<CorrectionSuggestion> {
  return settle(context, uuid, async (tx, suggestion, by) => {
    const accepted = acceptedOf(suggestion, acceptance);
    await applyAccepted(tx, suggestion, accepted, { seen, by, now: context.now() });
    return { state: "accepted", acceptedFields: accepted.fields, acceptedValues: accepted.values, reason: null };
  });
}

/** Refuses a suggestion. @throws as `acceptSuggestion` */
export async function refuseSuggestion(
  context: UseCaseContext,
  uuid: string,
  { reason }: SuggestionRefusal,
): Promise<CorrectionSuggestion> {
  return settle(context, uuid, async () => ({ state: "refused", acceptedFields: [], acceptedValues: {}, reason }));
}

type Decision = Pick<SuggestionOutcome, "state" | "acceptedFields" | "acceptedValues" | "reason">;

async function settle(
  context: UseCaseContext,
  uuid: string,
  decide: (tx: Queryable, suggestion: SuggestionRecord, by: string) => Promise<Decision>,
): Promise<CorrectionSuggestion> {
  const { uuid: by } = requireEditor(context);
  if (!isUuid(uuid)) throw new UseCaseError("not-found");
  const { record, isDone } = await inTransaction(context.database, async (tx) => {
    const suggestion = await lockSuggestion(tx, uuid);
    if (!suggestion) throw new UseCaseError("not-found");
    if (suggestion.state !== "open") return { record: suggestion, isDone: false };
    const decision = await decide(tx, suggestion, by);
    const { state, acceptedFields, reason } = decision;
    const now = context.now();
    await queueThanks(tx, suggestion, decision, now);
    await insertAuditEntry(tx, {
      at: now,
      by,
      resource: "correction-suggestion",
      resourceUuid: uuid,
      action: state === "accepted" ? "accept" : "refuse",
      before: { state: suggestion.state },
      // Values are in the entry about the house.
      after: { state, acceptedFields, reason },
    });
    return {
      record: await resolveSuggestion(tx, suggestion, { ...decision, settledAt: now, settledBy: by }),
      isDone: true,
    };
  });
  context.content.contentChanged();
  const presented = await presentSuggestion(context, record);
  if (!isDone) throw new SuggestionResolved(presented);
  context.jobs.notify();
  return presented;
}

/** Thanks the author, if they left an address, and reports the outcome. */
async function queueThanks(
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
