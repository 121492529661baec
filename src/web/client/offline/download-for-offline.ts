import type { PlanMapTiles, PlanHouses } from "#contract/plans/plan-houses.ts";
import type { RouteList } from "#contract/routes/routes.ts";
import type { ShownPlan } from "#contract/plans/shown-plan.ts";
import { locales } from "#web/i18n/language.ts";
import { readVisitorPlans } from "#web/client/visitor-plans/visitor-plans.ts";
import { type OfflinePlan, routesOf } from "./offline-plan.ts";
import { listOfflinePlans, readOfflinePlan, removeOfflinePlan, saveOfflinePlan } from "./offline-plan-store.ts";
import { routesOfOfflinePlanners } from "./offline-planner-store.ts";
import { cacheStreets, evictStreetsExcept, type OfflineStreets, streetsOf } from "./map-tiles.ts";
import {
  contentOfRoute,
  withDownloadLock,
  evictRouteContentExcept,
  cacheRouteContent,
  unlessDownloading,
} from "./route-cache.ts";
import { cacheBuildFiles, maySaveInBackground } from "./service-worker-client.ts";

export type PlanToDownload = Pick<OfflinePlan, "uuid" | "share" | "member" | "isTakenAlong">;

/** Address of a plan or one of its subresources, with the access of the person who opened it. */
export function addressOf({ uuid, share }: Pick<PlanToDownload, "uuid" | "share">, part = ""): string {
  return `/api/plans/${uuid}${part}${share === null ? "" : `?share=${encodeURIComponent(share)}`}`;
}

/** The streets along a plan's way, to be saved with it; null if the map has none. @throws without a network */
export async function findStreets(
  plan: Pick<PlanToDownload, "uuid" | "share">,
  signal: AbortSignal,
): Promise<OfflineStreets | null> {
  return streetsOf((await fetchJson<PlanMapTiles>(addressOf(plan, "/map-tiles"), signal)).value);
}

/** Progress shares of the site's parts and of the plan itself, of 1; the routes take the rest. */
const shareOfParts = 0.5;
const shareOfPlan = 0.15;

async function fetchJson<Shape>(address: string, signal?: AbortSignal): Promise<{ value: Shape; bytes: number }> {
  const answer = await fetch(address, { signal: signal ?? null });
  if (!answer.ok) throw new Error(`${address.split("?")[0]} answered ${answer.status}`);
  const text = await answer.text();
  // Both are responses of this site's own API, in the shapes of its contract.
  return { value: JSON.parse(text) as Shape, bytes: text.length };
}

/**
 * Fetches everything that a plan needs offline, and saves it in this browser.
 *
 * @param onProgress called with the completed share, from 0 to 1
 * @throws when something cannot be fetched or saved, and when the signal aborts; an earlier copy is then unchanged
 */
export async function downloadForOffline(
  plan: PlanToDownload,
  onProgress: (share: number) => void = () => undefined,
  signal?: AbortSignal,
): Promise<OfflinePlan> {
  return withDownloadLock(() => download(plan, onProgress, signal));
}

async function download(
  { uuid, share, member, isTakenAlong }: PlanToDownload,
  onProgress: (share: number) => void,
  signal: AbortSignal | undefined,
): Promise<OfflinePlan> {
  const groups = isTakenAlong ? (["plan", "wishes", "map"] as const) : (["plan", "wishes"] as const);
  let bytes = await cacheBuildFiles(groups, (part) => onProgress(part * shareOfParts), signal);
  onProgress(shareOfParts);
  const [plan, houses, routes] = await Promise.all([
    fetchJson<ShownPlan>(addressOf({ uuid, share }), signal),
    fetchJson<PlanHouses>(`${addressOf({ uuid, share }, "/houses")}${share === null ? "?" : "&"}along=true`, signal),
    fetchJson<RouteList>("/api/routes?perPage=100", signal),
  ]);
  bytes += plan.bytes + houses.bytes + routes.bytes;
  onProgress(shareOfParts + shareOfPlan);
  const addresses = [...new Set(routesOf(plan.value))].flatMap((slug) => contentOfRoute(slug, true));
  for (const [index, address] of addresses.entries()) {
    bytes += await cacheRouteContent(address, signal);
    onProgress(shareOfParts + shareOfPlan + ((1 - shareOfParts - shareOfPlan) * (index + 1)) / addresses.length);
  }
  signal?.throwIfAborted();
  const earlier = await readOfflinePlan(uuid);
  const offlinePlan: OfflinePlan = {
    uuid,
    member,
    share,
    language: locales.find((locale) => locale === document.documentElement.lang) ?? "en",
    plan: plan.value,
    towns: houses.value.towns,
    routes: routes.value.data.map(({ slug, name }) => ({ slug, name })),
    keptAt: new Date().toISOString(),
    // Another tab may have downloaded it on request meanwhile.
    isTakenAlong: isTakenAlong || earlier?.isTakenAlong === true,
    streets: earlier?.streets,
    bytes,
  };
  await saveOfflinePlan(offlinePlan);
  // Browsers evict data when storage is scarce, unless persistence is requested.
  if (isTakenAlong) await navigator.storage?.persist?.();
  return offlinePlan;
}

/**
 * Fetches the streets of a saved plan, and saves them with it. An interrupted download resumes the next time.
 *
 * @param onProgress called with the completed share, from 0 to 1
 * @throws when something cannot be fetched or saved, and when the signal aborts
 */
export async function downloadStreets(
  uuid: string,
  streets: OfflineStreets,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<void> {
  await saveStreets(uuid, streets);
  await cacheStreets(streets, onProgress, signal);
  await saveStreets(uuid, { ...streets, isWhole: true });
  await evictUnused();
}

/** Uses the current state of the saved plan; does nothing if it has been removed. */
async function saveStreets(uuid: string, streets: OfflineStreets): Promise<void> {
  const offlinePlan = await readOfflinePlan(uuid);
  if (offlinePlan) await saveOfflinePlan({ ...offlinePlan, streets });
}

/** Deletes a plan, and everything that no other saved plan needs. */
export async function removeDownload(uuid: string): Promise<void> {
  await removeOfflinePlan(uuid);
  await evictUnused();
}

/**
 * Deletes routes' content and map streets that no saved plan or planner needs; while something is being downloaded, in
 * any tab, it is left to the next time.
 */
export async function evictUnused(): Promise<void> {
  await unlessDownloading(async () => {
    const plans = await listOfflinePlans();
    const routes = plans.flatMap(({ plan }) => routesOf(plan));
    // Plans of visitors are read where they are planned: while there are any, all routes are kept.
    if (readVisitorPlans().length === 0) {
      await evictRouteContentExcept([...routes, ...(await routesOfOfflinePlanners())]);
    }
    await evictStreetsExcept(plans.flatMap(({ streets }) => streets ?? []));
  });
}

/** Age in milliseconds after which a copy of the same version is refetched: houses change too. */
const maxAgeMs = 24 * 60 * 60 * 1000;

/** Saves an open plan, or updates its copy; a plan that was downloaded on request stays so. */
export async function saveOpenedPlan(
  plan: Omit<PlanToDownload, "isTakenAlong">,
  version: number,
  signal: AbortSignal,
): Promise<void> {
  if (!maySaveInBackground()) return;
  const offlinePlan = await readOfflinePlan(plan.uuid);
  const isFresh = offlinePlan !== null && Date.now() - Date.parse(offlinePlan.keptAt) < maxAgeMs;
  if (isFresh && offlinePlan.plan.version === version) return;
  await downloadForOffline({ ...plan, isTakenAlong: offlinePlan?.isTakenAlong ?? false }, undefined, signal);
}
