/** What was changed before the page had come to life, by field: a text, or whether it is ticked. */
export type EarlyTyping = Map<unknown, string | boolean> & {
  /** Listens for more. */
  readonly note: (event: Event) => void;
};

/** What the script in the head of the document has noted; null where it could not run. */
export function earlyTyping(): EarlyTyping | null {
  return (window as { readonly vieiraTyped?: EarlyTyping }).vieiraTyped ?? null;
}

/** Whether there is anything to be typed again. Where there is not, nothing more is noted. */
export function hasEarlyTyping(): boolean {
  const typed = earlyTyping();
  if (!typed || typed.size > 0) return typed !== null;
  removeEventListener("input", typed.note, true);
  return false;
}
