import { useEffect } from "react";
import { useLocation } from "react-router";

import { canWorkOffline } from "#web/client/offline/support.ts";
import { whenIdle } from "#web/client/timing/when-idle.ts";

import type { PlannerPageData } from "#web/features/planner/page/planner-page-data.ts";

/** Keeps the planner of the route that is open for days without a network; what is personal of it is left out. */
export function useSaveOpenedPlanner(page: PlannerPageData): void {
  const { pathname } = useLocation();
  const { data } = page;
  const { slug } = data.route;
  useEffect(() => {
    if (!canWorkOffline() || data.unknownRoute !== null) return;
    const impersonal = { ...page, data: { ...data, route: { ...data.route, ownPace: null } } };
    // Browsers that keep nothing plan on the network alone.
    const save = async () => {
      // At a first visit the worker comes first, and what it stores with it afterwards.
      await navigator.serviceWorker.ready;
      const { saveOpenedPlanner } = await import("#web/client/offline/offline-planners.ts");
      await saveOpenedPlanner(pathname, slug, impersonal);
    };
    return whenIdle(() => void save().catch(() => undefined));
  }, [pathname, slug, page, data]);
}
