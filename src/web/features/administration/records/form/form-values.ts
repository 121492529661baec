import type { ComponentProps } from "react";

import { fieldText } from "#contract/administration/field-text.ts";
import type { ShownRecord } from "#contract/administration/record.ts";
import type { FieldInput } from "#contract/administration/field-definition.ts";

import type { FieldView, ResourceView } from "../resource-view.ts";

/** Values of a form by field: lists separated by semicolons, seasons as JSON, references as slugs. */
export type FormValues = Readonly<Record<string, string>>;

/** An instant in the format of inputs: to the minute, in UTC. */
const minuteLength = 16;

export function editableFields({ fields }: ResourceView): FieldView[] {
  return Object.values(fields).filter(({ isDerived }) => !isDerived);
}

/** The values of a record in the format of the form. */
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
  return Object.keys(after).filter((name) => (after[name] ?? "") !== (before[name] ?? ""));
}

/** Under this name a form has what is typed to be added to a list: it is saved with the list, and not to be lost either. */
export function additionTo(name: string): string {
  return `${name}+`;
}

/** The entries of a list value. */
export function entriesOf(text: string): string[] {
  return text
    .split(";")
    .map((entry) => entry.trim())
    .filter(Boolean);
}

export function joinEntries(entries: readonly string[]): string {
  return entries.join("; ");
}

/** Attributes of a plain input by its kind of value. Numbers are text inputs, so that commas and errors are not lost. */
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
