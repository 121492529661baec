import { useEffect } from "react";
import { useFetcher, useLocation } from "react-router";

import { unitsParameter, useUnits } from "#web/client/settings/units.ts";

import type { StaticHtml } from "./static-html.tsx";

/**
 * The static parts of a page in the measures somebody thinks in. The server writes kilometres; whoever thinks in miles has
 * them fetched once more.
 */
export function useStaticHtml<Parts extends Readonly<Record<string, StaticHtml>>>(parts: Parts): Parts {
  const units = useUnits();
  const { pathname, search } = useLocation();
  const { load, data } = useFetcher<{ readonly parts: Parts }>({ key: `static ${pathname}${search}` });
  useEffect(() => {
    if (units === "metric") return;
    const asked = new URLSearchParams(search);
    asked.set(unitsParameter, units);
    void load(`${pathname}?${asked.toString()}`);
  }, [units, pathname, search, load]);
  return units === "metric" ? parts : (data?.parts ?? parts);
}
