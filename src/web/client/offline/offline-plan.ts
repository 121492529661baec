import type { PlanHouses } from "#contract/plans/plan-houses.ts";
import type { RouteSummary } from "#contract/routes/routes.ts";
import type { ShownPlan } from "#contract/plans/shown-plan.ts";
import type { Locale } from "#web/i18n/language.ts";
import type { OfflineStreets } from "./map-tiles.ts";

export type RouteName = Pick<RouteSummary, "slug" | "name">;

/** A plan as this browser keeps it for days without a network. */
export interface OfflinePlan {
  readonly uuid: string;
  /** The member who was signed in; null for visitors, who open plans by share links. */
  readonly member: string | null;
  /** Token of the share link that opened it. */
  readonly share: string | null;
  /** Language of the page that kept it, which its pages are drawn in. */
  readonly language: Locale;
  readonly plan: ShownPlan;
  readonly towns: PlanHouses["towns"];
  /** Names of routes; copies of before have none. */
  readonly routes?: readonly RouteName[];
  /** When it was fetched, ISO 8601. */
  readonly keptAt: string;
  /** Taken along on purpose, with the map; otherwise it was only opened. */
  readonly isTakenAlong: boolean;
  /** Of the map along its way; none where it was not asked for, and in copies of before. */
  readonly streets?: OfflineStreets | undefined;
  /** All that was kept for it, routes and parts of the site with it; streets not counted. */
  readonly bytes: number;
}

/** All that is kept for it, in bytes. */
export function bytesOf({ bytes, streets }: Pick<OfflinePlan, "bytes" | "streets">): number {
  return bytes + (streets?.isWhole ? streets.bytes : 0);
}

/** Slugs of its routes, leg by leg. */
export function routesOf({ input, nextLegs }: Pick<ShownPlan, "input" | "nextLegs">): string[] {
  return [input, ...nextLegs].map(({ route }) => route);
}

/** The planner of one route in one language, as it was when it was opened last. */
export interface OfflinePlanner<Page = unknown> {
  /** Path of the page and slug of the route. */
  readonly address: string;
  readonly route: string;
  /** ISO 8601. */
  readonly keptAt: string;
  /** What the page is made of. */
  readonly page: Page;
}
