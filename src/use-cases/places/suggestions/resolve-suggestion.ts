import {
  accommodationChanges,
  type CorrectableField,
  type CorrectionSuggestion,
  type SuggestionAcceptance,
  type SuggestionRefusal,
} from "#contract/places/correction-suggestions.ts";
import { isUuid } from "#contract/http/field-types.ts";
import { isSameFact } from "#domain/places/lodging/lodging-facts.ts";
import type { Queryable } from "#database/connection/connect.ts";
import {
  lockAccommodation,
  updateAccommodation,
  findAccommodationRows,
} from "#database/queries/places/accommodation-changes.ts";
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
import { notValid, UseCaseError } from "#use-cases/use-case-error.ts";
import { factsOf, fieldsOf, refuseContradiction, withSources } from "./house-changes.ts";
import { presentSuggestion, SuggestionResolved } from "./show-suggestions.ts";
import { queueEmail } from "#database/queries/emails/emails.ts";
import { thanksMail } from "#mail/letters/house-mail.ts";

/** Reliability of accepted suggestions by origin. */
const certainties = { visitor: "medium", owner: "high" } as const;
const sourceNames = { visitor: "visitor-correction", owner: "accommodation-owner" } as const;

/**
 * Accepts a suggestion, in full or some of its fields, each with its source, and thanks the author if they left an
 * address. The currency of prices is accepted only with one of them.
 *
 * @param seen values of the house, by field, that the editor has decided on; without them the current ones
 * @throws UseCaseError for everybody but editors, `not-found`, or `not-valid` for fields that are not in the suggestion,
 * for inconsistent facts, and for values that have changed since they were seen
 * @throws SuggestionResolved if somebody else was faster
 */
export async function acceptSuggestion(
  context: UseCaseContext,
  uuid: string,
  { fields }: SuggestionAcceptance,
  seen: Readonly<Record<string, unknown>> = {},
): Promise<CorrectionSuggestion> {
  return settle(context, uuid, async (tx, suggestion, by) => {
    const suggestedFields = fieldsOf(suggestion.changes);
    if (fields?.some((field) => !suggestedFields.some((one) => one === field)))
      throw notValid("fields", "unknown_entry");
    const accepted = withoutStrayCurrency(
      suggestedFields,
      suggestedFields.filter((field) => fields === undefined || fields.includes(field)),
    );
    if (accepted.length === 0 && suggestedFields.length > 0) throw notValid("fields", "nothing_chosen");
    await applyChanges(context, tx, suggestion, { accepted, seen, by });
    return { state: "accepted", acceptedFields: accepted, reason: null };
  });
}

/** A currency that was suggested with prices is theirs: without them it would be that of another price, or of none. */
function withoutStrayCurrency(
  suggested: readonly CorrectableField[],
  accepted: readonly CorrectableField[],
): CorrectableField[] {
  const isPrice = (field: CorrectableField): boolean => field === "priceFrom" || field === "priceTo";
  const isStray = suggested.some(isPrice) && !accepted.some(isPrice);
  return accepted.filter((field) => field !== "currency" || !isStray);
}

/** Refuses a suggestion. @throws as `acceptSuggestion` */
export async function refuseSuggestion(
  context: UseCaseContext,
  uuid: string,
  { reason }: SuggestionRefusal,
): Promise<CorrectionSuggestion> {
  return settle(context, uuid, async () => ({ state: "refused", acceptedFields: [], reason }));
}

type Decision = Pick<SuggestionOutcome, "state" | "acceptedFields" | "reason">;

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
    const now = context.now();
    await queueThanks(tx, suggestion, decision, now);
    await insertAuditEntry(tx, {
      at: now,
      by,
      resource: "correction-suggestion",
      resourceUuid: uuid,
      action: decision.state === "accepted" ? "accept" : "refuse",
      before: { state: suggestion.state },
      after: { ...decision },
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

interface Takeover {
  readonly accepted: ReturnType<typeof fieldsOf>;
  readonly seen: Readonly<Record<string, unknown>>;
  readonly by: string;
}

async function applyChanges(
  context: UseCaseContext,
  tx: Queryable,
  suggestion: SuggestionRecord,
  { accepted: fields, seen, by }: Takeover,
): Promise<void> {
  const house = await lockAccommodation(tx, suggestion.accommodationUuid);
  if (!house) throw new UseCaseError("not-found");
  if (fields.length === 0) return;
  const isMoved = fields.some((field) => seen[field] !== undefined && !isSameFact(seen[field], house[field]));
  if (isMoved) throw notValid("fields", "changed_elsewhere");
  const changes = accommodationChanges.parse(
    Object.fromEntries(fields.map((field) => [field, suggestion.changes[field]])),
  );
  refuseContradiction(house, changes, "");
  const sources = withSources(house, changes, {
    source: sourceNames[suggestion.origin],
    date: suggestion.createdAt.toISOString().slice(0, 10),
    certainty: certainties[suggestion.origin],
  });
  // An owner who corrects their house has seen all its facts.
  const verified = suggestion.origin === "owner" ? { verifiedAt: suggestion.createdAt } : {};
  const now = context.now();
  await updateAccommodation(tx, house.uuid, { ...changes, ...verified, sources }, { by, now });
  await insertAuditEntry(tx, {
    at: now,
    by,
    resource: "accommodation",
    resourceUuid: house.uuid,
    action: "update",
    before: { ...factsOf(house, fields), sources: house.sources },
    after: { ...changes, sources },
  });
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
