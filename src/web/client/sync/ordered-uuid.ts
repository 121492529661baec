let lastMs = 0;

/** A uuid (version 7) after which every later one of this page comes, by its letters too: what waits is sent in that order. */
export function orderedUuid(): string {
  lastMs = Math.max(Date.now(), lastMs + 1);
  const time = lastMs.toString(16).padStart(12, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-7${crypto.randomUUID().slice(15)}`;
}
