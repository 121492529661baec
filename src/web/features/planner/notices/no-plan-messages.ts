import type { Catalogue } from "#messages/areas.ts";
import { lazyMessages } from "#web/ui/lazy-messages.tsx";

/** Messages for preferences without a plan, which most visits do not need. */
export const NoPlanMessages = lazyMessages(
  (locale) => import(`../../../../messages/${locale}/planner/no-plan.ts`) as Promise<Pick<Catalogue, "noPlan">>,
  "no-plan-messages",
);
