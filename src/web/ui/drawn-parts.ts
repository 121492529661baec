import type { Locale } from "#web/i18n/language.ts";

/**
 * What fetches all that a part needs that stands in pages as the server draws them, by the name of the part. Beside it
 * stands a template with that name as `data-drawn`.
 */
export const drawnParts = new Map<string, (locale: Locale) => Promise<void>>();

/**
 * Fetches what the parts need that are shown in the document. To be awaited before it is hydrated: React draws a part anew
 * that has to wait for something, and a button that was being pressed is gone then. What cannot be fetched is left to
 * the part, which asks for it again. What a style hides at this width, as the options that phones show in a sheet, comes
 * when it is opened, and what sleeps when it wakes.
 */
export async function loadDrawnParts(): Promise<void> {
  // The modules that register parts are run in one go with the one that asks, some of them after it.
  await Promise.resolve();
  const marks = [...document.querySelectorAll<HTMLElement>("[data-drawn]")].filter(
    (mark) => mark.parentElement?.checkVisibility() && !mark.closest("[data-part]"),
  );
  // A part that has come may hold further ones.
  for (;;) {
    const missing = marks.flatMap(({ dataset: { drawn = "" } }) => {
      const load = drawnParts.get(drawn);
      drawnParts.delete(drawn);
      return load ?? [];
    });
    if (missing.length === 0) return;
    await Promise.allSettled(missing.map((load) => load(document.documentElement.lang as Locale)));
  }
}
