import type { WrittenFields } from "#contract/administration/record.ts";
import type { FactSource, FactSources } from "#database/schema/content-columns.ts";
import type { Fields } from "#database/queries/administration/records/record-store.ts";
import type { Resource } from "./resource.ts";

/** Who says so when an editor does not say who does. */
const editorsSource = "vieira-editor";

function isUnknown(value: unknown): boolean {
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0);
}

/**
 * The sources of a record once some of its facts are known anew: as given, else the editor of that day. What is not
 * known has no source.
 */
export function sourcesAfter(
  { definition }: Resource,
  before: Fields | null,
  changed: WrittenFields,
  given: FactSources | undefined,
  now: Date,
): FactSources {
  const sources: Record<string, FactSource> = { ...(before?.["sources"] as FactSources | undefined) };
  const editor: FactSource = { source: editorsSource, date: now.toISOString().slice(0, 10), certainty: "high" };
  for (const [field, value] of Object.entries(changed)) {
    if (!definition.fields[field]?.isFact) continue;
    if (isUnknown(value)) delete sources[field];
    else sources[field] = editor;
  }
  for (const [field, source] of Object.entries(given ?? {})) {
    const value = field in changed ? changed[field] : before?.[field];
    if (definition.fields[field]?.isFact && !isUnknown(value)) sources[field] = source;
  }
  return sources;
}
