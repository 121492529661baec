import type { PreHydrationInput } from "./pre-hydration-input.ts";

export type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export function isFormField(element: unknown): element is FormField {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}

/**
 * Sets the value of a field as if it was typed, so that listeners of the field are notified, even if the value is the
 * same. React compares a field with the last value set by the element's own setter; the setter of the prototype
 * bypasses it.
 */
export function enterValue(field: FormField, value: string): void {
  if (!(field instanceof HTMLSelectElement)) {
    const { selectionStart, selectionEnd } = field;
    field.value = `${value} `;
    setAsTyped(field, value);
    // Keeps the cursor position within a word; numbers and dates have none.
    if (selectionStart !== null && field === document.activeElement)
      field.setSelectionRange(selectionStart, selectionEnd);
  } else setAsTyped(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

function setAsTyped(field: FormField, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
}

/** Checks or unchecks a field as if it was clicked. */
export function enterTick(field: HTMLInputElement, isTicked: boolean): void {
  field.checked = !isTicked;
  field.click();
}

/**
 * Replays input from before hydration. React leaves it in the fields, but not in its state: the next update of the
 * page would overwrite it. Call once, after hydration.
 */
export function replayInput(typed: PreHydrationInput): void {
  for (const [field, value] of typed) {
    // Files can only be chosen by hand, and need no replay.
    if (!isFormField(field) || !field.isConnected || field.type === "file") continue;
    if (typeof value === "string") enterValue(field, value);
    else if (field instanceof HTMLInputElement) enterTick(field, value);
  }
  typed.clear();
}
