import { newUuid } from "#database/rows.ts";
import type { Fields } from "#database/queries/administration/records/record-store.ts";
import { stepFields } from "#database/queries/administration/registers/steps.ts";
import type { FactSources } from "#database/schema/content/content-columns.ts";
import { sourcesAfter, auditedDifference, auditedFields } from "#use-cases/administration/records/write-record.ts";
import { fieldsOf } from "#use-cases/administration/records/present-record.ts";
import { resourceOf } from "#use-cases/administration/records/resource.ts";

const houses = resourceOf("accommodations");

interface Amendment {
  readonly fields: Record<string, unknown>;
  readonly before: Fields;
  readonly after: Fields;
}

/**
 * The step that changes some facts of a house; null if it changes nothing, `invalid` if they are inconsistent with the
 * others.
 * @param facts in stored form
 */
export function amendment(
  house: Fields,
  facts: Fields,
  given: FactSources | undefined,
  now: Date,
): Amendment | "invalid" | null {
  const was = fieldsOf(houses, house);
  const changed = Object.fromEntries(
    Object.entries(facts).filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(was[field])),
  );
  const sources = sourcesAfter(houses, house, changed, given, now);
  const after = { ...house, ...changed, sources };
  if (Object.keys(houses.errorsOf(after, house)).length > 0) return "invalid";
  const difference = auditedDifference(houses, house, after);
  if (Object.keys(difference.after).length === 0) return null;
  return { fields: stepFields(after), ...difference };
}

/** The step that adds a house; null if its facts are inconsistent. */
export function addition(facts: Fields, given: FactSources, now: Date) {
  const houseUuid = newUuid();
  const sources = sourcesAfter(houses, null, facts, given, now);
  const house = { status: "open", ...facts, uuid: houseUuid, sources, published: true };
  if (Object.keys(houses.errorsOf(house, null)).length > 0) return null;
  const nonEmptyFields = Object.entries(auditedFields(houses, house)).filter(([, value]) => value !== null);
  return { houseUuid, fields: stepFields(house), after: Object.fromEntries(nonEmptyFields) };
}

/** The step that deletes a house. */
export function deletion(house: Fields) {
  return { fields: {}, before: auditedFields(houses, house) };
}

/** The facts of a log entry that are unchanged since, and the number of the others. */
export function untouchedFacts(house: Fields, after: Fields) {
  const today = auditedFields(houses, house);
  const facts = Object.keys(after).filter((field) => field !== "sources");
  const untouched = facts.filter((field) => JSON.stringify(today[field]) === JSON.stringify(after[field]));
  return { untouched, left: facts.length - untouched.length };
}
