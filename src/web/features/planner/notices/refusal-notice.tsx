import { useMemo, useState } from "react";
import { useTranslations } from "use-intl";

import { effortChange } from "#domain/planner/stage-planner/effort.ts";
import type { PlanningFailure } from "#domain/planner/stage-planner/plan.ts";
import type { LeadingRoute } from "#web/features/planner/view/planner-data.ts";
import { useFetched } from "#web/client/api/use-fetched.ts";
import { usePaths } from "#web/ui/use-paths.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { ButtonLink } from "#web/ui/controls/link.tsx";
import { Notice } from "#web/ui/layout/notice.tsx";
import { useFormats } from "#web/ui/text/formats.ts";

import { NoPlanMessages } from "./no-plan-messages.ts";
import type { Planner } from "../use-planner.ts";
import { usePlannerText } from "#web/components/plan-sentences/planner-sentences.tsx";
import { type FixStep, type SuggestedFix, suggestFixes } from "#domain/planner/stage-planner/refusal/suggested-fix.ts";
import { OptionsChange } from "#web/features/planner/options/options-change.tsx";
import { useTask } from "#web/features/planner/worker/use-task.ts";

/** The options that cannot be met, and buttons to fix them. */
export function RefusalNotice(props: RefusalNoticeProps) {
  return (
    <NoPlanMessages>
      <Refusal {...props} />
    </NoPlanMessages>
  );
}

interface RefusalNoticeProps {
  refusals: readonly PlanningFailure[];
  planner: Pick<Planner, "options" | "isInUse" | "nameOf" | "data" | "graph">;
}

/** Maximum number of other solutions: more would be too much to read. */
const maxFixes = 4;

function Refusal({ refusals, planner }: RefusalNoticeProps) {
  const text = usePlannerText();
  const label = useFixLabel(planner.nameOf);
  const { options, nameOf, data } = planner;
  // Nobody starts on a past day.
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const fixes = suggestFixes(refusals, options.input, data.route)
    .filter(({ change }) => !change.startDate || change.startDate >= today)
    .slice(0, maxFixes);
  const areAllAboutDays = refusals.every(({ code }) => code === "days");
  const leading = useLeadingRoutes(
    planner,
    refusals.some(({ code }) => code === "not_on_the_way"),
  );
  return (
    <Notice
      kind={areAllAboutDays ? "info" : "bad"}
      announce
      action={
        fixes.length > 0 ? (
          <div className="flex flex-wrap gap-2">
            {fixes.map((fix, index) => (
              <OptionsChange key={label(fix)} planner={planner} change={fix.change}>
                {(press) => (
                  <Button {...press} size="sm" variant={index === 0 && leading.length === 0 ? "primary" : "secondary"}>
                    {label(fix)}
                  </Button>
                )}
              </OptionsChange>
            ))}
          </div>
        ) : null
      }
    >
      {refusals.map((refusal) => (
        <p key={`${refusal.field}-${refusal.code}-${JSON.stringify(refusal.facts)}`}>{text.refusal(refusal, nameOf)}</p>
      ))}
      {areAllAboutDays ? <FittingWalks planner={planner} /> : null}
      {leading.length > 0 ? <LeadingRoutes routes={leading} data={data} /> : null}
    </Notice>
  );
}

/** Other routes between the same ends; none until they are loaded. */
function useLeadingRoutes({ options, data }: Pick<Planner, "options" | "isInUse" | "data">, isEnabled: boolean) {
  const { value } = useFetched<readonly LeadingRoute[]>(isEnabled ? `/planner/leading${options.search}` : null);
  const planned = isEnabled && data.planned.of === options.search ? data.planned.leading : null;
  return value ?? planned ?? [];
}

/** Links with the same preferences, shown first: keeping the chosen ends matters more than another walk. */
function LeadingRoutes({ routes, data }: { routes: readonly LeadingRoute[] } & Pick<Planner, "data">) {
  const t = useTranslations("noPlan.leading");
  const paths = usePaths();
  return (
    <section className="grid gap-1.5 pt-3">
      <h2 className="text-base font-strong">{t("heading", { count: routes.length })}</h2>
      <ul className="flex flex-wrap gap-2">
        {routes.map(({ slug, search }, index) => (
          <li key={slug}>
            <ButtonLink to={paths.planner() + search} size="sm" variant={index === 0 ? "primary" : "secondary"}>
              {t("plan", { route: data.routes.find((route) => route.slug === slug)?.name ?? slug })}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Maximum number of offers of each kind. */
const maxOffers = { begin: 3, end: 2, rest: 1 } as const;

/** Walks of the requested number of days, or as many as possible, each with a button; the best of each kind first. */
function FittingWalks({ planner }: { planner: Pick<Planner, "options" | "isInUse" | "nameOf" | "data" | "graph"> }) {
  const t = useTranslations("noPlan.fitting");
  const effort = useTranslations("planner.effort");
  const { kilometres } = useFormats();
  const { input } = planner.options;
  const graph = planner.graph.value;
  const { result: walks, isCurrent } = useTask(
    "fittingWalks",
    useMemo(() => (graph && input.days !== null ? { graph, input: [input, input.days] } : null), [graph, input]),
  );
  if (!walks || !isCurrent) return graph ? <p>{t("waiting")}</p> : null;
  return (["begin", "end", "rest"] as const).map((kind) => {
    const ofKind = walks.filter((walk) => walk.kind === kind).slice(0, maxOffers[kind]);
    const [best] = ofKind;
    if (!best) return null;
    return (
      <section key={kind} className="grid gap-1 pt-3">
        <h2 className="text-base font-strong">{t(`heading.${kind}`, { days: input.days ?? 0 })}</h2>
        <ul className="grid gap-1.5">
          {ofKind.map((walk) => (
            <li key={walk.town} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <OptionsChange planner={planner} change={walk.change}>
                {(press) => (
                  <Button {...press} size="sm" variant={walk === best ? "primary" : "secondary"}>
                    {walk.change.days && walk.change.days !== input.days
                      ? t("restMost", { days: walk.change.days })
                      : t(kind, { town: planner.nameOf(walk.town) })}
                  </Button>
                )}
              </OptionsChange>
              <span className="tabular-nums">
                {kilometres(walk.km * 1000)}, {walk === best ? t("best") : effort(effortChange(walk.cost - best.cost))}
              </span>
            </li>
          ))}
        </ul>
      </section>
    );
  });
}

/** Combined steps are listed one after another. */
function useFixLabel(nameOf: (town: string) => string): (fix: SuggestedFix) => string {
  const t = useTranslations("noPlan.fix");
  const { hours, kilometres, date } = useFormats();
  const stepLabel = (step: FixStep): string => {
    switch (step.label) {
      case "useDays":
        return t("useDays", { days: step.days });
      case "allowMax":
        return t("allowMax", { max: step.measure === "hours" ? hours(step.max) : kilometres(step.max * 1000) });
      case "leaveOut":
        return t("leaveOut", { town: nameOf(step.town) });
      case "startOn":
        return t("startOn", { date: date(step.date) });
      default:
        return t(step.label);
    }
  };
  return ({ steps }) => [...new Set(steps.map(stepLabel))].join(" + ");
}
