import { createHmac, timingSafeEqual } from "node:crypto";
import type { SuggestionCreation } from "#contract/places/correction-suggestions.ts";
import type { Language } from "#domain/text/language.ts";
import { isUuid } from "#contract/http/field-types.ts";
import type { Queryable } from "#database/connection/connect.ts";
import { type AccommodationRow, lockAccommodation } from "#database/queries/places/accommodation-changes.ts";
import { findAccommodation } from "#database/queries/places/accommodations.ts";
import { insertSuggestion } from "#database/queries/places/correction-suggestions.ts";
import type { SuggestionOrigin } from "#database/schema/places/correction-suggestion.ts";
import { inTransaction } from "#database/connection/transaction.ts";
import { attemptKey, type AttemptLimit, countAttempt } from "#use-cases/security/rate-limits.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { notValid, UseCaseError } from "#use-cases/use-case-error.ts";
import { factsOf, fieldsOf, effectiveChanges, refuseContradiction } from "./house-changes.ts";

const limit: AttemptLimit = { name: "correction-suggestion", maxAttempts: 10, windowMs: 600_000 };

/** The author of a suggestion, and their origin. */
interface Suggester {
  /** Address of the client. */
  readonly address: string;
  readonly language: Language;
}

/**
 * Stores a visitor's correction of a published house for review by editors.
 *
 * @returns the uuid of the suggestion
 * @throws UseCaseError `not-found`, `too-many-requests`, or `not-valid` if it contains neither a change nor a message
 */
export async function suggestCorrection(
  context: UseCaseContext,
  houseUuid: string,
  suggestion: SuggestionCreation,
  { address, language }: Suggester,
): Promise<string> {
  if (!isUuid(houseUuid) || !(await findAccommodation(context.database, houseUuid)))
    throw new UseCaseError("not-found");
  await countAttempt(context, limit, attemptKey(limit, address));
  return inTransaction(context.database, async (tx) => {
    const house = await lockAccommodation(tx, houseUuid);
    if (!house) throw new UseCaseError("not-found");
    return keepSuggestion(tx, house, suggestion, { origin: "visitor", locale: language, now: context.now() });
  });
}

interface SuggestionFacts {
  readonly origin: SuggestionOrigin;
  readonly locale: Language;
  readonly now: Date;
}

/** Stores a suggestion with the current facts of the house. @throws UseCaseError as `suggestCorrection` */
export async function keepSuggestion(
  tx: Queryable,
  house: AccommodationRow,
  { changes = {}, comment = "", email }: SuggestionCreation,
  { origin, locale, now }: SuggestionFacts,
): Promise<string> {
  const real = effectiveChanges(house, changes);
  const fields = fieldsOf(real);
  if (fields.length === 0 && comment === "") throw notValid("changes", "nothing_changed");
  refuseContradiction(house, real, (field) => `changes.${field}`);
  return insertSuggestion(tx, {
    accommodationUuid: house.uuid,
    origin,
    changes: real,
    before: factsOf(house, fields),
    comment: comment === "" ? null : comment,
    email: email ?? null,
    locale,
    createdAt: now,
  });
}

/** Nobody fills in a form faster; bots do. */
const minAgeMs = 1_000;
const maxAgeMs = 86_400_000;

function signature({ settings }: UseCaseContext, at: string): string {
  return createHmac("sha256", settings.secret).update(`correction form ${at}`).digest("base64url");
}

/** Signed timestamp of a form, to be sent back with it. */
export function formStamp(context: UseCaseContext): string {
  const at = String(context.now().getTime());
  return `${at}.${signature(context, at)}`;
}

/** @throws UseCaseError for a form sent too soon, too late, or never issued */
export function checkFormStamp(context: UseCaseContext, stamp: string): void {
  const [at = "", signed = ""] = stamp.split(".");
  const [receivedSignature, expected] = [Buffer.from(signed), Buffer.from(signature(context, at))];
  const hasValidSignature =
    receivedSignature.length === expected.length && timingSafeEqual(receivedSignature, expected);
  const age = context.now().getTime() - Number(at);
  if (!hasValidSignature || age > maxAgeMs) throw notValid("stamp", "form_too_old");
  if (age < minAgeMs) throw notValid("stamp", "form_too_quick");
}
