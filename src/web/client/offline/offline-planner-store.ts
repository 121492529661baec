import { localeOfPath } from "#web/i18n/language.ts";
import { offlineDatabase } from "./offline-database.ts";
import type { OfflinePlanner } from "./offline-plan.ts";
import { cacheRouteContent, contentOfRoute, withDownloadLock } from "./route-cache.ts";
import { cacheBuildFiles, maySaveInBackground } from "./service-worker-client.ts";

function addressOf(pathname: string, route: string): string {
  return `${pathname}?route=${route}`;
}

/** Saves the planner of a route. The page may not contain personal data: it is kept when members sign out. */
async function saveOfflinePlanner(pathname: string, route: string, page: unknown, now: Date): Promise<void> {
  await (
    await offlineDatabase()
  ).put("planners", { address: addressOf(pathname, route), route, keptAt: now.toISOString(), page });
}

/** Slugs of the routes whose planner is saved. */
export async function routesOfOfflinePlanners(): Promise<string[]> {
  return (await (await offlineDatabase()).getAll("planners")).map(({ route }) => route);
}

/** The planner at an address; without a route, the last opened one in its language. */
export async function findOfflinePlanner(pathname: string, route: string | null): Promise<OfflinePlanner | null> {
  if (route !== null) return (await (await offlineDatabase()).get("planners", addressOf(pathname, route))) ?? null;
  const ofLanguage = (await (await offlineDatabase()).getAll("planners")).filter(
    ({ address }) => localeOfPath(address) === localeOfPath(pathname),
  );
  return ofLanguage.toSorted((a, b) => b.keptAt.localeCompare(a.keptAt))[0] ?? null;
}

/** Saves everything that the planner of a route needs offline, unless the browser's data saver is on. */
export async function saveOpenedPlanner(pathname: string, route: string, page: unknown): Promise<void> {
  if (!maySaveInBackground()) return;
  await cacheBuildFiles(["plan"]);
  await withDownloadLock(async () => {
    for (const address of contentOfRoute(route, false)) await cacheRouteContent(address);
    await saveOfflinePlanner(pathname, route, page, new Date());
  });
}
