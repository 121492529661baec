import { useTranslations } from "use-intl";

import type { IsoDate } from "#domain/calendar/iso-date.ts";
import { nightsOfUnknownFullness } from "#domain/crowding/crowded-nights.ts";
import type { ShownPlan } from "#contract/plans/shown-plan.ts";
import { crowdingTones, useCrowdingText } from "#web/components/plan-sentences/use-warning-sentence.ts";
import { useNightWarningText } from "#web/components/plan-sentences/use-night-warning-text.ts";
import { Link } from "#web/ui/controls/link.tsx";
import { Chip } from "#web/ui/layout/chip.tsx";
import { useFormats } from "#web/ui/text/formats.ts";
import { usePaths } from "#web/ui/use-paths.ts";

import { PlanSection } from "./plan-section.tsx";

interface BookFirstProps {
  plan: Pick<ShownPlan, "uuid" | "days" | "startDate" | "townNames" | "goalNights">;
  share: string | undefined;
  /** The reader's device; unknown until hydration. */
  today: IsoDate | undefined;
}

/** The nights of a dated plan that are likely to be the fullest, with the reasons. */
export function BookFirst({ plan, share, today }: BookFirstProps) {
  const t = useTranslations("planDays.crowding");
  const paths = usePaths();
  const { day: formatDay } = useFormats();
  const text = useCrowdingText(plan);
  const ahead = plan.days.filter(({ date }) => today === undefined || date === undefined || date >= today);
  const crowdings = ahead.flatMap(({ crowding }) => crowding ?? []);
  const first = ahead.filter(({ bookFirst }) => bookFirst);
  const nights = useNightWarningText("plans", (town) => plan.townNames[town] ?? town);
  if (plan.startDate === null) return null;
  const unknown = nightsOfUnknownFullness(ahead, plan.goalNights);
  const unknownFullness =
    unknown.length === 0 ? null : (
      <p className="text-sm text-ink-2">{nights.plain({ code: "fullness_unknown", nights: unknown })}</p>
    );
  if (first.length === 0) {
    return (
      <PlanSection heading={t("heading")}>
        <p className="text-sm text-ink-2">{t(crowdings.length === 0 ? "unknown" : "none")}</p>
        {crowdings.length === 0 ? null : unknownFullness}
      </PlanSection>
    );
  }
  const basis = crowdings.some(({ isHolyYear }) => isHolyYear) ? `${t("lead")} ${t("holyYear")}` : t("lead");
  return (
    <PlanSection heading={t("bookFirst")}>
      <ol className="grid gap-3">
        {first.map((day) =>
          day.crowding ? (
            <li key={day.key} className="grid gap-0.5 text-sm">
              <span className="flex flex-wrap items-start justify-between gap-x-3">
                <Link
                  className="min-w-0 flex-1 basis-40"
                  to={`${paths.planDay(plan.uuid, day.number, share === undefined ? undefined : { share })}#houses`}
                >
                  {t("night", {
                    day: day.number,
                    town: day.toName,
                    date: day.date === undefined ? "" : formatDay(day.date),
                  })}
                </Link>
                <Chip tone={crowdingTones[day.crowding.level]}>{text.level(day.crowding)}</Chip>
              </span>
              <span className="text-ink-2">{text.basis(day.crowding)}</span>
            </li>
          ) : null,
        )}
      </ol>
      {unknownFullness}
      <p className="max-w-[64ch] text-sm text-ink-2">{basis}</p>
    </PlanSection>
  );
}
