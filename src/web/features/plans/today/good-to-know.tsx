import { Info, Moon, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";

import type { EditorPlan } from "#contract/plans/plan-editor.ts";
import { type IsoDate, weekday } from "#domain/calendar/iso-date.ts";
import { clockTime } from "#domain/plans/day-hours/day-routine.ts";
import type { SunTimes } from "#domain/plans/day-hours/sun-times.ts";
import { weightOf } from "#domain/plans/warnings/warning.ts";
import type { Gap } from "#domain/plans/today/next-needs.ts";
import { useWarningSentence } from "#web/components/plan-sentences/use-warning-sentence.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Icon } from "#web/ui/icons/icon.tsx";
import { useFormats } from "#web/ui/text/formats.ts";

interface GoodToKnowProps {
  plan: EditorPlan;
  /** Of today. */
  number: number;
  date: IsoDate;
  gaps: readonly Gap[];
  /** Names of today's closed services. */
  closed: readonly string[];
  sun: SunTimes | null;
}

const sunday = 7;

/** All known obstacles of today and tomorrow, and when it gets dark. */
export function GoodToKnow({ plan, number, date, gaps, closed, sun }: GoodToKnowProps) {
  const t = useTranslations("today");
  const sentence = useWarningSentence(plan);
  const { kilometres, time } = useFormats();
  const warnings = plan.warnings.filter(
    (warning) => "day" in warning && (warning.day === number || warning.day === number + 1),
  );
  const needs = new Set(["groceries", "food", "cash", "bed"]);
  const lines: { text: string; isUrgent: boolean }[] = [
    ...warnings.map((warning) => ({ text: sentence(warning), isUrgent: weightOf(warning) !== "informs" })),
    ...gaps.flatMap(({ need, after, until, metres, isSure }) =>
      needs.has(need)
        ? [
            {
              text: t(isSure ? "ahead.gap" : "ahead.gapUnsure", {
                need: t(`ahead.needs.${need as "groceries" | "food" | "cash" | "bed"}`),
                distance: kilometres(metres),
                after: after ?? "none",
                until: until ?? "none",
              }),
              isUrgent: true,
            },
          ]
        : [],
    ),
    ...(weekday(date) === sunday ? [{ text: t("ahead.sunday"), isUrgent: false }] : []),
    ...(closed.length > 0
      ? [{ text: t("ahead.closed", { names: closed.slice(0, 5).join(", ") }), isUrgent: false }]
      : []),
  ];
  return (
    <section aria-labelledby="good-to-know" className="grid gap-2">
      <h2 id="good-to-know" className="text-lg">
        {t("ahead.heading")}
      </h2>
      <ul className="grid gap-1.5">
        <Line icon={Moon}>
          {sun
            ? t("dark.times", {
                rise: time(clockTime(sun.rise)),
                set: time(clockTime(sun.set)),
                dark: time(clockTime(sun.dark)),
              })
            : "…"}
        </Line>
        {lines.map(({ text, isUrgent }) => (
          <Line key={text} icon={isUrgent ? TriangleAlert : Info} isUrgent={isUrgent}>
            {text}
          </Line>
        ))}
        {lines.length === 0 ? <Line icon={Info}>{t("ahead.nothing")}</Line> : null}
      </ul>
    </section>
  );
}

interface LineProps {
  icon: typeof Info;
  isUrgent?: boolean;
  children: ReactNode;
}

function Line({ icon, isUrgent = false, children }: LineProps) {
  return (
    <li className={classNames("flex gap-2.5 text-sm tabular-nums", isUrgent && "text-warn")}>
      <Icon of={icon} size="sm" className="mt-0.5 shrink-0" />
      <span className="min-w-0">{children}</span>
    </li>
  );
}
