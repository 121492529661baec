import type { ComponentProps } from "react";

import { fieldText } from "#contract/administration/field-text.ts";
import type { ShownRecord } from "#contract/administration/record.ts";
import type { FieldInput } from "#contract/administration/field-definition.ts";

import type { FieldView, ResourceView } from "../resource-view.ts";

/** What stands in the fields of a form, by field; lists with semicolons, seasons as JSON, other records by their slugs. */
export type FormValues = Readonly<Record<string, string>>;

/** A moment as inputs have it: to the minute, in UTC. */
const minuteLength = 16;

/** Fields of a resource that people write. */
export function editableFields({ fields }: ResourceView): FieldView[] {
  return Object.values(fields).filter(({ isDerived }) => !isDerived);
}

/** The values of a record as a form has them. */
export function formValues(resource: ResourceView, record: ShownRecord): FormValues {
  const values = editableFields(resource).map(({ name, input }) => {
    const reference = record.references[name];
    if (reference) return [name, reference.slug ?? reference.uuid] as const;
    const text = fieldText(record[name]);
    return [name, input.kind === "moment" ? text.slice(0, minuteLength) : text] as const;
  });
  return Object.fromEntries([...values, ["published", String(record.published)]]);
}

/** The values of a form for a new record. */
export function emptyValues(resource: ResourceView): FormValues {
  return Object.fromEntries([
    ...editableFields(resource).map(({ name }) => [name, ""] as const),
    ["published", "false"],
  ]);
}

/** Names of the fields that differ. */
export function changedFields(before: FormValues, after: FormValues): string[] {
  return Object.keys(after).filter((name) => after[name] !== before[name]);
}

/** A list of a form as its entries. */
export function entriesOf(text: string): string[] {
  return text
    .split(";")
    .map((entry) => entry.trim())
    .filter(Boolean);
}

export function joinEntries(entries: readonly string[]): string {
  return entries.join("; ");
}

/** Attributes of a plain input by what is written into it. Numbers are text, so that commas and mistakes are kept. */
export function inputOf(kind: FieldInput["kind"]): ComponentProps<"input"> {
  switch (kind) {
    case "number":
    case "coordinate":
      return { inputMode: "decimal", autoComplete: "off" };
    case "mail":
      return { type: "email", autoComplete: "off" };
    case "time":
      return { type: "time" };
    case "moment":
      return { type: "datetime-local" };
    case "colour":
      return { autoComplete: "off", spellCheck: false };
    default:
      return { autoComplete: "off" };
  }
}
