import type { ShownPlan } from "#contract/plans/shown-plan.ts";
import type { PlanWarning } from "#domain/plans/warnings/warning.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { planInWords } from "#use-cases/plans/present-plan.ts";
import { showPlan } from "#use-cases/plans/read/show-plan.ts";
import { personLocale } from "#web/server/person-locale.server.ts";

/** Token of the share link by which a page was opened. */
export function shareOf(request: Request): string | undefined {
  return new URL(request.url).searchParams.get("share") ?? undefined;
}

export interface PagePlan {
  readonly plan: ShownPlan;
  readonly warnings: readonly PlanWarning[];
}

/** The plan of a page, for its owner or by its share link. For everybody else it is not found. */
export async function openPlan(context: UseCaseContext, uuid: string, request: Request): Promise<PagePlan> {
  const shownPlan = await showPlan(context, uuid, shareOf(request));
  return { plan: planInWords(shownPlan, personLocale(context, request)), warnings: shownPlan.warnings };
}

/** For pages of one plan: no referrer, which would reveal a share link, no caching and no indexing. */
export function planHeaders(): Record<string, string> {
  return { "Cache-Control": "no-store", "Referrer-Policy": "no-referrer", "X-Robots-Tag": "noindex" };
}
