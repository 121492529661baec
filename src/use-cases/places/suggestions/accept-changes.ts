import {
  type AccommodationChanges,
  accommodationChanges,
  type CorrectableField,
  type SuggestionAcceptance,
} from "#contract/places/correction-suggestions.ts";
import { isSameFact } from "#domain/places/lodging/same-fact.ts";
import type { Queryable } from "#database/connection/connect.ts";
import { insertAuditEntry } from "#database/queries/content/audit-log.ts";
import { lockAccommodation, updateAccommodation } from "#database/queries/places/accommodation-changes.ts";
import type { SuggestionRecord } from "#database/queries/places/correction-suggestions.ts";
import type { FactSource, FactSources } from "#database/schema/content/content-columns.ts";
import { notValid, UseCaseError } from "#use-cases/use-case-error.ts";
import { factsOf, fieldsOf, refuseContradiction, withSources } from "./house-changes.ts";

/** What an editor accepts of a suggestion. */
export interface Accepted {
  readonly fields: CorrectableField[];
  /** Values that differ from the suggested ones, by field. */
  readonly values: AccommodationChanges;
}

/**
 * The accepted part of a suggestion.
 *
 * @throws UseCaseError `not-valid` for fields that are not in the suggestion, and for values of fields that are not
 * accepted
 */
export function acceptedOf({ changes }: SuggestionRecord, { fields, values = {} }: SuggestionAcceptance): Accepted {
  const suggested = fieldsOf(changes);
  if (fields?.some((field) => !suggested.some((one) => one === field))) throw notValid("fields", "unknown_entry");
  const chosen = suggested.filter((field) => fields === undefined || fields.includes(field));
  const stray = fieldsOf(values).find((field) => !chosen.includes(field));
  if (stray !== undefined) throw notValid(`values.${stray}`, "unknown_entry");
  const accepted = withoutStrayCurrency(suggested, chosen);
  if (accepted.length === 0 && suggested.length > 0) throw notValid("fields", "nothing_chosen");
  const edited = accepted.filter((field) => values[field] !== undefined && !isSameFact(values[field], changes[field]));
  return { fields: accepted, values: factsOf(values, edited) };
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

interface Acceptance {
  /** Values of the house, by field, that the editor has decided on. */
  readonly seen: Readonly<Record<string, unknown>>;
  /** Uuid of the editor. */
  readonly by: string;
  readonly now: Date;
}

/**
 * Writes what is accepted of a suggestion into its house, with sources and a log entry.
 *
 * @throws UseCaseError `not-found`, or `not-valid` for values that have changed since they were seen, that are no longer
 * allowed, or that contradict each other
 */
export async function applyAccepted(
  tx: Queryable,
  suggestion: SuggestionRecord,
  { fields, values }: Accepted,
  { seen, by, now }: Acceptance,
): Promise<void> {
  const house = await lockAccommodation(tx, suggestion.accommodationUuid);
  if (!house) throw new UseCaseError("not-found");
  if (fields.length === 0) return;
  const isMoved = fields.some((field) => seen[field] !== undefined && !isSameFact(seen[field], house[field]));
  if (isMoved) throw notValid("fields", "changed_elsewhere");
  const changes = allowedChanges({ ...factsOf(suggestion.changes, fields), ...values });
  refuseContradiction(house, changes, (field) => (values[field] === undefined ? field : `values.${field}`));
  const sources = sourcesOf(house.sources, suggestion, { changes, values, now });
  // An owner who corrects their house has seen all its facts.
  const verified = suggestion.origin === "owner" ? { verifiedAt: suggestion.createdAt } : {};
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

/** @throws UseCaseError `not-valid` for values that were suggested when the rules were others */
function allowedChanges(changes: Readonly<Record<string, unknown>>): AccommodationChanges {
  const parsed = accommodationChanges.safeParse(changes);
  if (parsed.success) return parsed.data;
  throw new UseCaseError("not-valid", {
    errors: Object.fromEntries(
      parsed.error.issues.map(({ path: [field] }) => [`values.${String(field)}`, ["not_storable"]]),
    ),
  });
}

/** Reliability of accepted suggestions by origin. */
const certainties = { visitor: "medium", owner: "high" } as const;
const sourceNames = { visitor: "visitor-correction", owner: "accommodation-owner" } as const;
const isoDate = (moment: Date): string => moment.toISOString().slice(0, 10);

/** A value that is not the suggested one is the editor's own. */
function sourcesOf(
  known: FactSources,
  { origin, createdAt }: SuggestionRecord,
  { changes, values, now }: { changes: AccommodationChanges; values: AccommodationChanges; now: Date },
): FactSources {
  const suggested = { source: sourceNames[origin], date: isoDate(createdAt), certainty: certainties[origin] };
  const editor: FactSource = { source: "vieira-editor", date: isoDate(now), certainty: "high" };
  return withSources(withSources(known, changes, suggested), values, editor);
}
