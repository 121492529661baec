import { useState } from "react";
import { useRevalidator } from "react-router";
import { useTranslations } from "use-intl";

import type { FurtherWalk } from "#contract/planner/further-walks.ts";
import type { PlanCreation } from "#contract/plans/plans.ts";
import type { ShownPlan } from "#contract/plans/shown-plan.ts";
import { contentOf } from "#contract/plans/stored-content.ts";
import { siteApi } from "#web/client/api/site-api.ts";
import { FurtherOffers, placesOf, WithFurtherMessages } from "#web/components/further-walks/further-offers.tsx";
import { useFurtherWalks } from "#web/components/further-walks/use-further-walks.ts";
import { planOptionsOf } from "#web/components/plan-form/option-requests.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Notice } from "#web/ui/layout/notice.tsx";
import { optionsOfLeg } from "#domain/planner/options/options-of-legs.ts";
import type { PlannerOptions } from "#domain/planner/options/planner-options.ts";

import { PlanSection } from "./plan-section.tsx";

/** Continuations of a plan, and other routes that meet it, each with a button. */
export function FurtherSection({ plan }: { plan: ShownPlan }) {
  return (
    <WithFurtherMessages>
      <FurtherPlan plan={plan} />
    </WithFurtherMessages>
  );
}

/** Result of a click; `before` is the previous plan. */
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
  // The server returns options in the format that it accepts.
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
  const applyWalk = (walk: FurtherWalk) => {
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
      <FurtherOffers walks={inThisPlan(plan, legs.length - 1, walks)} isBusy={isBusy} onTake={applyWalk} />
    </PlanSection>
  );
}

type OfPlan = Pick<ShownPlan, "nextLegs" | "days">;

/** Effects of other routes, compared with the days of the plan instead of the best ones for its options. */
function inThisPlan({ days }: Pick<OfPlan, "days">, leg: number, walks: readonly FurtherWalk[]): FurtherWalk[] {
  const own = days.filter((day) => day.leg === leg);
  const sum = (of: (day: (typeof own)[number]) => number) => own.reduce((all, day) => all + of(day), 0);
  const before = { days: own.length, km: sum(({ km }) => km), ascentM: sum(({ ascentM }) => ascentM) };
  return walks.map((walk) => {
    const { days: count, km, ascentM } = walk.totals;
    const change = { days: count - before.days, km: km - before.km, ascentM: ascentM - before.ascentM };
    return walk.change ? { ...walk, change } : walk;
  });
}

/**
 * A body of `PATCH /api/plans/{uuid}` that adds a further route to a plan. Pins before the start of another route are
 * kept.
 *
 * @param legs the options of the plan, route by route
 */
function changeOfPlan(plan: OfPlan, legs: readonly PlannerOptions[], walk: FurtherWalk): object {
  const last = legs.at(-1)!;
  const added = walk.legs.map((leg) => optionsOfLeg(last, leg.from, leg));
  if (walk.kind === "onward") return { nextLegs: [...plan.nextLegs, ...added] };
  const [first, ...others] = added;
  const stays = walk.legs.length > 1;
  const changed = {
    ...(stays ? { to: walk.legs[0]!.to, mustStop: [...walk.legs[0]!.mustStop], days: null } : first),
    pins: stays ? pinsWithin(plan, legs.length - 1, walk.legs[0]!.km) : [],
  };
  if (legs.length === 1) return { input: changed, nextLegs: others };
  const { startDate: _, ...options } = last;
  return { nextLegs: [...plan.nextLegs.slice(0, -1), { ...options, ...changed }, ...others] };
}

/** Pins of a leg that end within so many kilometres of its start; days count from its first. */
function pinsWithin({ days }: OfPlan, leg: number, km: number): object[] {
  let walked = 0;
  return days
    .filter((day) => day.leg === leg)
    .flatMap((day, index) => {
      walked += day.km;
      const isWithin = walked < km - 0.05;
      return day.pinned && isWithin ? [{ day: index + 1, kind: day.kind, to: day.to }] : [];
    });
}
