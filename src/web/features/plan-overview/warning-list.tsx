import { Info, TriangleAlert } from "lucide-react";
import { Form } from "react-router";
import { useTranslations } from "use-intl";

import type { ShownPlan } from "#contract/shown-plan.ts";
import type { PlanWarning, WayOut } from "#domain/plan-warnings/warning.ts";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { softTone, type Tone } from "#web/ui/tone.ts";
import { usePaths } from "#web/use-paths.ts";

import { PlanSection } from "./plan-section.tsx";
import { useWarningSentence } from "./use-warning-sentence.ts";

interface WarningListProps {
  plan: ShownPlan;
  warnings: readonly PlanWarning[];
}

const bad = new Set<PlanWarning["code"]>(["house_closed", "closed_stretch", "way_unknown"]);
const mild = new Set<PlanWarning["code"]>(["holiday", "bag_transfer_too_long", "bag_transfer_out_of_season"]);

/** A warning of many days has a way out for each; the first are enough to begin with. */
export const mostWaysOut = 3;

/** What is to be settled before one sets out. */
export function WarningSection({ plan, warnings }: WarningListProps) {
  const t = useTranslations("plans.warnings");
  const count = warnings.filter(({ code }) => !mild.has(code)).length;
  return (
    <PlanSection heading={count > 0 ? t("settle", { count }) : t("heading")}>
      <WarningList plan={plan} warnings={warnings} />
    </PlanSection>
  );
}

/** What stands in the way of a plan, each with its ways out; readers by a share link see no buttons. */
function WarningList({ plan, warnings }: WarningListProps) {
  const t = useTranslations("plans.warnings");
  const sentence = useWarningSentence(plan);
  if (warnings.length === 0) return <Notice kind="ok">{t("none")}</Notice>;
  return (
    <ul className="grid gap-2.5">
      {warnings.map((warning, index) => (
        <li
          key={`${warning.code} ${index}`}
          className={classNames("grid gap-2 rounded-md px-4 py-3 text-sm", softTone[toneOf(warning)])}
        >
          <p className="flex gap-2.5">
            <Icon of={mild.has(warning.code) ? Info : TriangleAlert} size="sm" className="mt-1 shrink-0" />
            <span>{sentence(warning)}</span>
          </p>
          {plan.access === "owner" && warning.waysOut.length > 0 ? (
            <div className="flex flex-wrap gap-2">
              {warning.waysOut.slice(0, mostWaysOut).map((way, number) => (
                <WayOutAction key={`${way.kind} ${number}`} way={way} plan={plan} namesDay={!("day" in warning)} />
              ))}
            </div>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function toneOf({ code }: PlanWarning): Tone {
  return bad.has(code) ? "bad" : mild.has(code) ? "way" : "warn";
}

interface WayOutActionProps {
  way: WayOut;
  plan: ShownPlan;
  /** Where it is not said otherwise which day it is about. */
  namesDay: boolean;
}

function WayOutAction({ way, plan, namesDay }: WayOutActionProps) {
  const t = useTranslations("plans.warnings");
  const td = useTranslations("planDays");
  const paths = usePaths();
  switch (way.kind) {
    case "edit": {
      const { edit } = way;
      const town = "to" in edit ? edit.to : "town" in edit ? edit.town : "";
      const day = "day" in edit ? edit.day : 0;
      return (
        <Form method="post" action={paths.planDays(plan.uuid)} preventScrollReset>
          <input type="hidden" name="form" value="edit" />
          <input type="hidden" name="version" value={plan.version} />
          <input type="hidden" name="edit" value={JSON.stringify(edit)} />
          <Button type="submit" variant="secondary" size="sm">
            {namesDay && day > 0 ? `${td("day", { number: day })}: ` : ""}
            {t(`waysOut.edit.${edit.kind}`, { town: plan.townNames[town] ?? town, day })}
          </Button>
        </Form>
      );
    }
    case "choose-house":
      return (
        <ButtonLink to={`${paths.planDay(plan.uuid, way.day)}#houses`} variant="secondary" size="sm">
          {t("waysOut.choose-house")}
        </ButtonLink>
      );
    case "carry-food":
      return (
        <ButtonLink to={`${paths.planDay(plan.uuid, way.day)}#carry`} variant="secondary" size="sm">
          {t("waysOut.carry-food", { day: way.day })}
        </ButtonLink>
      );
    case "start-in":
      return (
        <ButtonLink
          to={`${paths.editPlan(plan.uuid)}${way.leg === 0 ? `?from=${way.from}` : ""}`}
          variant="secondary"
          size="sm"
        >
          {t("waysOut.start-in", { town: plan.townNames[way.from] ?? way.from })}
        </ButtonLink>
      );
    case "change-dates":
      return (
        <ButtonLink to={`${paths.editPlan(plan.uuid)}#dates`} variant="secondary" size="sm">
          {t("waysOut.change-dates")}
        </ButtonLink>
      );
    case "carry-bag":
      return (
        <ButtonLink to={`${paths.planDay(plan.uuid, way.days[0] ?? 1)}#carry`} variant="secondary" size="sm">
          {t("waysOut.carry-bag")}
        </ButtonLink>
      );
  }
}
