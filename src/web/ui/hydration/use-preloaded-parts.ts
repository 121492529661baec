import { use, useState } from "react";
import { useLocale } from "use-intl";

import type { Locale } from "#web/i18n/language.ts";

import { serverRenderedParts } from "./lazy-part.tsx";
import { useHydrated } from "./use-hydrated.ts";

/** Cached by language and names: a component has to suspend on the same promise in every render. */
const waits = new Map<string, Promise<unknown>>();

function fetched(names: readonly string[], locale: Locale): Promise<unknown> {
  const key = `${locale} ${names.join(" ")}`;
  const fetchAll = () => Promise.allSettled(names.map((name) => serverRenderedParts.get(name)?.(locale)));
  // Nested parts are only known once the outer ones are loaded.
  const wait = waits.get(key) ?? fetchAll().then(fetchAll);
  waits.set(key, wait);
  return wait;
}

/**
 * Loads named parts with a page in client-side navigations, which stay on the old page until then: otherwise the parts
 * would be empty for a moment. Server-rendered pages are complete from the start.
 *
 * @param names of the visible parts
 */
export function usePreloadedParts(names: () => readonly string[]): void {
  const locale = useLocale() as Locale;
  const [isOpened] = useState(useHydrated());
  if (isOpened) use(fetched(names(), locale));
}
