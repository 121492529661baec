import type { PreHydrationInput } from "./pre-hydration-input-script.ts";

export type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export function isFormField(element: unknown): element is FormField {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}

/**
 * Puts a value into a field as if it was typed, so that whoever listens to the field hears of it, also when it stands there
 * already. React compares a field with what was last set by the element's own setter; that of the element's kind goes past
 * it.
 */
export function enterValue(field: FormField, value: string): void {
  if (!(field instanceof HTMLSelectElement)) {
    const { selectionStart, selectionEnd } = field;
    field.value = `${value} `;
    setAsTyped(field, value);
    // Whoever is in the middle of a word stays there; numbers and dates have no such place.
    if (selectionStart !== null && field === document.activeElement)
      field.setSelectionRange(selectionStart, selectionEnd);
  } else setAsTyped(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

function setAsTyped(field: FormField, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
}

/** Ticks a field, or takes the tick away, as if it was pressed. */
export function enterTick(field: HTMLInputElement, isTicked: boolean): void {
  field.checked = !isTicked;
  field.click();
}

/**
 * Types again what was typed while the page was not alive yet. React leaves it in the fields, but knows nothing of it: the
 * next change of the page would write over it. To be called once, when the page has come to life.
 */
export function replayInput(typed: PreHydrationInput): void {
  for (const [field, value] of typed) {
    // Files are chosen by hand only, and need no telling.
    if (!isFormField(field) || !field.isConnected || field.type === "file") continue;
    if (typeof value === "string") enterValue(field, value);
    else if (field instanceof HTMLInputElement) enterTick(field, value);
  }
  typed.clear();
}
