import { z } from "zod";

const routeLine = z
  .object({
    kind: z.enum(["main", "other", "crossing"]).meta({
      description: "The main way, what leaves it or leads to it, and where one does not walk",
    }),
    line: z.string().meta({ description: "Encoded polyline with five decimals" }),
  })
  .meta({ id: "RouteLine" });

const linesOfRoute = z
  .object({ slug: z.string(), name: z.string(), lines: z.array(routeLine).readonly() })
  .meta({ id: "LinesOfRoute" });

/** What `GET /api/routes/lines` answers: all routes, for a map of them. */
export const routeLineList = z.object({ data: z.array(linesOfRoute).readonly() }).meta({ id: "RouteLineList" });
export type RouteLineList = z.infer<typeof routeLineList>;
export type LinesOfRoute = z.infer<typeof linesOfRoute>;
