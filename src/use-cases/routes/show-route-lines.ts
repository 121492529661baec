import { isSlug } from "#contract/http/slug.ts";
import { type LinePoint, loadRouteLines } from "#database/queries/routes/route-lines.ts";
import type { UseCaseContext } from "../context.ts";

/** Latitude, longitude and height, where known, of the points of each arc, by the arc's id. */
export type RouteLines = ReadonlyMap<number, readonly LinePoint[]>;

/** The lines of all arcs of a published route, or `null` when there is no such route. */
export async function showRouteLines(context: UseCaseContext, slug: string): Promise<RouteLines | null> {
  if (!isSlug(slug)) return null;
  return context.content.rememberChosen(`route-lines ${slug}`, async () => {
    const lines = await loadRouteLines(context.published, slug);
    return lines.size === 0 ? null : lines;
  });
}
