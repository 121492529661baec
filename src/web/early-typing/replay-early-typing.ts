import { enterTick, enterValue, isFormField } from "#web/forms/enter-value.ts";

import { earlyTypingName } from "./early-typing-script.ts";

/** What was changed, by field: a text, or whether it is ticked. */
type EarlyTyping = Map<unknown, string | boolean> & { readonly note: (event: Event) => void };

/**
 * Types again what was typed while the page was not alive yet. React leaves it in the fields, but knows nothing of it: the
 * next change of the page would write over it. To be called once, when the page has come to life.
 */
export function replayEarlyTyping(): void {
  const typed = (window as { readonly [earlyTypingName]?: EarlyTyping })[earlyTypingName];
  if (!typed) return;
  removeEventListener("input", typed.note, true);
  for (const [field, value] of typed) {
    // Files are chosen by hand only, and need no telling.
    if (!isFormField(field) || !field.isConnected || field.type === "file") continue;
    if (typeof value === "string") enterValue(field, value);
    else if (field instanceof HTMLInputElement) enterTick(field, value);
  }
  typed.clear();
}
