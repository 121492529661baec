import { useState } from "react";

import { PlannerScreen } from "#web/features/planner/planner-screen.tsx";
import { lazyHydrate } from "#web/ui/lazy-hydrate.tsx";
import { usePreloadedParts } from "#web/ui/use-preloaded-parts.ts";

// Styles of the server-rendered map and profile; deferred parts load theirs with their script.
import "#web/components/interactive-map/open-map.css";
import "#web/components/profile/elevation-profile.css";

import type { PlannerPageData } from "./planner-page-data.ts";
import type { WalkPictureProps } from "./picture/walk-picture.tsx";

/** The plan as map and profile, server-rendered until somebody uses the page. */
const WalkPicture = lazyHydrate("walk-picture", async () => (await import("./picture/walk-picture.tsx")).WalkPicture);

/** Parts that narrow screens hide, and parts that only they show. */
const parts = {
  wide: ["curve-card", "options-form", "walk-picture", "picture-messages"],
  narrow: ["walk-picture", "picture-messages"],
};

/** The planner of one route, with its plan as map and profile. */
export function PlannerView({ page: { data, first, towns } }: { page: PlannerPageData }) {
  usePreloadedParts(() => (window.matchMedia("(width >= 64rem)").matches ? parts.wide : parts.narrow));
  return (
    <PlannerScreen
      key={data.route.slug}
      data={data}
      picture={(planner, openDay) => <LazyPicture planner={planner} first={first} towns={towns} onOpen={openDay} />}
    />
  );
}

function LazyPicture(props: WalkPictureProps) {
  const { planner } = props;
  const [drawn] = useState(planner);
  return <WalkPicture {...props} planner={planner.isInUse || planner.open !== drawn.open ? planner : drawn} />;
}
