import { useState } from "react";
import { useRevalidator } from "react-router";
import { useTranslations } from "use-intl";

import type { FurtherWalk } from "#contract/planner/further-walks.ts";
import type { PlanCreation } from "#contract/plans/plans.ts";
import type { ShownPlan } from "#contract/plans/shown-plan.ts";
import { contentOf } from "#contract/plans/stored-content.ts";
import { siteApi } from "#web/client/api/site-api.ts";
import { FurtherOffers, placesOf } from "#web/components/further-walks/further-offers.tsx";
import { useFurtherWalks } from "#web/components/further-walks/use-further-walks.ts";
import { WithFurtherMessages } from "#web/components/further-walks/with-messages.tsx";
import { planOptionsOf } from "#web/components/plan-sync/option-requests.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Notice } from "#web/ui/layout/notice.tsx";

import { changeOfPlan, inThisPlan } from "./take-further-walk.ts";
import { PlanSection } from "./plan-section.tsx";

/** Where a plan may be walked on to, and other routes that meet it, each one press away. */
export function FurtherSection({ plan }: { plan: ShownPlan }) {
  return (
    <WithFurtherMessages>
      <FurtherPlan plan={plan} />
    </WithFurtherMessages>
  );
}

/** What came of a press; `before` is the plan as it was. */
type Outcome =
  | { readonly is: "taken"; readonly text: string; readonly before: object }
  | { readonly is: "refused"; readonly text: string };

function FurtherPlan({ plan }: { plan: ShownPlan }) {
  const t = useTranslations("furtherWalks");
  const words = useTranslations("planDays");
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { name, input, nextLegs } = plan;
  // The server answers options in the shape in which it takes them.
  const { legs } = planOptionsOf({ name, input, nextLegs } as unknown as PlanCreation);
  const last = legs.at(-1)!;
  const first = plan.days.find(({ leg }) => leg === legs.length - 1)?.date ?? null;
  const walks = useFurtherWalks({ ...last, startDate: first });
  const send = async (method: "PATCH" | "PUT", path: string, body: object, done: () => Outcome | null) => {
    setBusy(true);
    try {
      const headers = { "If-Match": `"${plan.version}"` };
      await siteApi().request({ method, path, headers, body });
      setOutcome(done());
      await revalidate();
    } catch (error) {
      setOutcome({ is: "refused", text: t("refused", { reason: error instanceof Error ? error.message : "" }) });
    } finally {
      setBusy(false);
    }
  };
  const take = (walk: FurtherWalk) => {
    const route = walk.legs.at(-1)?.routeName ?? "";
    const text = walk.kind === "onward" ? t("saved", { towns: placesOf(walk.legs) }) : t("changed", { route });
    const before = contentOf(plan);
    void send("PATCH", `/plans/${plan.uuid}`, changeOfPlan(plan, legs, walk), () => ({ is: "taken", text, before }));
  };
  if (walks.length === 0 && !outcome) return null;
  return (
    <PlanSection heading={t("heading")} className="print:hidden">
      {outcome ? (
        <Notice
          kind={outcome.is === "taken" ? "ok" : "warn"}
          announce
          action={
            outcome.is === "taken" ? (
              <Button
                size="sm"
                variant="secondary"
                busy={isBusy}
                onClick={() => void send("PUT", `/plans/${plan.uuid}/days`, outcome.before, () => null)}
              >
                {words("history.undo")}
              </Button>
            ) : null
          }
        >
          {outcome.text}
        </Notice>
      ) : null}
      <FurtherOffers walks={inThisPlan(plan, legs.length - 1, walks)} isBusy={isBusy} onTake={take} />
    </PlanSection>
  );
}
