import { z } from "zod";
import { nameField, repeatable } from "#contract/http/paging.ts";

/** Query of `GET /api/routes/{slug}.gpx`, `.kml` and `.geojson`. */
export const routeFileQuery = z.strictObject({
  from: nameField
    .optional()
    .meta({ description: "Town slug; the start of the route, or of the arm that is taken, by default" }),
  to: nameField.optional().meta({ description: "Town slug; the end of the route by default" }),
  branch: repeatable(nameField, "Slugs of the branches to take; the main way without"),
});
export type RouteFileQuery = z.infer<typeof routeFileQuery>;
