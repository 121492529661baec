import { sql } from "drizzle-orm";
import { pointOfInterest, pointOfInterestRoute } from "../../../schema/places/point-of-interest.ts";
import { attachedRows } from "./attached-rows.ts";
import type { RecordStore } from "./record-store.ts";

export const pointOfInterestStore: RecordStore = {
  table: pointOfInterest,
  searched: ["name", "slug", "otherNames"],
  attached: {
    routes: attachedRows({
      table: pointOfInterestRoute,
      owner: pointOfInterestRoute.pointOfInterestUuid,
      otherEnd: { resource: "route", links: "pointsOfInterest" },
    }),
  },
  onRoute: (slug) => sql`${pointOfInterest.uuid} IN (
    SELECT point_of_interest_uuid FROM point_of_interest_route
    JOIN route ON route.uuid = point_of_interest_route.route_uuid
    WHERE route.slug = ${slug}
  )`,
};
