import { useTranslations } from "use-intl";
import { BedDouble, Banknote, Droplets, type LucideIcon, Pill, ShoppingBasket, Utensils } from "lucide-react";

import type { EditorPlan } from "#contract/plans/plan-editor.ts";
import { Link } from "#web/ui/controls/link.tsx";
import { useFormats } from "#web/ui/text/formats.ts";
import { usePaths } from "#web/ui/use-paths.ts";
import { type DayNeed, dayNeeds, type Next } from "#domain/today/next-needs.ts";
import { Icon } from "#web/ui/icons/icon.tsx";

import { writeDistance } from "./where-card.tsx";

const icons: Record<DayNeed, LucideIcon> = {
  water: Droplets,
  food: Utensils,
  groceries: ShoppingBasket,
  cash: Banknote,
  pharmacy: Pill,
  bed: BedDouble,
};

/** Nearer than this, in metres, it is here. */
const hereM = 60;

/** What comes next of all that one needs, and how far it is. @param needs null until it is read */
export function NextCard({ needs }: { needs: Readonly<Record<DayNeed, Next | null>> | null }) {
  const t = useTranslations("today.next");
  const formats = useFormats();
  return (
    <section aria-labelledby="next" className="grid gap-2">
      <h2 id="next" className="text-lg">
        {t("heading")}
      </h2>
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,7.5rem),1fr))] gap-2 sm:grid-cols-3">
        {dayNeeds.map((need) => {
          const next = needs?.[need];
          const isHere = next != null && next.metres < hereM;
          return (
            <div key={need} className="grid content-start gap-0.5 rounded-md border border-line bg-surface px-3 py-2">
              <dt className="flex items-center gap-1.5 text-sm text-ink-2">
                <Icon of={icons[need]} size="sm" />
                {t(need)}
              </dt>
              <dd className="min-h-12 tabular-nums">
                {!needs ? (
                  t("reading")
                ) : !next ? (
                  <span className="text-ink-2">{t("none")}</span>
                ) : isHere ? (
                  <strong className="wrap-anywhere">
                    {next.name === null ? t("hereNameless") : t("here", { name: next.name })}
                  </strong>
                ) : (
                  <>
                    <strong className="block">{writeDistance(next.metres, formats)}</strong>
                    <span className="block text-sm leading-snug wrap-anywhere text-ink-2">{next.name}</span>
                  </>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

/** The next day in one line. @param number of today */
export function Tomorrow({ plan, number }: { plan: EditorPlan; number: number }) {
  const t = useTranslations("today.tomorrow");
  const { kilometres, hours } = useFormats();
  const day = plan.days[number];
  return (
    <section aria-labelledby="tomorrow">
      <h2 id="tomorrow" className="text-lg">
        {t("heading")}
      </h2>
      <p className="tabular-nums">
        {!day
          ? t("last")
          : day.kind === "rest"
            ? t("rest", { town: day.toName })
            : t("walk", {
                from: day.fromName,
                to: day.toName,
                distance: kilometres(day.km * 1000),
                hours: hours(day.hours),
              })}
      </p>
    </section>
  );
}

interface UnansweredProps {
  plan: EditorPlan;
  /** Number of today. */
  from: number;
  share: string | undefined;
  /** Whether its days have pages: those of a plan in no account have none. */
  hasPages: boolean;
}

/** Nights that were asked for and that nobody has answered. */
export function Unanswered({ plan, from, share, hasPages }: UnansweredProps) {
  const t = useTranslations("today.tonight");
  const paths = usePaths();
  const nights = plan.days.filter(({ number, houseState }) => number >= from && houseState === "asked");
  if (nights.length === 0) return null;
  return (
    <section aria-labelledby="unanswered">
      <h2 id="unanswered" className="text-lg">
        {t("unanswered")}
      </h2>
      <ul>
        {nights.map(({ number, toName, houseName }) => (
          <li key={number}>
            {hasPages ? (
              <Link
                to={paths.planDay(plan.uuid, number, share === undefined ? undefined : { share })}
                className="inline-flex min-h-tap items-center"
              >
                {t("unansweredDay", { number, town: toName, place: houseName ?? "–" })}
              </Link>
            ) : (
              t("unansweredDay", { number, town: toName, place: houseName ?? "–" })
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
