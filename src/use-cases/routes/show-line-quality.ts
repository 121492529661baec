import { loadLineSources } from "#database/queries/routes/line-sources.ts";
import type { UseCaseContext } from "../context.ts";
import { showWay } from "./show-way.ts";

/** How well the shape of a route's main way is known, in shares of its walked length from 0 to 1. */
export interface LineQuality {
  /** Along a surveyed line. */
  readonly surveyed: number;
  /** Through some known points. */
  readonly coarse: number;
  /** Straight from place to place. */
  readonly straight: number;
}

/** Null when there is no such route. */
export async function showLineQuality(context: UseCaseContext, routeSlug: string): Promise<LineQuality | null> {
  const way = await showWay(context, routeSlug, null);
  if (!way) return null;
  return context.content.remember(`line-quality ${routeSlug}`, async () => {
    const sources = await loadLineSources(context.database);
    const metres = { surveyed: 0, coarse: 0, straight: 0 };
    for (const { id, mode, distanceM } of way.arcs) {
      if (mode !== "walk") continue;
      const source = sources.get(id) ?? "straight";
      metres[source === "straight" ? "straight" : source === "openstreetmap" ? "surveyed" : "coarse"] += distanceM;
    }
    const all = metres.surveyed + metres.coarse + metres.straight || 1;
    return { surveyed: metres.surveyed / all, coarse: metres.coarse / all, straight: metres.straight / all };
  });
}
