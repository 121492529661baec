import { localeOfPath } from "#web/i18n/language.ts";
import { keptStore } from "./kept-database.ts";

/** The planner of one route in one language, as it was when it was opened last. */
export interface KeptPlanner<Page = unknown> {
  /** Path of the page and slug of the route. */
  readonly address: string;
  readonly route: string;
  /** ISO 8601. */
  readonly keptAt: string;
  /** What the page is made of. */
  readonly page: Page;
}

const planners = keptStore<KeptPlanner>("planners");

function addressOf(pathname: string, route: string): string {
  return `${pathname}?route=${route}`;
}

/** Keeps the planner of a route. Nothing of the page may be personal: it stays when members sign out. */
export function keepPlanner(pathname: string, route: string, page: unknown, now: Date): Promise<void> {
  return planners.put({ address: addressOf(pathname, route), route, keptAt: now.toISOString(), page });
}

/** Slugs of the routes whose planner is kept. */
export async function routesOfKeptPlanners(): Promise<string[]> {
  return (await planners.list()).map(({ route }) => route);
}

/** The planner that an address asks for; without a route, the one that was opened last in its language. */
export async function findKeptPlanner(pathname: string, route: string | null): Promise<KeptPlanner | null> {
  if (route !== null) return planners.read(addressOf(pathname, route));
  const ofLanguage = (await planners.list()).filter(({ address }) => localeOfPath(address) === localeOfPath(pathname));
  return ofLanguage.toSorted((a, b) => b.keptAt.localeCompare(a.keptAt))[0] ?? null;
}
