import { ChevronLeft, ChevronRight, Pin } from "lucide-react";
import { useTranslations } from "use-intl";

import type { EditorDay, EditorPlan } from "#contract/plans/plan-editor.ts";
import { Chip } from "#web/ui/layout/chip.tsx";
import { useClimbText } from "#web/components/facts/use-climb-text.ts";
import { useFormats } from "#web/ui/text/formats.ts";
import { Icon } from "#web/ui/icons/icon.tsx";
import { Link } from "#web/ui/controls/link.tsx";
import { usePaths } from "#web/ui/use-paths.ts";
import { type Weight, weightOf } from "#domain/plans/warnings/warning.ts";
import { useWarningSentence } from "#web/components/plan-sentences/use-warning-sentence.ts";
import { WarningFixes } from "#web/components/plan-edits/warning-fixes.tsx";
import { Notice } from "#web/ui/layout/notice.tsx";

const looks = { blocks: "bad", unsettled: "warn", informs: "info" } as const satisfies Record<Weight, string>;

/** Warnings of one day, or of the whole walk without a day, each with its solutions. */
export function DayWarnings({ plan, day }: { plan: EditorPlan; day: number | null }) {
  const sentence = useWarningSentence(plan);
  const ofDay = plan.warnings.filter((warning) => ("day" in warning ? warning.day === day : day === null));
  if (ofDay.length === 0) return null;
  return (
    <ul className="grid gap-2">
      {ofDay.map((warning, index) => (
        <li key={`${warning.code} ${index}`}>
          <Notice
            kind={looks[weightOf(warning)]}
            action={<WarningFixes warning={warning} plan={plan} namesDay={day === null} />}
          >
            {sentence(warning)}
          </Notice>
        </li>
      ))}
    </ul>
  );
}

interface DayHeadingProps {
  plan: EditorPlan;
  day: EditorDay;
  share: string | undefined;
}

/** Takes the focus when the focused element is removed. */
export const dayHeadingId = "day-heading";

const round =
  "grid size-tap place-items-center rounded-pill border border-line bg-surface text-ink hover:bg-way-soft hover:text-way";

/** Start, end, length and climb of the day; links to the days before and after. */
export function DayHeading({ plan, day, share }: DayHeadingProps) {
  const t = useTranslations("planDays");
  const paths = usePaths();
  const formats = useFormats();
  const climb = useClimbText();
  const query = share === undefined ? undefined : { share };
  const to = (number: number) => paths.planDay(plan.uuid, number, query);
  const { number, fromName: from, toName: town } = day;
  // On narrow screens its space in the first row is reserved: it appears during a drag without moving anything below.
  const pinned = day.pinned ? (
    <Chip tone="way" icon={Pin}>
      {t("head.pinned")}
    </Chip>
  ) : null;
  return (
    <header className="grid gap-2">
      <p className="flex items-center justify-between gap-3 lg:hidden">
        <Link to={paths.planDays(plan.uuid, query)} className="inline-flex min-h-tap items-center gap-1 font-medium">
          <Icon of={ChevronLeft} size="sm" />
          {t("head.allDays")}
        </Link>
        {pinned}
      </p>
      <div className="flex items-start justify-between gap-4">
        <h2 id={dayHeadingId} tabIndex={-1} className="min-w-0 scroll-mt-16 text-xl break-words outline-none">
          {day.kind === "rest" ? t("head.rest", { number, town }) : t("head.walk", { number, from, to: town })}
        </h2>
        <nav aria-label={t("head.neighbours")} className="flex shrink-0 gap-2">
          {number > 1 ? (
            <Link
              to={to(number - 1)}
              prefetch="none"
              preventScrollReset
              aria-label={t("head.previous")}
              className={round}
            >
              <Icon of={ChevronLeft} />
            </Link>
          ) : null}
          {number < plan.days.length ? (
            <Link to={to(number + 1)} prefetch="none" preventScrollReset aria-label={t("head.next")} className={round}>
              <Icon of={ChevronRight} />
            </Link>
          ) : null}
        </nav>
      </div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2 tabular-nums">
        {day.date === undefined ? null : <span>{formats.day(day.date)}</span>}
        {day.kind === "walk" && day.isWayKnown ? (
          <span>
            {t("head.figures", {
              km: formats.kilometres(day.km * 1000),
              climb: climb.sentence(day),
              hours: formats.hours(day.hours),
            })}
          </span>
        ) : null}
        <span className="max-lg:hidden">{pinned}</span>
      </p>
    </header>
  );
}
