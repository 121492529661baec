import type { PlanHouses } from "#contract/plans/plan-houses.ts";
import type { RouteList } from "#contract/routes/routes.ts";
import type { ShownPlan } from "#contract/plans/shown-plan.ts";
import { locales } from "#web/i18n/language.ts";
import { type KeptPlan, routesOf } from "./kept-plan.ts";
import { dropKeptPlan, keepPlan, listKeptPlans } from "./kept-plans.ts";
import { routesOfKeptPlanners } from "./kept-planners.ts";
import { contentOfRoute, dropRouteContentExcept, keepRouteContent } from "./route-content.ts";
import { keepParts } from "./worker-door.ts";

export interface PlanToKeep {
  readonly uuid: string;
  /** Token of the share link that opened it. */
  readonly share: string | null;
  /** The member who is signed in. */
  readonly member: string | null;
  /** With the map, and on purpose. */
  readonly isTakenAlong: boolean;
}

/** Shares of the way that parts of the site and the plan itself take, of 1; the routes take the rest. */
const shareOfParts = 0.5;
const shareOfPlan = 0.15;

async function fetchJson<Shape>(address: string, signal?: AbortSignal): Promise<{ value: Shape; bytes: number }> {
  const answer = await fetch(address, { signal: signal ?? null });
  if (!answer.ok) throw new Error(`${address.split("?")[0]} answered ${answer.status}`);
  const text = await answer.text();
  // Both are answers of this site's own API, of the shapes that its contract gives them.
  return { value: JSON.parse(text) as Shape, bytes: text.length };
}

/**
 * Fetches all that a plan needs where there is no network, and keeps it in this browser.
 *
 * @param onProgress called with the share of the way that is done, from 0 to 1
 * @throws when something cannot be fetched or kept, and when the signal aborts; an earlier copy then stays as it was
 */
export async function takeAlong(
  { uuid, share, member, isTakenAlong }: PlanToKeep,
  onProgress: (share: number) => void = () => undefined,
  signal?: AbortSignal,
): Promise<KeptPlan> {
  const path = `/api/plans/${uuid}`;
  const query = share === null ? "" : `?share=${encodeURIComponent(share)}`;
  const groups = isTakenAlong ? (["plan", "wishes", "map"] as const) : (["plan", "wishes"] as const);
  let bytes = await keepParts(groups, (part) => onProgress(part * shareOfParts), signal);
  onProgress(shareOfParts);
  const [plan, houses, routes] = await Promise.all([
    fetchJson<ShownPlan>(path + query, signal),
    fetchJson<PlanHouses>(`${path}/houses${query}`, signal),
    fetchJson<RouteList>("/api/routes?perPage=100", signal),
  ]);
  bytes += plan.bytes + houses.bytes + routes.bytes;
  onProgress(shareOfParts + shareOfPlan);
  const addresses = [...new Set(routesOf(plan.value))].flatMap((slug) => contentOfRoute(slug, isTakenAlong));
  for (const [index, address] of addresses.entries()) {
    bytes += await keepRouteContent(address, signal);
    onProgress(shareOfParts + shareOfPlan + ((1 - shareOfParts - shareOfPlan) * (index + 1)) / addresses.length);
  }
  signal?.throwIfAborted();
  const kept: KeptPlan = {
    uuid,
    member,
    share,
    language: locales.find((locale) => locale === document.documentElement.lang) ?? "en",
    plan: plan.value,
    towns: houses.value.towns,
    routes: routes.value.data.map(({ slug, name }) => ({ slug, name })),
    keptAt: new Date().toISOString(),
    isTakenAlong,
    bytes,
  };
  await keepPlan(kept);
  // Browsers clear what was kept when room is scarce, unless they are asked not to.
  if (isTakenAlong) await navigator.storage?.persist?.();
  return kept;
}

/** Drops a plan, and what nothing else that is kept here needs. */
export async function leaveBehind(uuid: string): Promise<void> {
  await dropKeptPlan(uuid);
  await dropUnneededRoutes();
}

/** Drops the content of routes that no plan and no planner kept here is about. */
export async function dropUnneededRoutes(): Promise<void> {
  const routes = (await listKeptPlans()).flatMap(({ plan }) => routesOf(plan));
  await dropRouteContentExcept([...routes, ...(await routesOfKeptPlanners())]);
}
