import { z } from "zod";
import { mapStatus } from "#contract/http/health.ts";

const count = z.int().min(0);

/** Response of `GET /api/administration/dashboard`: the number of items that need work, by kind. */
export const dashboard = z
  .object({
    corrections: count.meta({ description: "Open suggestions" }),
    failedEmails: count,
    towns: z.object({
      all: count,
      withoutServices: count,
      withoutDescription: count,
      unpublished: count,
      offRoutes: count.meta({ description: "On no branch of any route" }),
    }),
    accommodations: z.object({
      all: count,
      unverified: count.meta({ description: "Not verified for over a year, or never" }),
      withoutSeason: count,
      withoutPrice: count,
      withoutContact: count.meta({ description: "Neither telephone, e-mail nor website" }),
      withoutPlace: count,
      unpublished: count,
    }),
    map: mapStatus,
    graph: z.object({
      unreachable: z.array(z.object({ route: z.string(), town: z.string(), name: z.string() })).meta({
        description:
          "Towns of a route from which its end cannot be reached, and those that cannot be reached from its start",
      }),
      shortArcs: z
        .array(z.object({ id: z.int(), from: z.string(), to: z.string(), distanceM: z.int(), straightM: z.int() }))
        .meta({ description: "Arcs that are shorter than the great circle between their waypoints" }),
    }),
  })
  .meta({ id: "AdministrationDashboard" });
export type Dashboard = z.infer<typeof dashboard>;
