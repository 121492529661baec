import { readTableVersions } from "#database/queries/content/content-state.ts";
import { closure, closureArc } from "#database/schema/routes/closure.ts";
import { publishedStage, route } from "#database/schema/routes/route.ts";
import { branch, branchSegment, segment, segmentArc } from "#database/schema/routes/segment.ts";
import { town } from "#database/schema/routes/town.ts";
import { arc, waypoint } from "#database/schema/routes/waypoint.ts";
import type { PgTable } from "drizzle-orm/pg-core";
import type { UseCaseContext } from "#use-cases/context.ts";

/** Tables of ways and their descriptions; houses have versions of their own. */
const tables: readonly PgTable[] = [
  route,
  branch,
  branchSegment,
  segment,
  segmentArc,
  arc,
  waypoint,
  town,
  closure,
  closureArc,
  publishedStage,
];

/**
 * A text that differs after any change of a row in some of the tables above; all of them by default. Computed together,
 * once per revision, before anything derived from them.
 *
 * @throws RangeError for another table
 */
export async function tableVersions(context: UseCaseContext, some: readonly PgTable[] = tables): Promise<string> {
  const versions = await context.content.getOrLoad("table-versions", () =>
    readTableVersions(context.published.pinned(), tables),
  );
  const chosen = some.map((table) => {
    const version = versions?.[tables.indexOf(table)];
    if (version === undefined) throw new RangeError("this table has no version");
    return version;
  });
  return chosen.join(", ");
}
