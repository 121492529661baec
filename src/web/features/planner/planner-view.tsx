import { useDeferredValue, useState } from "react";

import type { PlannerData } from "#web/features/planner/view/planner-data.ts";
import { lazyHydrate } from "#web/ui/hydration/lazy-hydrate.tsx";
import { usePreloadedParts } from "#web/ui/hydration/use-preloaded-parts.ts";

// Styles of the server-rendered map and profile; deferred parts load theirs with their script.
import "#web/components/interactive-map/open-map.css";
import "#web/components/profile/elevation-profile.css";

import { PlannerColumns, type PlannerColumnsProps } from "./planner-columns.tsx";
import type { PlannerPageData } from "./planner-page-data.ts";
import type { PlannerMapProps } from "./map/planner-map.tsx";
import { CurrentOptions } from "./options/current-options.ts";
import { usePlannerOptions } from "./options/use-options.ts";
import { useBrowserPlan } from "./use-browser-plan.ts";

/** The plan as map and profile, server-rendered until somebody uses the page. */
const PlannerMap = lazyHydrate("planner-map", async () => (await import("./map/planner-map.tsx")).PlannerMap);

/** Parts that narrow screens hide, and parts that only they show. */
const parts = {
  wide: ["curve-card", "options-form", "planner-map", "planner-map-messages"],
  narrow: ["planner-map", "planner-map-messages"],
};

/** The planner of one route, with its plan as map and profile. */
export function PlannerView({ page: { data, first, towns } }: { page: PlannerPageData }) {
  usePreloadedParts(() => (window.matchMedia("(width >= 64rem)").matches ? parts.wide : parts.narrow));
  return (
    <PlannerScreen
      key={data.route.slug}
      data={data}
      picture={(planner, openDay) => <LazyPlannerMap planner={planner} first={first} towns={towns} onOpen={openDay} />}
    />
  );
}

/**
 * Options, and the plan that follows them. Controls respond at once; the plan is computed on another thread, and
 * days and picture are rendered a moment later in chunks, so that a slow phone is never blocked for long.
 */
function PlannerScreen({ data, picture }: { data: PlannerData; picture: PlannerColumnsProps["picture"] }) {
  const options = usePlannerOptions(data);
  const { plan, isStale } = useBrowserPlan(data, options);
  const deferredPlan = useDeferredValue(plan);
  return (
    <CurrentOptions value={options}>
      <div className="planner-screen" aria-busy={isStale || deferredPlan !== plan}>
        <PlannerColumns data={data} browserPlan={deferredPlan} picture={picture} />
      </div>
    </CurrentOptions>
  );
}

function LazyPlannerMap(props: PlannerMapProps) {
  const { planner } = props;
  const [drawn] = useState(planner);
  return <PlannerMap {...props} planner={planner.isInUse || planner.open !== drawn.open ? planner : drawn} />;
}
