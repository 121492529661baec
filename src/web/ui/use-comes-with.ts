import { use, useState } from "react";
import { useLocale } from "use-intl";

import type { Locale } from "#web/i18n/language.ts";

import { drawnParts } from "./drawn-parts.ts";
import { useHydrated } from "./use-hydrated.ts";

/** By language and names: what a component waits for has to be one promise at every drawing. */
const waits = new Map<string, Promise<unknown>>();

function fetched(names: readonly string[], locale: Locale): Promise<unknown> {
  const key = `${locale} ${names.join(" ")}`;
  const fetchAll = () => Promise.allSettled(names.map((name) => drawnParts.get(name)?.(locale)));
  // Parts within others are known only once those have come.
  const wait = waits.get(key) ?? fetchAll().then(fetchAll);
  waits.set(key, wait);
  return wait;
}

/**
 * Has named parts come with a page that is opened from another one, which stays until they are there: they would stand
 * empty for a moment otherwise. What the server has drawn is full from the start.
 *
 * @param names of the parts that are shown
 */
export function useComesWith(names: () => readonly string[]): void {
  const locale = useLocale() as Locale;
  const [isOpened] = useState(useHydrated());
  if (isOpened) use(fetched(names(), locale));
}
