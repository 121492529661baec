import { type ReactNode, useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "#web/ui/text/formats.ts";
import type { PlannerPlanView } from "#web/features/planner/view/plan-view.ts";

interface PlanSummaryProps {
  headline: string;
  plan: PlannerPlanView | null;
  /** Names of the two ends. */
  ends: { readonly from: string; readonly to: string };
  actions: ReactNode;
}

/** The headline and, below it, a typical day. */
export function PlanSummary({ headline, plan, ends, actions }: PlanSummaryProps) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="grid min-w-0 flex-1 basis-80 gap-1.5">
        <h1 className="text-[1.75rem] leading-tight font-bold lining-nums tabular-nums sm:text-2xl">{headline}</h1>
        {plan ? <Totals plan={plan} ends={ends} /> : null}
      </div>
      {actions}
    </div>
  );
}

function Totals({ plan: { days, totals }, ends }: { plan: PlannerPlanView; ends: PlanSummaryProps["ends"] }) {
  const t = useTranslations("planner.totals");
  const { hours, metres } = useFormats();
  const longest = days.reduce((best, day) => (day.hours > best.hours ? day : best), days[0] ?? { hours: 0, number: 1 });
  const rests = totals.days - totals.walkingDays;
  const b = (chunks: ReactNode) => <strong className="font-strong text-ink">{chunks}</strong>;
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-0.5 text-ink-2 tabular-nums">
      <li className="w-full font-medium max-sm:sr-only">{t("fromTo", ends)}</li>
      <li>{t.rich("perDay", { b, hours: hours(totals.hours / Math.max(1, totals.walkingDays)) })}</li>
      <li>
        {totals.ascentM === null
          ? t("climbUnknown")
          : t.rich(days.some(({ ascentM }) => ascentM === null) ? "climbPart" : "climb", {
              b,
              climb: metres(totals.ascentM),
            })}
      </li>
      <li>{t.rich("longest", { b, hours: hours(longest.hours), day: longest.number })}</li>
      {rests > 0 ? <li>{t.rich("rests", { b, rests })}</li> : null}
    </ul>
  );
}

/** Debounce time before the plan is announced, in milliseconds. */
const debounceMs = 900;

/** Announces a text when it has changed and settled; the initial text is not announced. */
export function Announcement({ text }: { text: string }) {
  const [initial] = useState(text);
  const [announced, setAnnounced] = useState("");
  useEffect(() => {
    if (text === initial && announced === "") return;
    const timer = setTimeout(() => setAnnounced(text), debounceMs);
    return () => clearTimeout(timer);
  }, [text, initial, announced]);
  return (
    <p aria-live="polite" className="sr-only">
      {announced}
    </p>
  );
}
