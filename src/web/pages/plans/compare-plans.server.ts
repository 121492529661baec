import { comparePlans } from "#use-cases/plans/read/list-plans.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { type ComparedWalk, comparedMapBox } from "#web/components/walk-comparison/compared-walk.ts";
import { pathsIn } from "#web/i18n/paths.ts";

import { planMap } from "./plan-map.server.ts";

const plansAtOnce = 3;

export interface ComparedPlans {
  readonly walks: readonly ComparedWalk[];
  /** A requested plan no longer exists. */
  readonly isOneGone: boolean;
}

/** Comparison of the user's plans; null if none is requested. @param requestedUuids uuids */
export async function comparedPlans(
  context: UseCaseContext,
  requestedUuids: readonly string[],
): Promise<ComparedPlans | null> {
  if (requestedUuids.length === 0) return null;
  const uuids = [...new Set(requestedUuids)].slice(0, plansAtOnce);
  const plans = await comparePlans(context, uuids);
  const walks = await Promise.all(
    plans.map(async ({ uuid, name, description, figures }): Promise<ComparedWalk> => ({
      kind: "plan",
      name,
      nights: description.days.map(({ to }) => to),
      figures,
      refusal: null,
      picture: await planMap(context, description, comparedMapBox),
      // Plans have no language in their address.
      address: pathsIn("en").plan(uuid),
    })),
  );
  return { walks, isOneGone: walks.length < uuids.length };
}
