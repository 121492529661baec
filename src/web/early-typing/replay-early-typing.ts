import { enterTick, enterValue, isFormField } from "#web/forms/enter-value.ts";

import type { EarlyTyping } from "./early-typing-script.ts";

/**
 * Types again what was typed while the page was not alive yet. React leaves it in the fields, but knows nothing of it: the
 * next change of the page would write over it. To be called once, when the page has come to life.
 */
export function replayEarlyTyping(typed: EarlyTyping): void {
  for (const [field, value] of typed) {
    // Files are chosen by hand only, and need no telling.
    if (!isFormField(field) || !field.isConnected || field.type === "file") continue;
    if (typeof value === "string") enterValue(field, value);
    else if (field instanceof HTMLInputElement) enterTick(field, value);
  }
  typed.clear();
}
