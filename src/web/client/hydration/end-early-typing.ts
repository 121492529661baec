import type { ReplayTyping } from "./early-typing-script.ts";

/** Has what was typed early typed again: the page has come to life. */
export function endEarlyTyping(): void {
  const { vieiraTyped } = window as { readonly vieiraTyped?: ReplayTyping };
  vieiraTyped?.(() => import("./type-again.ts"));
}
