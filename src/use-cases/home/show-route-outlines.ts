import { yieldIfBusy } from "../workers/yield-to-event-loop.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { cacheDerived } from "#use-cases/content/cache/cache-derived.ts";
import { walkableOverviews } from "#use-cases/content/route-summaries.ts";
import { type OutlinePoints, showMainLine } from "#use-cases/routes/map-lines.ts";

export interface RouteOutline {
  readonly slug: string;
  readonly name: string;
  /** The main way. */
  readonly line: OutlinePoints;
}

/** The simplified main way of every walkable route, in the order of the routes. */
export async function showRouteOutlines(context: UseCaseContext): Promise<readonly RouteOutline[]> {
  const inputs = async () => [await walkableOverviews(context)];
  return cacheDerived(context, "route-outlines", inputs, async () => {
    const outlines: RouteOutline[] = [];
    // Sequentially: only a few of very many routes are in memory at a time.
    for (const { slug, name } of await walkableOverviews(context)) {
      const line = await showMainLine(context, slug);
      await yieldIfBusy();
      if (line) outlines.push({ slug, name, line });
    }
    return outlines;
  });
}
