import { Phone, Pin } from "lucide-react";
import { useTranslations } from "use-intl";

import { bookingLabel } from "#web/features/plans/booking-label.ts";
import type { ShownDay, ShownPlan } from "#contract/plans/shown-plan.ts";
import { Chip } from "#web/ui/layout/chip.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { useClimbText } from "#web/components/facts/use-climb-text.ts";
import { useFormats } from "#web/ui/text/formats.ts";
import { InPortions } from "#web/ui/hydration/yield-before-render.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { Link } from "#web/ui/controls/link.tsx";
import type { Tone } from "#web/ui/text/tone.ts";
import { useToday } from "#web/features/plans/use-now.ts";
import { usePaths } from "#web/ui/use-paths.ts";

const stateTones: Record<ShownDay["houseState"], Tone> = { none: "warn", walk_in: "way", asked: "way", booked: "ok" };

type ListedDay = Omit<ShownDay, "reasons" | "reasonFacts" | "alternatives">;

interface PlanDayListProps {
  plan: Pick<ShownPlan, "uuid" | "goalNights"> & { readonly days: readonly ListedDay[] };
  share: string | undefined;
  /** Calendar day that is shown beside the list. */
  current?: number | null;
  /** When to prefetch the page of a day. */
  prefetch?: "intent" | "none";
}

/** All days of a plan, each with a link to its page. */
export function PlanDayList({
  plan: { uuid, goalNights, days },
  share,
  current = null,
  prefetch = "intent",
}: PlanDayListProps) {
  const last = days.at(-1)?.number;
  const today = useToday(days);
  const isOver = ({ date }: ListedDay) => date !== undefined && today !== undefined && date < today;
  return (
    <ol className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <InPortions
        of={days.map((day) => (
          <li
            key={day.key}
            className={classNames(
              "rounded-lg border",
              day.number === current ? "border-way bg-way-soft shadow-card" : "border-line bg-surface",
            )}
          >
            <DayRow
              uuid={uuid}
              day={day}
              share={share}
              isCurrent={day.number === current}
              isLast={day.number === last}
              isLeavingAtOnce={goalNights === 0}
              isToday={day.date !== undefined && day.date === today}
              isOver={isOver(day)}
              prefetch={prefetch}
            />
            {day.houseName !== null && day.housePhone && !isOver(day) ? (
              <CallHouse name={day.houseName} phone={day.housePhone} />
            ) : null}
          </li>
        ))}
      />
    </ol>
  );
}

interface DayRowProps {
  uuid: string;
  day: ListedDay;
  share: string | undefined;
  isCurrent: boolean;
  isLast: boolean;
  /** Nobody sleeps at the end of the plan. */
  isLeavingAtOnce: boolean;
  isToday: boolean;
  isOver: boolean;
  prefetch: "intent" | "none";
}

function DayRow({ uuid, day, share, isCurrent, isLast, isLeavingAtOnce, isToday, isOver, prefetch }: DayRowProps) {
  const t = useTranslations("plans.overview");
  const td = useTranslations("planDays");
  const paths = usePaths();
  const { kilometres, hours, weekday } = useFormats();
  const climb = useClimbText();
  const isRest = day.kind === "rest";
  const needsNoBed = isOver || (isLast && isLeavingAtOnce);
  return (
    <Link
      to={paths.planDay(uuid, day.number, share === undefined ? undefined : { share })}
      prefetch={prefetch}
      preventScrollReset
      aria-current={isCurrent ? "page" : undefined}
      className={classNames(
        "flex min-h-tap flex-wrap items-center gap-3 rounded-lg px-3 py-2.5 text-ink no-underline hover:text-way",
        !isCurrent && "hover:bg-surface-2",
      )}
    >
      <span className="grid min-w-13 justify-items-center">
        <span className="sr-only">{td("day", { number: day.number })} </span>
        <span aria-hidden="true" className="font-display text-xl leading-none font-bold lining-nums">
          {day.number}
        </span>
        {day.date === undefined ? null : <span className="text-xs text-ink-2">{weekday(day.date)}</span>}
        {isToday ? <span className="text-xs font-strong text-way">{t("isToday")}</span> : null}
      </span>
      {/* The bed is next to the name if there is room, so that the figures have the full width below. */}
      <span className="flex min-w-0 flex-1 basis-32 flex-wrap items-start justify-between gap-x-2">
        <span className="flex max-w-full shrink-0 items-center gap-1.5 font-strong">
          <span className="min-w-0 leading-snug wrap-anywhere">
            {isRest ? t("rest", { town: day.toName }) : day.toName}
          </span>
          {day.pinned ? (
            <>
              <Icon of={Pin} size="sm" className="shrink-0 text-way" />
              <span className="sr-only">{t("pinned")}</span>
            </>
          ) : null}
        </span>
        {needsNoBed && day.houseState === "none" ? null : (
          <Chip tone={stateTones[day.houseState]}>{t(`state.${bookingLabel(day)}`)}</Chip>
        )}
        {day.houseName === null ? null : <span className="w-full text-sm wrap-anywhere">{day.houseName}</span>}
        {isRest ? null : (
          <span className="flex w-full flex-wrap gap-x-3 text-sm text-ink-2 tabular-nums">
            {day.isWayKnown ? (
              <>
                <span>{kilometres(day.km * 1000)}</span>
                <span>{climb.short(day)}</span>
                <span className={day.overMax ? "font-strong text-warn" : undefined}>{hours(day.hours)}</span>
                {day.bookFirst && !isOver ? (
                  <span className="font-strong text-warn">{td("crowding.bookThis")}</span>
                ) : null}
              </>
            ) : (
              t("wayUnknown")
            )}
          </span>
        )}
      </span>
    </Link>
  );
}

/** Below the row, in line with its text: a link to call cannot be within the link to the day. */
function CallHouse({ name, phone }: { name: string; phone: string }) {
  const t = useTranslations("contacts.labels");
  return (
    <a
      href={`tel:${phone.replaceAll(/[^\d+]/g, "")}`}
      aria-label={t("call", { name, text: phone })}
      className="flex min-h-tap items-center gap-1.5 pr-3 pl-19 text-sm tabular-nums"
    >
      <Icon of={Phone} size="sm" />
      {phone}
    </a>
  );
}
