import { readRecordQuery, recordQuery } from "#contract/administration/record-query.ts";
import { type ResourceName, resourceNames, resources } from "#contract/administration/resources/all-resources.ts";
import { administeredTrailNoteQuery } from "#contract/places/trail-notes.ts";
import { suggestionListQuery } from "#contract/places/correction-suggestions.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { listCorrectionSuggestions } from "#use-cases/suggestions/show-suggestions.ts";
import { listNotesToDecide } from "#use-cases/trail-notes/decide-trail-note.ts";
import { listRecords } from "../records/list-records.ts";

/** Numbers for the navigation of administration. */
export interface PendingCounts {
  readonly records: Readonly<Record<ResourceName, number>>;
  readonly openSuggestions: number;
  readonly reportedNotes: number;
}

/** How many records each resource has, and what waits for an answer. @throws UseCaseError for everybody but editors */
export async function countForNav(context: UseCaseContext): Promise<PendingCounts> {
  const open = suggestionListQuery.parse({ perPage: 1, state: ["open"] });
  const { total: openSuggestions } = await listCorrectionSuggestions(context, open);
  const reported = administeredTrailNoteQuery.parse({ perPage: 1, state: ["reported"] });
  const { total: reportedNotes } = await listNotesToDecide(context, reported);
  const counted = await Promise.all(
    resourceNames.map(async (name) => {
      const query = readRecordQuery(resources[name], recordQuery(resources[name]).parse({ perPage: 1 }));
      return [name, (await listRecords(context, name, query)).total] as const;
    }),
  );
  // Made from all names, so that every one is there.
  return { records: Object.fromEntries(counted) as Record<ResourceName, number>, openSuggestions, reportedNotes };
}
