import { useTranslations } from "use-intl";
import { bookingLabel } from "#web/features/plans/booking-label.ts";
import type { ShownDay, ShownPlan } from "#contract/plans/shown-plan.ts";
import type { PlanMapData, WalkFromTheSide, EncodedDay } from "#web/components/plan-map/plan-map-data.ts";
import { useClimbText } from "#web/components/facts/use-climb-text.ts";
import { useFormats } from "#web/ui/text/formats.ts";
import type { ProfilePoint } from "#domain/geography/elevation-profile/profile.ts";
import { InPortions } from "#web/ui/hydration/yield-before-render.tsx";

/** In the units of the drawing; it is as wide as the paper. */
const width = 700;
const height = 110;
const floor = 92;
/** Minimum height range in metres, so that gentle days do not look like mountains. */
const minSpanM = 300;

/** Profile of one day, with its lowest and highest point. */
function PrintedHeights({ day: { fromKm, toKm }, side }: { day: EncodedDay; side: WalkFromTheSide }) {
  const { metres } = useFormats();
  const points = stretchOf(side.profile.points, fromKm, toKm);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || last.km <= first.km) return null;
  const heights = points.map(({ elevationM }) => elevationM);
  const [low, high] = [Math.min(...heights), Math.max(...heights)];
  const span = Math.max(high - low, minSpanM);
  const x = (km: number) => (((km - fromKm) / (toKm - fromKm)) * width).toFixed(1);
  const y = (elevationM: number) => (floor - ((elevationM - low) / span) * (floor - 24)).toFixed(1);
  const line = points.map(({ km, elevationM }) => `${x(km)} ${y(elevationM)}`).join("L");
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className="h-auto w-full">
      <path d={`M${x(first.km)} ${height}L${line}L${x(last.km)} ${height}Z`} className="fill-surface-2" />
      <path d={`M${line}`} fill="none" strokeWidth="2" className="stroke-way" />
      <text x="0" y="10" fontSize="11" className="fill-ink-2">
        {`${metres(low)} – ${metres(high)}`}
      </text>
    </svg>
  );
}

/** The elevations between two places, including those at the places if elevations are known on both sides. */
function stretchOf(points: readonly ProfilePoint[], fromKm: number, toKm: number): ProfilePoint[] {
  const at = (km: number) => {
    const next = points.findIndex((point) => point.km >= km);
    const [before, after] = [points[next - 1], points[next]];
    if (!after) return [];
    if (!before || after.km === before.km) return after.km === km ? [after] : [];
    const share = (km - before.km) / (after.km - before.km);
    return [{ km, elevationM: before.elevationM + share * (after.elevationM - before.elevationM) }];
  };
  return [...at(fromKm), ...points.filter(({ km }) => km > fromKm && km < toKm), ...at(toKm)];
}

/** In print only: each day on half a sheet of A4, with its profile, house, notes and room for more. */
export function PrintedDays({ plan, picture }: { plan: Pick<ShownPlan, "days">; picture: PlanMapData }) {
  const t = useTranslations("plans.print");
  return (
    <section aria-label={t("heading")} className="hidden break-before-page print:block">
      <InPortions
        of={plan.days.map((day) => (
          <PrintedDay key={day.key} day={day} picture={picture} />
        ))}
        size={8}
      />
    </section>
  );
}

function PrintedDay({ day, picture }: { day: ShownDay; picture: PlanMapData }) {
  const t = useTranslations("plans.print");
  const words = useTranslations("plans.overview");
  const { kilometres, hours, day: writeDate, euros } = useFormats();
  const climb = useClimbText();
  const isRest = day.kind === "rest";
  const walked = picture.days.find(({ number }) => number === day.number);
  const night = [
    day.houseName,
    day.housePhone,
    words(`state.${bookingLabel(day)}`),
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
