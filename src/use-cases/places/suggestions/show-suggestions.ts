import type {
  CorrectionSuggestion,
  SuggestionList,
  SuggestionListQuery,
} from "#contract/places/correction-suggestions.ts";
import { isUuid } from "#contract/http/field-types.ts";
import { type AccommodationInTown, findAccommodationRows } from "#database/queries/places/accommodation-changes.ts";
import {
  findSuggestion,
  listSuggestions,
  type SuggestionRecord,
} from "#database/queries/places/correction-suggestions.ts";
import { accommodationDirectory, addressOf } from "#use-cases/content/accommodation-directory.ts";
import { requireEditor } from "#use-cases/actor.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { UseCaseError, VersionConflict } from "#use-cases/use-case-error.ts";
import { fieldsOf } from "./house-changes.ts";

/** Somebody else has already accepted or refused the suggestion. */
export class SuggestionResolved extends VersionConflict<CorrectionSuggestion> {
  override readonly name = "SuggestionResolved";
}

/** One page of the suggestions that pass the filters. @throws UseCaseError for everybody but editors */
export async function listCorrectionSuggestions(
  context: UseCaseContext,
  { state, q, sort, accommodation, page, perPage }: SuggestionListQuery,
): Promise<SuggestionList> {
  requireEditor(context);
  const filter = { states: state, words: q, accommodationUuid: accommodation, newestFirst: sort === "-createdAt" };
  const { records, total } = await listSuggestions(context.database, filter, { page, perPage });
  return { data: await presentSuggestions(context, records), page, perPage, total };
}

/** One suggestion. @throws UseCaseError for everybody but editors, `not-found` */
export async function showCorrectionSuggestion(context: UseCaseContext, uuid: string): Promise<CorrectionSuggestion> {
  requireEditor(context);
  const record = isUuid(uuid) ? await findSuggestion(context.database, uuid) : null;
  if (!record) throw new UseCaseError("not-found");
  return presentSuggestion(context, record);
}

/** A suggestion next to the current facts of the house. */
export async function presentSuggestion(
  context: UseCaseContext,
  record: SuggestionRecord,
): Promise<CorrectionSuggestion> {
  const [presented] = await presentSuggestions(context, [record]);
  if (!presented) throw new UseCaseError("not-found");
  return presented;
}

async function presentSuggestions(
  context: UseCaseContext,
  records: readonly SuggestionRecord[],
): Promise<CorrectionSuggestion[]> {
  const uuids = [...new Set(records.map(({ accommodationUuid }) => accommodationUuid))];
  const houses = await findAccommodationRows(context.database, uuids);
  const { byUuid } = await accommodationDirectory(context);
  return records.flatMap((record) => {
    const house = houses.get(record.accommodationUuid);
    const listed = byUuid.get(record.accommodationUuid);
    return house ? [present(record, house, listed ? addressOf(listed) : null)] : [];
  });
}

function present(
  record: SuggestionRecord,
  { house, townName }: AccommodationInTown,
  url: string | null,
): CorrectionSuggestion {
  const { uuid, origin, state, comment, reason, version } = record;
  return {
    uuid,
    accommodation: { uuid: house.uuid, name: house.name, town: townName, url },
    origin,
    state,
    changes: fieldsOf(record.changes).map((field) => ({
      field,
      now: house[field],
      before: record.before[field],
      suggested: record.changes[field],
      accepted: record.acceptedFields.includes(field),
      ...(field in record.acceptedValues && { acceptedValue: record.acceptedValues[field] }),
    })),
    comment,
    wantsThanks: record.email !== null,
    reason,
    createdAt: record.createdAt.toISOString(),
    settledAt: record.settledAt?.toISOString() ?? null,
    version,
  };
}
