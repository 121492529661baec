import { parseJson } from "#contract/http/bounded-json.ts";
import { readFieldText } from "#contract/administration/field-text.ts";
import type { FieldDefinition } from "#contract/administration/field-definition.ts";
import type { ResourceDefinition } from "#contract/administration/resource-definition.ts";
import { type FormValues, joinEntries, editableFields } from "#web/features/administration/records/form/form-values.ts";
import type { ResourceView } from "#web/features/administration/records/resource-view.ts";

/** An instant to the minute, in the format of inputs. */
const toTheMinute = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** Parses a posted form by field; fields that are not in the form are unchanged. */
export function readFormValues(resource: ResourceView, fields: FormData, before: FormValues): FormValues {
  const values = editableFields(resource).map(({ name, input }): [string, string] => {
    const isThere = fields.has(name);
    switch (input.kind) {
      case "choices":
        return [name, isThere ? joinEntries(fields.getAll(name).map(String).filter(Boolean)) : (before[name] ?? "")];
      case "yes-no":
        // An unchecked box is not submitted.
        if (!input.unknown) return [name, String(fields.get(name) === "true")];
        break;
      default:
        break;
    }
    // Browsers without a script send line breaks in two characters.
    return [name, isThere ? String(fields.get(name)).replaceAll("\r\n", "\n") : (before[name] ?? "")];
  });
  return { ...Object.fromEntries(values), published: String(fields.get("published") === "true") };
}

/** The initial values of a form, as the form itself submits them; null if it has not. */
export function readBase(fields: FormData): FormValues | null {
  try {
    const base: unknown = parseJson(String(fields.get("base")), 1_000);
    if (typeof base !== "object" || base === null || Array.isArray(base)) return null;
    return Object.fromEntries(Object.entries(base).map(([name, value]) => [name, String(value)]));
  } catch {
    return null;
  }
}

/** The version of the record that a form was filled in from; null if it does not say. */
export function readVersion(fields: FormData): number | null {
  const text = String(fields.get("version"));
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

/** Nobody enters metres to the millimetre: 1.306 and 1,306 mean more than a thousand of them. */
function withoutThousandsSign(metres: string): string {
  return metres.replace(/^(\s*[+-]?[1-9]\d{0,2})[.,](\d{3}\s*)$/, "$1$2");
}

/** Emptied fields are null, which the schema rejects for required ones. */
function valueOf(field: FieldDefinition, text: string): unknown {
  const isMoment = field.input.kind === "moment" && toTheMinute.test(text);
  const value = isMoment ? `${text}:00Z` : field.unit === "m" ? withoutThousandsSign(text) : text;
  return readFieldText(field, value) ?? null;
}

/** Fields of a form as in a request, with the form's source for facts. */
export function writtenRecord(
  definition: ResourceDefinition,
  values: FormValues,
  names: readonly string[],
  fields: FormData,
): Record<string, unknown> {
  const entries = names.flatMap((name) => {
    const field = definition.fields[name];
    if (field) return [[name, valueOf(field, values[name] ?? "")] as const];
    return name === "published" ? [[name, values[name] === "true"] as const] : [];
  });
  const who = String(fields.get("source.who") ?? "").trim();
  if (who === "") return Object.fromEntries(entries);
  const date = String(fields.get("source.when") ?? "").trim();
  const source = { source: who, date: date === "" ? null : date, certainty: fields.get("source.certainty") };
  const facts = names.filter((name) => definition.fields[name]?.isFact);
  return {
    ...Object.fromEntries(entries),
    ...(facts.length > 0 && { sources: Object.fromEntries(facts.map((name) => [name, source])) }),
  };
}
