import { type ComponentType, lazy, useState } from "react";
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

/** Retry delay in milliseconds, unless the browser reports that the network is back. */
const retryMs = 5_000;

/**
 * A component whose script is loaded when it is first rendered. While loading fails the page stays as it is: it is
 * retried when the network is back, and at intervals.
 *
 * @param partName a name for a part of server-rendered pages, see `loadServerRenderedParts`
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  partName?: string,
): ComponentType<Props> {
  const Later = lazy(async () => ({ default: await (typeof window === "undefined" ? load() : loadWithRetry(load)) }));
  if (partName === undefined) return Later;
  let loaded: ComponentType<Props> | undefined;
  serverRenderedParts.set(partName, async () => {
    loaded = await load();
  });
  return function NamedPart(props: Props) {
    const [Part] = useState(() => loaded ?? Later);
    return (
      <>
        <template data-drawn={partName} />
        <Part {...props} />
      </>
    );
  };
}

/** The result of `load`, with any number of attempts. */
export async function loadWithRetry<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    await new Promise<void>((resolve) => {
      window.addEventListener("online", () => resolve(), { once: true });
      setTimeout(resolve, retryMs);
    });
    return loadWithRetry(load);
  }
}
