import { useTranslations } from "use-intl";

import { effortChange } from "#domain/stage-planner/effort.ts";
import type { PlanningFailure } from "#domain/stage-planner/plan.ts";
import type { LeadingRoute } from "#web/components/plan-fields/planner-data.ts";
import { useFetched } from "#web/components/plan-fields/use-fetched.ts";
import { usePaths } from "#web/ui/use-paths.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { Notice } from "#web/ui/layout/notice.tsx";
import { useFormats } from "#web/ui/text/formats.ts";

import { NoPlanMessages } from "./no-plan-messages.ts";
import { useFittingWalks } from "./use-fitting-walks.ts";
import type { Planner } from "./use-planner.ts";
import { usePlannerText } from "#web/components/plan-fields/planner-sentences.tsx";
import { type SuggestedFix, suggestFixes } from "#domain/planner-solution/suggested-fix.ts";
import { OptionsChange } from "./options-change.tsx";

/** Which option cannot be met, and one press that makes it one that can. */
export function RefusalNotice(props: RefusalNoticeProps) {
  return (
    <NoPlanMessages>
      <Refusal {...props} />
    </NoPlanMessages>
  );
}

interface RefusalNoticeProps {
  refusal: PlanningFailure;
  planner: Pick<Planner, "options" | "nameOf" | "data" | "graph">;
}

function Refusal({ refusal, planner }: RefusalNoticeProps) {
  const text = usePlannerText();
  const label = useFixLabel(planner.nameOf);
  const { options, nameOf, data } = planner;
  const ways = suggestFixes(refusal, options.input, data.route);
  const isOfDays = refusal.code === "days";
  const leading = useLeadingRoutes(planner, refusal.code === "not_on_the_way");
  return (
    <Notice
      kind={isOfDays ? "info" : "bad"}
      announce
      action={
        ways.length > 0 ? (
          <div className="flex flex-wrap gap-2">
            {ways.map((out, index) => (
              <OptionsChange key={label(out)} planner={planner} change={out.change}>
                {(press) => (
                  <Button {...press} size="sm" variant={index === 0 && leading.length === 0 ? "primary" : "secondary"}>
                    {label(out)}
                  </Button>
                )}
              </OptionsChange>
            ))}
          </div>
        ) : null
      }
    >
      {text.refusal(refusal, nameOf)}
      {isOfDays ? <FittingWalks planner={planner} /> : null}
      {leading.length > 0 ? <LeadingRoutes routes={leading} data={data} /> : null}
    </Notice>
  );
}

/** Other routes that lead where this one does not; none until they are asked for and known. */
function useLeadingRoutes({ options, data }: Pick<Planner, "options" | "data">, isAsked: boolean) {
  const { value } = useFetched<readonly LeadingRoute[]>(isAsked ? `/planner/leading${options.search}` : null);
  const planned = isAsked && data.planned.of === options.search ? data.planned.leading : null;
  return value ?? planned ?? [];
}

/** Each one press away with the same preferences: whoever has said where to walk wants that more than another walk. */
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

/** Of each kind so many are offered. */
const offered = { begin: 3, end: 2, rest: 1 } as const;

/** Walks that take just the days there are, each one press away; the first of each kind suits best. */
function FittingWalks({ planner }: { planner: Pick<Planner, "options" | "nameOf" | "data" | "graph"> }) {
  const t = useTranslations("noPlan.fitting");
  const effort = useTranslations("planner.effort");
  const { kilometres } = useFormats();
  const { input } = planner.options;
  const walks = useFittingWalks(planner.graph.value, input, input.days);
  if (!walks) return planner.graph.value ? <p>{t("waiting")}</p> : null;
  return (["begin", "end", "rest"] as const).map((kind) => {
    const ofKind = walks.filter((walk) => walk.kind === kind).slice(0, offered[kind]);
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
                    {t(kind, { town: planner.nameOf(walk.town) })}
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

function useFixLabel(nameOf: (town: string) => string): (out: SuggestedFix) => string {
  const t = useTranslations("noPlan.fix");
  const { hours, kilometres } = useFormats();
  return (out) => {
    if (out.label === "useDays") return t("useDays", { days: out.days });
    if (out.label === "allowMax")
      return t("allowMax", { max: out.measure === "hours" ? hours(out.max) : kilometres(out.max * 1000) });
    if (out.label === "leaveOut") return t("leaveOut", { town: nameOf(out.town) });
    return t(out.label);
  };
}
