import { useState } from "react";

import { PlannerScreen } from "#web/features/planner/planner-screen.tsx";
import { lazyHydrate } from "#web/ui/hydration/lazy-hydrate.tsx";
import { usePreloadedParts } from "#web/ui/hydration/use-preloaded-parts.ts";

// Styles of the server-rendered map and profile; deferred parts load theirs with their script.
import "#web/components/interactive-map/open-map.css";
import "#web/components/profile/elevation-profile.css";

import type { PlannerPageData } from "./planner-page-data.ts";
import type { PlannerMapProps } from "./map/planner-map.tsx";

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

function LazyPlannerMap(props: PlannerMapProps) {
  const { planner } = props;
  const [drawn] = useState(planner);
  return <PlannerMap {...props} planner={planner.isInUse || planner.open !== drawn.open ? planner : drawn} />;
}
