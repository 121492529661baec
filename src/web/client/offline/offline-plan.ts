import type { PlanHouses } from "#contract/plans/plan-houses.ts";
import type { RouteSummary } from "#contract/routes/routes.ts";
import type { ShownPlan } from "#contract/plans/shown-plan.ts";
import type { Locale } from "#web/i18n/language.ts";
import type { OfflineStreets } from "./map-tiles.ts";

export type RouteName = Pick<RouteSummary, "slug" | "name">;

/** A plan as it is stored in this browser for offline use. */
export interface OfflinePlan {
  readonly uuid: string;
  /** The member who was signed in; null for visitors, who open plans by share links. */
  readonly member: string | null;
  /** Token of the share link that opened it. */
  readonly share: string | null;
  /** Language of the page that saved it, in which its pages are rendered. */
  readonly language: Locale;
  readonly plan: ShownPlan;
  readonly towns: PlanHouses["towns"];
  /** Names of routes; missing in older copies. */
  readonly routes?: readonly RouteName[];
  /** Time of the download, ISO 8601. */
  readonly keptAt: string;
  /** Downloaded on request, with the map; otherwise it was only opened. */
  readonly isTakenAlong: boolean;
  /** Map tiles along its way; missing if they were not requested, and in older copies. */
  readonly streets?: OfflineStreets | undefined;
  /** Total size of the copy, including routes and parts of the site; without streets. */
  readonly bytes: number;
}

/** Total size of the copy, in bytes. */
export function bytesOf({ bytes, streets }: Pick<OfflinePlan, "bytes" | "streets">): number {
  return bytes + (streets?.isWhole ? streets.bytes : 0);
}

/** Slugs of its routes, leg by leg. */
export function routesOf({ input, nextLegs }: Pick<ShownPlan, "input" | "nextLegs">): string[] {
  return [input, ...nextLegs].map(({ route }) => route);
}

/** The planner of one route in one language, as it was when last opened. */
export interface OfflinePlanner<Page = unknown> {
  /** Path of the page and slug of the route. */
  readonly address: string;
  readonly route: string;
  /** ISO 8601. */
  readonly keptAt: string;
  /** Data of the page. */
  readonly page: Page;
}
