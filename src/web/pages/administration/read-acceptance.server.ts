import { resources } from "#contract/administration/resources/all-resources.ts";
import { changedFields, type FormValues } from "#web/features/administration/records/form/form-values.ts";
import { readJson } from "#web/ui/forms/read-json.ts";

import { readBase, readFormValues, writtenRecord } from "./records/read-record-form.server.ts";
import { describeResource } from "./records/resource.server.ts";

interface SentAcceptance {
  /** In the format of the API. */
  readonly body: { readonly fields: readonly string[]; readonly values: object };
  /** The values of the house that the page showed, by field. */
  readonly seen: Readonly<Record<string, unknown>>;
  /** As typed. */
  readonly typed: FormValues;
}

/** Parses the form that accepts a suggestion: the ticked fields, and what has been changed of their values. */
export function readAcceptance(fields: FormData): SentAcceptance {
  const ticked = namesAfter(fields, "take.");
  const suggested = readBase(fields) ?? {};
  const typed = readFormValues(describeResource("accommodations"), fields, suggested);
  const changed = changedFields(suggested, typed).filter((field) => field in suggested && ticked.includes(field));
  return {
    body: { fields: ticked, values: writtenRecord(resources.accommodations, typed, changed, fields) },
    seen: Object.fromEntries(
      namesAfter(fields, "seen.").map((field) => [field, readJson(fields.get(`seen.${field}`))]),
    ),
    typed,
  };
}

function namesAfter(fields: FormData, prefix: string): string[] {
  return [...fields.keys()].filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));
}
