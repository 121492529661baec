import { useEffect } from "react";
import { useLocation } from "react-router";

import { keepOpenedPlanner } from "#web/client/kept/keep-opened-planner.ts";
import { whenIdle } from "#web/client/timing/when-idle.ts";

import type { PlannerPageData } from "#web/features/planner/page/planner-page-data.ts";

/** Keeps the planner of the route that is open for days without a network; what is personal of it is left out. */
export function useKeptPlanner(page: PlannerPageData): void {
  const { pathname } = useLocation();
  const { data } = page;
  const { slug } = data.route;
  useEffect(() => {
    if (!import.meta.env.PROD || data.unknownRoute !== null) return;
    const impersonal = { ...page, data: { ...data, route: { ...data.route, ownPace: null } } };
    // Browsers that keep nothing plan on the network alone.
    return whenIdle(() => void keepOpenedPlanner(pathname, slug, impersonal).catch(() => undefined));
  }, [pathname, slug, page, data]);
}
