import { Info, TriangleAlert } from "lucide-react";
import { useTranslations } from "use-intl";

import type { ShownPlan } from "#contract/plans/shown-plan.ts";
import { type PlanWarning, type Weight, weightOf } from "#domain/plans/warnings/warning.ts";
import { useWarningSentence } from "#web/components/plan-sentences/use-warning-sentence.ts";
import { WarningFixes } from "#web/components/plan-edits/warning-fixes.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Icon } from "#web/ui/icons/icon.tsx";
import { Notice } from "#web/ui/layout/notice.tsx";
import { softTone, type Tone } from "#web/ui/text/tone.ts";

import { PlanSection } from "./plan-section.tsx";

/** On a route without a known bed there is one for every night. */
const maxAtFirst = 5;

const tones: Readonly<Record<Weight, Tone>> = { blocks: "bad", unsettled: "warn", informs: "way" };

/** Warnings that share one sentence, at least one. */
type WarningGroup = readonly [PlanWarning, ...PlanWarning[]];

/** There may be one for every night, with the same solution for all. */
const together = new Set<PlanWarning["code"]>(["none_known_open", "few_beds", "no_food_known", "passed_city"]);

function groupBySentence(warnings: readonly PlanWarning[]): WarningGroup[] {
  const groups = Map.groupBy(warnings, (warning) => (together.has(warning.code) ? warning.code : warning));
  return [...groups.values()].flatMap(([first, ...more]): WarningGroup[] => (first ? [[first, ...more]] : []));
}

/** Everything to settle before setting out. */
export function WarningSection({ plan, warnings }: { plan: ShownPlan; warnings: readonly PlanWarning[] }) {
  const t = useTranslations("plans.warnings");
  const groups = groupBySentence(warnings);
  const count = groups.filter(([warning]) => weightOf(warning) !== "informs").length;
  return (
    <PlanSection heading={count > 0 ? t("settle", { count }) : t("heading")}>
      <WarningList plan={plan} groups={groups} />
    </PlanSection>
  );
}

/** Warnings of a plan, each with its solutions; readers of a share link see no buttons. */
function WarningList({ plan, groups }: { plan: ShownPlan; groups: readonly WarningGroup[] }) {
  const t = useTranslations("plans.warnings");
  const sentence = useWarningSentence(plan);
  const rank = (warning: PlanWarning) => Number(weightOf(warning) === "informs");
  const sorted = groups.toSorted(([a], [b]) => rank(a) - rank(b));
  if (groups.length === 0) return <Notice kind="ok">{t("none")}</Notice>;
  const items = sorted.map(([warning, ...more], index) => (
    <li
      key={`${warning.code} ${index}`}
      className={classNames("grid gap-2 rounded-md px-4 py-3 text-sm", softTone[tones[weightOf(warning)]])}
    >
      <p className="flex gap-2.5">
        <Icon of={weightOf(warning) === "informs" ? Info : TriangleAlert} size="sm" className="mt-1 shrink-0" />
        <span>{sentence(warning, [warning, ...more])}</span>
      </p>
      <WarningFixes
        warning={{ ...warning, waysOut: [warning, ...more].flatMap(({ waysOut }) => waysOut) }}
        plan={plan}
        namesDay={!("day" in warning) || more.length > 0}
      />
    </li>
  ));
  const more = items.slice(maxAtFirst);
  return (
    <>
      <ul className="grid gap-2.5">{items.slice(0, maxAtFirst)}</ul>
      {more.length === 0 ? null : (
        <details className="print-open">
          <summary className="flex min-h-tap cursor-pointer items-center font-strong text-way">
            {t("more", { count: more.length })}
          </summary>
          <ul className="mt-2 grid gap-2.5">{more}</ul>
        </details>
      )}
    </>
  );
}

/** Content of removed days; nothing if there is none. */
export function LeftBehind({ items }: { items: ShownPlan["leftBehind"] }) {
  const t = useTranslations("plans.overview");
  if (items.length === 0) return null;
  return (
    <PlanSection heading={t("leftHeading")} lead={t("leftText")}>
      <ul className="grid gap-1.5 text-sm">
        {items.map((item, index) => (
          <li key={`${item.town} ${index}`} className="break-words">
            {t("leftItem", {
              town: item.townName,
              what: [
                item.houseName,
                item.houseState === "none" ? null : t(`state.${item.houseState}`),
                item.bookingReference,
                item.notes,
                item.carry,
              ]
                .filter(Boolean)
                .join(" · "),
            })}
          </li>
        ))}
      </ul>
    </PlanSection>
  );
}
