import { useTranslations } from "use-intl";

import type { EditorPlan } from "#contract/plan-editor.ts";
import type { PlanWarning, WayOut } from "#domain/plan-warnings/warning.ts";
import { mostWaysOut } from "#web/features/plan-overview/warning-list.tsx";
import { useWarningSentence } from "#web/features/plan-overview/use-warning-sentence.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { usePaths } from "#web/use-paths.ts";

import { EditButton, useEditing } from "./editing.tsx";

const bad: ReadonlySet<PlanWarning["code"]> = new Set(["house_closed", "closed_stretch", "way_unknown"]);
const mild: ReadonlySet<PlanWarning["code"]> = new Set([
  "holiday",
  "bag_transfer_too_long",
  "bag_transfer_out_of_season",
]);

/** What speaks of one day, or of the whole walk when no day is given, each with its ways out. */
export function DayWarnings({ plan, day }: { plan: EditorPlan; day: number | null }) {
  const sentence = useWarningSentence(plan);
  const editing = useEditing();
  const shown = plan.warnings.filter((warning) => ("day" in warning ? warning.day === day : day === null));
  if (shown.length === 0) return null;
  return (
    <ul className="grid gap-2">
      {shown.map((warning, index) => (
        <li key={`${warning.code} ${index}`}>
          <Notice
            kind={bad.has(warning.code) ? "bad" : mild.has(warning.code) ? "info" : "warn"}
            action={
              editing && warning.waysOut.length > 0 ? (
                <div className="flex flex-wrap gap-2">
                  {warning.waysOut.slice(0, mostWaysOut).map((way) => (
                    <WayOutAction key={JSON.stringify(way)} way={way} plan={plan} namesDay={day === null} />
                  ))}
                </div>
              ) : null
            }
          >
            {sentence(warning)}
          </Notice>
        </li>
      ))}
    </ul>
  );
}

interface WayOutActionProps {
  way: WayOut;
  plan: EditorPlan;
  /** Where it is not said otherwise which day it is about. */
  namesDay: boolean;
}

function WayOutAction({ way, plan, namesDay }: WayOutActionProps) {
  const td = useTranslations("planDays");
  const t = useTranslations("plans.warnings.waysOut");
  const paths = usePaths();
  const nameOf = (town: string) => plan.townNames[town] ?? town;
  switch (way.kind) {
    case "edit": {
      const { edit } = way;
      const town = "to" in edit ? nameOf(edit.to) : "";
      const day = "day" in edit ? edit.day : 0;
      return (
        <EditButton edit={edit}>
          {namesDay && day > 0 ? `${td("day", { number: day })}: ` : ""}
          {t(`edit.${edit.kind}`, { town, day })}
        </EditButton>
      );
    }
    case "choose-house":
      return (
        <ButtonLink to={`${paths.planDay(plan.uuid, way.day)}#houses`} variant="secondary" size="sm" preventScrollReset>
          {t("choose-house")}
        </ButtonLink>
      );
    case "carry-food":
      return (
        <ButtonLink to={`${paths.planDay(plan.uuid, way.day)}#carry`} variant="secondary" size="sm">
          {t("carry-food", { day: way.day })}
        </ButtonLink>
      );
    case "start-in":
      return (
        <ButtonLink
          to={`${paths.editPlan(plan.uuid)}${way.leg === 0 ? `?from=${way.from}` : ""}`}
          variant="secondary"
          size="sm"
        >
          {t("start-in", { town: nameOf(way.from) })}
        </ButtonLink>
      );
    case "change-dates":
      return (
        <ButtonLink to={`${paths.planDays(plan.uuid)}#first-day`} variant="secondary" size="sm">
          {t("change-dates")}
        </ButtonLink>
      );
    case "carry-bag":
      return (
        <ButtonLink to={`${paths.planDay(plan.uuid, way.days[0] ?? 1)}#carry`} variant="secondary" size="sm">
          {t("carry-bag")}
        </ButtonLink>
      );
  }
}
