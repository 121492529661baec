import { PlannerScreen } from "#web/features/planner/planner-screen.tsx";

import type { PlannerPageData } from "./planner-page-data.ts";
import { WalkPicture } from "./walk-picture.tsx";

/** The planner of one route, its plan on the map and from the side. */
export function PlannerView({ page: { data, first, towns } }: { page: PlannerPageData }) {
  return (
    <PlannerScreen
      key={data.route.slug}
      data={data}
      picture={(planner, openDay) => <WalkPicture planner={planner} first={first} towns={towns} onOpen={openDay} />}
    />
  );
}
