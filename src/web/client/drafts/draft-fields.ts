import { enterValue, type FormField, isFormField } from "#web/client/hydration/type-again.ts";

/** What stands in the fields of a form, by their names; several of one name in their order. */
export type Draft = Readonly<Record<string, readonly string[]>>;

/** Fields that hold no secret and no file. */
export function isKept(type: string): boolean {
  return !["password", "file", "hidden", "submit", "button", "image", "reset"].includes(type);
}

function fieldsOf(form: HTMLFormElement): FormField[] {
  return [...form.elements].filter(isFormField).filter((field) => field.name !== "" && isKept(field.type));
}

function isTick(field: FormField): field is HTMLInputElement {
  return field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio");
}

/** What somebody has entered into a form so far, without passwords and files. */
export function readDraft(form: HTMLFormElement): Draft {
  const draft: Record<string, string[]> = {};
  for (const field of fieldsOf(form)) {
    const values = (draft[field.name] ??= []);
    if (!isTick(field)) values.push(field.value);
    else if (field.checked) values.push(field.value);
  }
  return draft;
}

/** Puts a draft back as if it was typed again, so that whoever listens to the fields hears of it. */
export function restoreDraft(form: HTMLFormElement, draft: Draft): void {
  const used = new Map<string, number>();
  for (const field of fieldsOf(form)) {
    const values = draft[field.name];
    if (!values) continue;
    if (isTick(field)) {
      if (field.checked !== values.includes(field.value)) field.click();
      continue;
    }
    const index = used.get(field.name) ?? 0;
    used.set(field.name, index + 1);
    const value = values[index];
    if (value !== undefined && value !== field.value && hasPlaceFor(field, value)) enterValue(field, value);
  }
}

/** Choices of a list may have changed since. */
function hasPlaceFor(field: FormField, value: string): boolean {
  return !(field instanceof HTMLSelectElement) || [...field.options].some((option) => option.value === value);
}
