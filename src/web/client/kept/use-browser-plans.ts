import { useMemo, useSyncExternalStore } from "react";

import { type BrowserPlan, browserPlansStore, parsePlans } from "./browser-plans.ts";

/** The plans that this browser keeps, as they come and go; none while the page is not alive yet. */
export function useBrowserPlans(): readonly BrowserPlan[] {
  const { subscribe, snapshot, onServer } = browserPlansStore;
  const text = useSyncExternalStore(subscribe, snapshot, onServer);
  return useMemo(() => parsePlans(text), [text]);
}
