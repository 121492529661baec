import type { Dashboard } from "#contract/administration/dashboard.ts";
import { emailListQuery } from "#contract/emails/emails.ts";
import { suggestionListQuery } from "#contract/places/correction-suggestions.ts";
import {
  countIncompleteHouses,
  countIncompleteTowns,
  listArcEnds,
  listArcsOfRoute,
  listRouteEnds,
} from "#database/queries/administration/dashboard-counts.ts";
import { greatCircleM } from "#domain/geography/route-geometry/great-circle.ts";
import { cutOffWaypoints } from "#domain/route-graph/cut-off-waypoints.ts";
import { requireEditor } from "../../actor.ts";
import type { Queryable } from "#database/connection/connect.ts";
import { cacheDerived } from "#use-cases/content/cache/cache-derived.ts";
import { tableVersions } from "#use-cases/content/cache/table-versions.ts";
import { townRecords } from "#use-cases/content/town-records.ts";
import type { UseCaseContext } from "../../context.ts";
import { staleAfterMs } from "#use-cases/emails/houses/show-houses.ts";
import { listEmails } from "#use-cases/emails/show-outbox.ts";
import { readRecordQuery, recordQuery } from "#contract/administration/record-query.ts";
import { type ResourceName, resourceNames, resources } from "#contract/administration/resources/all-resources.ts";
import { administeredTrailNoteQuery } from "#contract/places/trail-notes.ts";
import { listNotesToDecide } from "#use-cases/places/trail-notes/decide-trail-note.ts";
import { listCorrectionSuggestions } from "../../places/suggestions/show-suggestions.ts";
import { listRecords } from "../records/list-records.ts";

/** An arc may fall short of the great circle by 1 m of rounding and 0.5 % for the flattened earth. */
const allowedM = 1;
const allowedShare = 0.005;

/** What needs work. @throws UseCaseError for everybody but editors */
export async function showDashboard(context: UseCaseContext): Promise<Dashboard> {
  requireEditor(context);
  const { database } = context;
  const open = await listCorrectionSuggestions(context, suggestionListQuery.parse({ perPage: 1, state: ["open"] }));
  const failed = await listEmails(context, emailListQuery.parse({ perPage: 1, state: ["failed"] }));
  return {
    corrections: open.total,
    failedEmails: failed.total,
    accommodations: await countIncompleteHouses(database, new Date(context.now().getTime() - staleAfterMs)),
    map: context.mapTiles.status,
    ...(await findInWays(context)),
  };
}

/** What is found by going through all ways and towns, once until one of them has changed. */
async function findInWays(context: UseCaseContext): Promise<Pick<Dashboard, "towns" | "graph">> {
  const inputs = async () => [await tableVersions(context)];
  return cacheDerived(context, "ways-to-mend", inputs, async (published) => ({
    towns: await countIncompleteTowns(published),
    graph: { unreachable: await findUnreachableTowns(context, published), shortArcs: await findShortArcs(published) },
  }));
}

async function findUnreachableTowns(
  context: UseCaseContext,
  database: Queryable,
): Promise<Dashboard["graph"]["unreachable"]> {
  const towns = new Map((await townRecords(context)).map((town) => [town.waypointUuid, town]));
  const unreachable: Dashboard["graph"]["unreachable"][number][] = [];
  // Sequentially: only a few of very many routes are in memory at a time.
  for (const { route, ...ends } of await listRouteEnds(database)) {
    const arcs = await listArcsOfRoute(database, route);
    const places = [...new Set(arcs.flatMap(({ from, to }) => [from, to]))].filter((waypoint) => towns.has(waypoint));
    const mainPlaces = new Set(arcs.flatMap(({ from, to, isMain }) => (isMain ? [from, to] : [])));
    // The planner walks between the ends of the route, so that a main branch that misses one is a fault of its own.
    const missedEnds = [ends.start, ends.end].filter((waypoint) => !mainPlaces.has(waypoint));
    for (const waypoint of new Set([...missedEnds, ...cutOffWaypoints(arcs, places, ends)])) {
      const { slug = "", name = "" } = towns.get(waypoint) ?? {};
      unreachable.push({ route, town: slug, name });
    }
  }
  return unreachable;
}

async function findShortArcs(database: Queryable): Promise<Dashboard["graph"]["shortArcs"]> {
  const short: Dashboard["graph"]["shortArcs"][number][] = [];
  for await (const arcs of listArcEnds(database)) {
    for (const { id, distanceM, from, to } of arcs) {
      const straightM = Math.round(greatCircleM(from, to));
      const isShort = distanceM < straightM * (1 - allowedShare) - allowedM;
      if (isShort) short.push({ id, from: from.slug, to: to.slug, distanceM, straightM });
    }
  }
  return short;
}

/** Counts for the navigation of administration. */
interface PendingCounts {
  readonly records: Readonly<Record<ResourceName, number>>;
  readonly openSuggestions: number;
  readonly reportedNotes: number;
}

/** The number of records per resource, and of open items. @throws UseCaseError for everybody but editors */
export async function countForNav(context: UseCaseContext): Promise<PendingCounts> {
  const open = suggestionListQuery.parse({ perPage: 1, state: ["open"] });
  const { total: openSuggestions } = await listCorrectionSuggestions(context, open);
  const reported = administeredTrailNoteQuery.parse({ perPage: 1, state: ["reported"] });
  const { total: reportedNotes } = await listNotesToDecide(context, reported);
  const counted = await Promise.all(
    resourceNames.map(async (name) => {
      const query = readRecordQuery(resources[name], recordQuery(resources[name]).parse({ perPage: 1 }));
      return [name, (await listRecords(context, name, query)).total] as const;
    }),
  );
  // Built from all names, so every one is present.
  return { records: Object.fromEntries(counted) as Record<ResourceName, number>, openSuggestions, reportedNotes };
}
