import type { ReactNode } from "react";
import { useTranslations } from "use-intl";

import { type PlanWarning, townOfEdit, type WarningFix } from "#domain/plans/warnings/warning.ts";
import type { EditorPlan } from "#contract/plans/plan-editor.ts";
import type { PlanEdit } from "#domain/plans/editing/edits/edit.ts";
import { ButtonLink } from "#web/ui/controls/link.tsx";
import { usePaths } from "#web/ui/use-paths.ts";

import { useEditing, EditButton } from "./editing.tsx";

/** A warning of many days has a solution for each; only the first ones are shown. */
const maxShown = 3;

interface WarningFixesProps {
  warning: PlanWarning;
  plan: PlanOfWarnings;
  /** If the day is not named elsewhere. */
  namesDay: boolean;
}

/** Solutions of a warning; nothing if the plan is read-only. */
export function WarningFixes({ warning: { waysOut }, plan, namesDay }: WarningFixesProps) {
  const editing = useEditing();
  if (!editing || waysOut.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2 py-1 print:hidden">
      {waysOut.slice(0, maxShown).map((way) => (
        <FixAction key={JSON.stringify(way)} way={way} plan={plan} namesDay={namesDay} />
      ))}
    </div>
  );
}

/** Names in the solutions of a plan's warnings. */
type PlanOfWarnings = Pick<EditorPlan, "uuid" | "townNames" | "leftBehind">;

interface FixActionProps {
  way: WarningFix;
  plan: PlanOfWarnings;
  /** If the day is not named elsewhere. */
  namesDay: boolean;
}

/** The button of a solution; nothing for a house without a page. */
function FixAction({ way, plan, namesDay }: FixActionProps) {
  const t = useTranslations("plans.warnings.waysOut");
  const td = useTranslations("planDays");
  const paths = usePaths();
  const nameOf = (town: string) => plan.townNames[town] ?? town;
  switch (way.kind) {
    case "edit":
      return <EditAction edit={way.edit} nameOf={nameOf} namesDay={namesDay} />;
    case "choose-house":
      return <WayLink to={`${paths.planDay(plan.uuid, way.day)}#houses`}>{t("choose-house")}</WayLink>;
    case "note-bed":
      return (
        <WayLink to={`${paths.planDay(plan.uuid, way.day)}#booking`}>
          {namesDay ? `${td("day", { number: way.day })}: ` : ""}
          {t("note-bed")}
        </WayLink>
      );
    case "carry-food":
      return <WayLink to={`${paths.planDay(plan.uuid, way.day)}#carry`}>{t("carry-food", { day: way.day })}</WayLink>;
    case "change-dates":
      return <WayLink to={`${paths.planDays(plan.uuid)}#first-day`}>{t("change-dates")}</WayLink>;
    case "change-wishes":
      return <WayLink to={paths.editPlan(plan.uuid)}>{t("change-wishes")}</WayLink>;
    case "start-in": {
      const query = new URLSearchParams({ from: way.from, ...(way.leg > 0 && { leg: String(way.leg) }) });
      return (
        <WayLink to={`${paths.editPlan(plan.uuid)}?${query}`}>{t("start-in", { town: nameOf(way.from) })}</WayLink>
      );
    }
    case "contact-house": {
      const { houseUrl = null, houseName } = plan.leftBehind.find(({ house }) => house === way.house) ?? {};
      return houseUrl === null ? null : (
        <WayLink to={houseUrl}>{t("contact-house", { house: houseName ?? "" })}</WayLink>
      );
    }
  }
}

function WayLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <ButtonLink to={to} variant="secondary" size="sm">
      {children}
    </ButtonLink>
  );
}

interface EditActionProps {
  edit: PlanEdit;
  nameOf: (town: string) => string;
  namesDay: boolean;
}

function EditAction({ edit, nameOf, namesDay }: EditActionProps) {
  const t = useTranslations("plans.warnings.waysOut.edit");
  const td = useTranslations("planDays");
  const day = "day" in edit ? edit.day : 0;
  const town = townOfEdit(edit);
  const does = edit.kind === "split" && town !== undefined ? "split-at" : edit.kind;
  return (
    <EditButton edit={edit}>
      {namesDay && day > 0 ? `${td("day", { number: day })}: ` : ""}
      {t(does, { town: town === undefined ? "" : nameOf(town), day })}
    </EditButton>
  );
}
