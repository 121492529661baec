import { useEffect, useState } from "react";

import { loadedAtLast } from "#web/ui/lazy-part.tsx";

const load = () => import("./plan-in-browser.ts");

export type PlanInBrowser = Awaited<ReturnType<typeof load>>;

let kept: PlanInBrowser | null = null;

/** What plans in the browser, once it is wanted and there; the server has planned what a page shows at first. */
export function usePlanInBrowser(isWanted: boolean): PlanInBrowser | null {
  const [planner, setPlanner] = useState(kept);
  useEffect(() => {
    if (!isWanted || planner) return;
    void loadedAtLast(load).then((loaded) => setPlanner((kept = loaded)));
  }, [isWanted, planner]);
  return planner;
}
