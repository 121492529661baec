import { useEffect, useMemo } from "react";
import { useFetcher, useLocation } from "react-router";

import { unitsParameter, useUnits } from "#web/client/settings/units.ts";

import type { StaticHtml } from "./static-html.tsx";

/**
 * The static parts of a page in the measures somebody thinks in. The server writes kilometres; whoever thinks in miles has
 * them fetched once more, and sees none of them before.
 */
export function useStaticHtml<Parts extends Readonly<Record<string, StaticHtml>>>(parts: Parts): Parts {
  const units = useUnits();
  const { pathname, search } = useLocation();
  const { load, data } = useFetcher<{ readonly parts: Parts }>({ key: `static ${pathname}${search}` });
  useEffect(() => {
    if (units === "metric") return;
    const asked = new URLSearchParams(search);
    asked.set(unitsParameter, units);
    // The first page lies at the address of what surrounds it; the router tells them apart by this.
    asked.set("index", "");
    void load(`${pathname}?${asked.toString()}`);
  }, [units, pathname, search, load]);
  const hidden = useMemo(() => {
    const all = Object.entries(parts).map(([name, part]) => [name, { ...part, isHidden: true }]);
    return Object.fromEntries(all) as Parts;
  }, [parts]);
  return units === "metric" ? parts : (data?.parts ?? hidden);
}
