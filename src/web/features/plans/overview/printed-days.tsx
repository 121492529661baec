import { useTranslations } from "use-intl";

import type { ShownDay, ShownPlan } from "#contract/plans/shown-plan.ts";
import type { PlanPictureData } from "#web/components/plan-picture/plan-picture-data.ts";
import { useClimbText } from "#web/components/facts/use-climb-text.ts";
import { useFormats } from "#web/ui/text/formats.ts";

import { PrintedHeights } from "./printed-heights.tsx";

/** On paper only: each day on half a sheet of A4, with its heights, house, notes and room for more. */
export function PrintedDays({ plan, picture }: { plan: Pick<ShownPlan, "days">; picture: PlanPictureData }) {
  const t = useTranslations("plans.print");
  return (
    <section aria-label={t("heading")} className="hidden break-before-page print:block">
      {plan.days.map((day) => (
        <PrintedDay key={day.key} day={day} picture={picture} />
      ))}
    </section>
  );
}

function PrintedDay({ day, picture }: { day: ShownDay; picture: PlanPictureData }) {
  const t = useTranslations("plans.print");
  const words = useTranslations("plans.overview");
  const { kilometres, hours, day: writeDate, euros } = useFormats();
  const climb = useClimbText();
  const isRest = day.kind === "rest";
  const walked = picture.days.find(({ number }) => number === day.number);
  const night = [
    day.houseName,
    words(`state.${day.houseState}`),
    day.priceCents === null ? null : euros(day.priceCents),
    day.bookingReference === "" ? null : t("reference", { reference: day.bookingReference }),
  ];
  return (
    <article className="grid h-[132mm] break-inside-avoid content-start gap-3 border-b border-dashed border-line py-[6mm]">
      <header className="flex items-baseline justify-between gap-5">
        <h2 className="text-xl">{isRest ? words("rest", { town: day.toName }) : `${day.fromName} – ${day.toName}`}</h2>
        <p className="text-sm whitespace-nowrap text-ink-2">
          {t("day", { number: day.number })}
          {day.date === undefined ? null : ` · ${writeDate(day.date)}`}
        </p>
      </header>
      {isRest ? null : (
        <p className="font-strong tabular-nums">
          {day.isWayKnown
            ? `${kilometres(day.km * 1000)} · ${climb.sentence(day)} · ${hours(day.hours)}`
            : words("wayUnknown")}
        </p>
      )}
      {walked && picture.side ? <PrintedHeights day={walked} side={picture.side} /> : null}
      <Words heading={t("night")} text={night.filter(Boolean).join(" · ")} />
      <Words heading={t("carry")} text={day.carry} />
      <Words heading={t("notes")} text={day.notes} />
    </article>
  );
}

function Words({ heading, text }: { heading: string; text: string }) {
  if (text === "") return null;
  return (
    <div className="text-sm">
      <h3 className="font-sans text-xs font-strong text-ink-2">{heading}</h3>
      <p className="line-clamp-6 break-words whitespace-pre-wrap">{text}</p>
    </div>
  );
}
