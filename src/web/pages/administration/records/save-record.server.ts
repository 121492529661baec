import { data } from "react-router";

import type { Impact } from "#contract/administration/impact.ts";
import { recordSchemas, type ShownRecord } from "#contract/administration/record.ts";
import { type ResourceName, resources } from "#contract/administration/resources/all-resources.ts";
import { requireEditor } from "#use-cases/actor.ts";
import { changeRecord } from "#use-cases/administration/records/change-record.ts";
import { listAudit } from "#use-cases/administration/audit/list-audit.ts";
import { createRecord } from "#use-cases/administration/records/make-record.ts";
import { impactOfChange } from "#use-cases/administration/records/impact.ts";
import { RecordConflict, showRecord } from "#use-cases/administration/records/open-record.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { notValid } from "#use-cases/use-case-error.ts";
import { changedFields, formValues } from "#web/features/administration/records/form/form-values.ts";
import type {
  Difference,
  RecordDraft,
  RecordAnswer,
} from "#web/features/administration/records/form/use-record-form.ts";
import { handleForm } from "#web/pages/handle-form.server.ts";

import { describeResource } from "./resource.server.ts";
import { readBase, readFormValues, readVersion, writtenRecord } from "./read-record-form.server.ts";

type Saved =
  | { readonly record: ShownRecord; readonly answer: null }
  | { readonly record: null; readonly answer: ReturnType<typeof data<RecordAnswer>> };

const form = "record";

/** Contains the line of an arc twice: its new and its previous state. */
export const recordForm = { maxBytes: 5_000_000, maxFields: 2_000 };

/**
 * Saves a record's form; returns the record, or a response with the errors. A form without the state of the record that
 * it was filled in from is refused, and shown on top of the current one.
 *
 * @param uuid null creates a new record
 */
export async function saveRecord(
  context: UseCaseContext,
  resource: ResourceName,
  uuid: string | null,
  fields: FormData,
): Promise<Saved> {
  const { locale } = requireEditor(context);
  const definition = resources[resource];
  const view = describeResource(resource);
  const sent = { base: readBase(fields), version: readVersion(fields) };
  const isStateless = uuid !== null && (sent.base === null || sent.version === null);
  const current = isStateless ? await showRecord(context, resource, uuid) : null;
  const base = current ? formValues(view, current) : (sent.base ?? {});
  const version = current?.version ?? sent.version;
  const values = readFormValues(view, fields, base);
  // Empty fields of a new record are left out: the record has its own defaults for unknown facts.
  const names = uuid === null ? Object.keys(values).filter((name) => values[name] !== "") : changedFields(base, values);
  const body = writtenRecord(definition, values, names, fields);
  const schemas = recordSchemas(definition);
  const schema = uuid === null ? schemas.creation : schemas.change;
  const outcome: { record?: ShownRecord; conflict?: RecordConflict; impact?: Impact } = {};
  const { data: reply, init } = await handleForm({ form, fields, locale, schema, body }, async (written) => {
    if (isStateless) throw notValid("version", "form_without_state");
    if (fields.get("intent") === "weigh") {
      outcome.impact = await impactOfChange(context, resource, uuid, written);
      return;
    }
    try {
      outcome.record =
        uuid === null
          ? await createRecord(context, resource, written)
          : await changeRecord(context, resource, uuid, written, version);
    } catch (failure) {
      if (!(failure instanceof RecordConflict)) throw failure;
      outcome.conflict = failure;
    }
  });
  if (outcome.record) return { record: outcome.record, answer: null };
  // The state contains the whole input.
  const refused = { ...reply, isDone: false, typed: {} };
  if (!outcome.conflict) {
    const state: RecordDraft = { version: uuid === null ? null : version, base, values };
    return {
      record: null,
      answer: data({ ...refused, state, conflict: null, impact: outcome.impact ?? null }, init ?? {}),
    };
  }
  const { current: saved } = outcome.conflict;
  const theirs = formValues(view, saved);
  const merged = Object.fromEntries(
    Object.keys(theirs).map((name) => [name, values[name] === base[name] ? theirs[name] : values[name]] as const),
  ) as Record<string, string>;
  // The form's own save, whose response was lost, or the same change by somebody else.
  if (changedFields(theirs, merged).length === 0) return { record: saved, answer: null };
  const conflict = {
    by: await lastEditor(context, definition.singular, saved.uuid),
    version: saved.version,
    differences: differencesOf(base, values, theirs),
  };
  const state: RecordDraft = { version: saved.version, base: theirs, values: merged };
  return { record: null, answer: data({ ...refused, state, conflict, impact: null }, { status: 409 }) };
}

/** Name of the last editor of a record. */
async function lastEditor(context: UseCaseContext, resource: string, uuid: string): Promise<string | null> {
  const { data: entries } = await listAudit(context, { resource, uuid, page: 1, perPage: 1 });
  return entries[0]?.byName ?? null;
}

function differencesOf(
  base: Readonly<Record<string, string>>,
  values: Readonly<Record<string, string>>,
  theirs: Readonly<Record<string, string>>,
): Difference[] {
  return changedFields(theirs, values).map((field) => ({
    field,
    theirs: theirs[field] ?? "",
    mine: values[field] ?? "",
    isMine: values[field] !== base[field],
  }));
}
