import type { Catalogue } from "#messages/areas.ts";
import { lazyMessages } from "#web/ui/lazy-messages.tsx";

/** What is said where preferences have no plan: most visits go without it. */
export const NoPlanMessages = lazyMessages(
  (locale) => import(`../../../../messages/${locale}/no-plan.ts`) as Promise<Pick<Catalogue, "noPlan">>,
  "no-plan-messages",
);
