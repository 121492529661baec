import { useTranslations } from "use-intl";

import type { ShownDay, ShownPlan } from "#contract/plans/shown-plan.ts";
import { Chip } from "#web/ui/layout/chip.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { useFormats } from "#web/ui/text/formats.ts";
import { Link } from "#web/ui/controls/link.tsx";
import type { Tone } from "#web/ui/text/tone.ts";
import { useOfflinePaths } from "../use-offline-paths.ts";

const stateTones: Record<ShownDay["houseState"], Tone> = { none: "warn", walk_in: "way", asked: "way", booked: "ok" };

interface DayRowsProps {
  plan: ShownPlan;
  /** Calendar day that is shown beside the list. */
  current: number | null;
}

/** Every day of a plan, each leading to its page. */
export function DayRows({ plan, current }: DayRowsProps) {
  const t = useTranslations("offline");
  const last = plan.days.at(-1)?.number;
  return (
    <section aria-labelledby="kept-days" className="grid gap-3">
      <h2 id="kept-days" className="text-xl">
        {t("plan.allDays")}
      </h2>
      <ol className="grid gap-2">
        {plan.days.map((day) => (
          <li key={day.key}>
            <DayRow uuid={plan.uuid} day={day} isCurrent={day.number === current} isLast={day.number === last} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function DayRow({
  uuid,
  day,
  isCurrent,
  isLast,
}: {
  uuid: string;
  day: ShownDay;
  isCurrent: boolean;
  isLast: boolean;
}) {
  const t = useTranslations("offline.day");
  const paths = useOfflinePaths();
  const formats = useFormats();
  const facts = [
    day.date === undefined ? null : formats.weekday(day.date),
    day.kind === "rest" ? null : formats.kilometres(day.km * 1000),
    day.kind === "rest" ? null : formats.hours(day.hours),
    day.houseName,
  ].filter((fact) => fact !== null);
  return (
    <Link
      to={paths.planDay(uuid, day.number)}
      aria-current={isCurrent ? "page" : undefined}
      className={classNames(
        "flex min-h-tap items-center gap-4 rounded-lg border px-4 py-3 text-ink no-underline hover:text-way",
        isCurrent ? "border-way bg-way-soft" : "border-line bg-surface hover:bg-surface-2",
      )}
    >
      <span className="min-w-8 text-center font-display text-xl font-extrabold lining-nums">{day.number}</span>
      <span className="grid min-w-0 flex-1">
        <span className="font-strong">
          {day.kind === "rest" ? t("rest", { number: day.number, town: day.toName }) : day.toName}
        </span>
        <span className="text-sm text-ink-2 tabular-nums">{facts.join(" · ")}</span>
      </span>
      {isLast && day.houseState === "none" ? null : (
        <Chip tone={stateTones[day.houseState]}>{t(`state.${day.houseState}`)}</Chip>
      )}
    </Link>
  );
}
