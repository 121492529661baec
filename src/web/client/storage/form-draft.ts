import { type RefObject, useEffect, useRef } from "react";

import { enterValue, type FormField, isFormField } from "#web/client/hydration/replay-input.ts";

/** The values of a form's fields by name; several values of one name in their order. */
type Draft = Readonly<Record<string, readonly string[]>>;

/** Fields without secrets and files. A hidden field is saved if it says so: others hold what the page knows. */
function isSaved({ type, dataset }: FormField): boolean {
  if (type === "hidden") return dataset["draft"] !== undefined;
  return !["password", "file", "submit", "button", "image", "reset"].includes(type);
}

function fieldsOf(form: HTMLFormElement): FormField[] {
  return [...form.elements].filter(isFormField).filter((field) => field.name !== "" && isSaved(field));
}

function isTick(field: FormField): field is HTMLInputElement {
  return field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio");
}

/** The current input of a form, without passwords and files. */
export function readDraft(form: HTMLFormElement): Draft {
  const draft: Record<string, string[]> = {};
  for (const field of fieldsOf(form)) {
    const values = (draft[field.name] ??= []);
    if (!isTick(field)) values.push(field.value);
    else if (field.checked) values.push(field.value);
  }
  return draft;
}

/** Restores a draft as if it was typed again, so that listeners of the fields are notified. */
function restoreDraft(form: HTMLFormElement, draft: Draft): void {
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

/** The options of a list may have changed since. */
function hasPlaceFor(field: FormField, value: string): boolean {
  return !(field instanceof HTMLSelectElement) || [...field.options].some((option) => option.value === value);
}

/** Keys in this tab begin with it. */
export const draftPrefix = "vieira-draft-";
const keyOf = (name: string) => draftPrefix + name;

/** The draft of a form in this tab; `null` if there is none, or it is unreadable. */
export function savedDraft(name: string): unknown {
  // Not by `browser-storage`, which every page has: this file would bring its own chunk to all of them.
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(name)) ?? "null");
  } catch {
    return null;
  }
}

/** Saves input in this tab until it is sent or the tab is closed; nothing if storage is blocked or full. */
export function storeDraft(name: string, draft: unknown): void {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(draft));
  } catch {
    // Storage is blocked or full.
  }
}

/** Deletes the draft once it has been sent. */
export function forgetDraft(name: string): void {
  try {
    sessionStorage.removeItem(keyOf(name));
  } catch {
    // As above.
  }
}

/**
 * Deletes the draft of a form once it has been accepted.
 *
 * @param name as of `useDraft`
 */
export function useForgottenDraft(name: string | undefined, isDone: boolean): void {
  useEffect(() => {
    if (name !== undefined && isDone) forgetDraft(name);
  }, [name, isDone]);
}

/**
 * Saves the input of a form in this tab until the form is sent, and restores it when the page is reloaded. Passwords
 * and files are never saved.
 *
 * @param name of the form, stable across reloads and unique; null saves nothing
 * @param keepsAfterSubmit keeps it after submission too, so that rejected input need not be typed again
 * @returns the `ref` of the form
 */
export function useDraft(name: string | null, keepsAfterSubmit = false): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const element = form.current;
    if (!element || name === null) return undefined;
    const draft = savedDraft(name) as Draft | null;
    // Once React has finished: within an effect it would set a tick back before the page hears of it.
    if (draft) queueMicrotask(() => restoreDraft(element, draft));
    const onInput = () => storeDraft(name, readDraft(element));
    const onSubmit = () => {
      if (!keepsAfterSubmit) forgetDraft(name);
    };
    element.addEventListener("input", onInput);
    element.addEventListener("change", onInput);
    element.addEventListener("submit", onSubmit);
    return () => {
      element.removeEventListener("input", onInput);
      element.removeEventListener("change", onInput);
      element.removeEventListener("submit", onSubmit);
    };
  }, [name, keepsAfterSubmit]);
  return form;
}
