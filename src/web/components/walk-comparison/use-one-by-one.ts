import { useEffect, useState } from "react";

import { whenIdle } from "#web/client/timing/when-idle.ts";
import { useHydrated } from "#web/ui/use-hydrated.ts";

/**
 * How many of some costly parts are drawn: all of them in the server's HTML, and where the page is opened from another
 * one, one more each time the browser is idle, so that it can answer between them.
 */
export function useOneByOne(parts: number): number {
  const isOpenedLater = useHydrated();
  const [drawn, setDrawn] = useState(isOpenedLater ? 0 : parts);
  useEffect(() => (drawn < parts ? whenIdle(() => setDrawn(drawn + 1)) : undefined), [drawn, parts]);
  return drawn;
}
