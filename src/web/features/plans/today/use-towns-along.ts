import { useEffect, useState } from "react";

import type { PlanHouses, PlanTown } from "#contract/plans/plan-houses.ts";
import { queryString } from "#web/i18n/paths.ts";

import type { TodayPlan } from "./today-data.ts";

/** The towns that a plan passes with their places to stay; those that came with the page until they are there, and offline. */
export function useTownsAlong({ plan, towns, share, visitorSearch }: TodayPlan): readonly PlanTown[] {
  const [fetched, setFetched] = useState<readonly PlanTown[] | null>(null);
  const isInAccount = visitorSearch === undefined;
  const address = `/api/plans/${plan.uuid}/houses${queryString({ along: "true", share })}`;
  useEffect(() => {
    if (!isInAccount) return;
    const leaving = new AbortController();
    const load = async () => {
      const answer = await fetch(address, { signal: leaving.signal });
      // This site's own answer, of the shape that its contract gives it.
      if (answer.ok) setFetched(((await answer.json()) as PlanHouses).towns);
    };
    void load().catch(() => undefined);
    return () => leaving.abort();
  }, [address, isInAccount]);
  return fetched ?? towns;
}
