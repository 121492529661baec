import type { Locale } from "#web/i18n/language.ts";

/**
 * Loaders for everything that a server-rendered part needs, by the name of the part. Next to the part there is a
 * template with that name as `data-drawn`.
 */
export const serverRenderedParts = new Map<string, (locale: Locale) => Promise<void>>();

/**
 * Loads what the parts in the document need. Await it before hydration: React renders a suspended part again, and a
 * button that was being pressed is then gone. A part whose loading fails retries by itself. Parts that styles hide at
 * this width, such as the options that phones show in a sheet, load when opened, and deferred parts when they hydrate.
 */
export async function loadServerRenderedParts(): Promise<void> {
  // The modules that register parts are evaluated together with the calling one, some of them after it.
  await Promise.resolve();
  const marks = [...document.querySelectorAll<HTMLElement>("[data-drawn]")].filter(
    (mark) => mark.parentElement?.checkVisibility() && !mark.closest("[data-part]"),
  );
  // A loaded part may contain further ones.
  for (;;) {
    const missing = marks.flatMap(({ dataset: { drawn: name = "" } }) => {
      const load = serverRenderedParts.get(name);
      serverRenderedParts.delete(name);
      return load ?? [];
    });
    if (missing.length === 0) return;
    await Promise.allSettled(missing.map((load) => load(document.documentElement.lang as Locale)));
  }
}
