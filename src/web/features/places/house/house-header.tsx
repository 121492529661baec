import type { ReactNode } from "react";
import { useLocale, useTranslations } from "use-intl";

import type { AccommodationDetail } from "#contract/places/accommodations.ts";
import { useFactNames } from "#web/components/facts/use-fact-names.ts";
import { FavouriteButton } from "#web/components/favourites/favourite-button.tsx";
import { Breadcrumbs, type Crumb } from "#web/ui/layout/breadcrumbs.tsx";
import { ButtonLink } from "#web/ui/controls/link.tsx";
import { useFormats } from "#web/ui/text/formats.ts";
import { Notice } from "#web/ui/layout/notice.tsx";

interface HouseHeaderProps {
  house: AccommodationDetail;
  crumbs: readonly Crumb[];
  /** Kilometres to Santiago; null if the way does not lead there. */
  kmToSantiago: number | null;
  /** Address of a plan that ends here. */
  planTo: string;
  /** Date of a known closure. */
  closedAsOf: string | null;
  /** Buttons beside the plan. */
  children: ReactNode;
  map: ReactNode;
}

/** Name, type and place of a house; a closure comes first. */
export function HouseHeader({ house, crumbs, kmToSantiago, planTo, closedAsOf, children, map }: HouseHeaderProps) {
  const t = useTranslations("house");
  const shell = useTranslations("shell");
  const names = useFactNames();
  const formats = useFormats();
  const locale = useLocale();
  const translated: Readonly<Record<string, string | null>> = { es: house.statusNoteEs };
  const note = translated[locale] ?? house.statusNote;
  const lead = t("lead", { type: names.houseType(house.type), town: house.town.name });
  return (
    <header className="page-width pt-0 md:pt-6">
      <div className="-mx-[18px] flex flex-col-reverse overflow-hidden border-b border-line bg-surface md:mx-0 md:grid md:grid-cols-[1.35fr_1fr] md:rounded-lg md:border">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5 px-4.5 pt-3 pb-6 md:min-h-88 md:px-9 md:pt-6 md:pb-9">
          <div className="grid gap-2">
            <Breadcrumbs label={shell("crumbs")} crumbs={crumbs} />
            <h1 className="text-[length:clamp(2rem,1.4rem+2.4vw,3rem)] leading-none font-bold tracking-tight">
              {house.name}
            </h1>
            <p className="text-lg text-ink-2">
              {lead}
              {kmToSantiago === null
                ? null
                : `, ${t("leadWhere", { km: formats.kilometresNumber(kmToSantiago * 1000) })}`}
            </p>
            {house.address === null ? null : <p className="text-ink-2">{house.address}</p>}
          </div>
          {house.status === "open" ? null : (
            <Notice kind="bad">
              <p className="font-strong">{t(`closed.${house.status}`)}</p>
              {/* A note contains its own date; one without a translation is in English. */}
              {note ? (
                <p lang={note === house.statusNote ? "en" : undefined}>{note}</p>
              ) : closedAsOf ? (
                <p>{t("closed.since", { date: closedAsOf })}</p>
              ) : null}
            </Notice>
          )}
          {house.description ? <p className="max-w-[60ch]">{house.description}</p> : null}
          <div className="grid gap-4">
            <div className="flex flex-wrap gap-3">
              {house.status === "open" ? (
                <ButtonLink to={planTo} variant="arrow" className="w-full sm:w-auto">
                  {t("plan")}
                </ButtonLink>
              ) : null}
              <FavouriteButton kind="accommodations" uuid={house.uuid} name={house.name} labelled />
            </div>
            {children}
          </div>
        </div>
        <div className="relative md:border-l md:border-line">{map}</div>
      </div>
    </header>
  );
}
