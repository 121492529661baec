import { useTranslations } from "use-intl";
import { BedDouble, Banknote, Droplets, type LucideIcon, Pill, ShoppingBasket, Utensils } from "lucide-react";

import { type DayNeed, dayNeeds, type NextTwo } from "#domain/plans/today/next-needs.ts";
import { Icon } from "#web/ui/icons/icon.tsx";
import { useFormats } from "#web/ui/text/formats.ts";

import { writeDistance } from "./position/position-card.tsx";

const icons: Record<DayNeed, LucideIcon> = {
  water: Droplets,
  food: Utensils,
  groceries: ShoppingBasket,
  cash: Banknote,
  pharmacy: Pill,
  bed: BedDouble,
};

/** Distance in metres below which it counts as here. */
const hereM = 60;

/** The next place for each need, with its distance; at a place, also the one after it. @param needs null until loaded */
export function NextServicesCard({ needs }: { needs: Readonly<Record<DayNeed, NextTwo | null>> | null }) {
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
                  <>
                    <strong className="block wrap-anywhere">
                      {next.name === null ? t("hereNameless") : t("here", { name: next.name })}
                    </strong>
                    {next.after ? (
                      <span className="block text-sm leading-snug wrap-anywhere text-ink-2">
                        {t(next.after.name === null ? "afterNameless" : "after", {
                          distance: writeDistance(next.after.metres, formats),
                          name: next.after.name ?? "",
                        })}
                      </span>
                    ) : null}
                  </>
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
