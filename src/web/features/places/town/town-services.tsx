import { useTranslations } from "use-intl";

import { townServices, type TownService } from "#domain/route-graph/route-graph.ts";
import { serviceIcons } from "#web/components/facts/service-icons/service-icons.ts";
import { useFactNames } from "#web/components/facts/use-fact-names.ts";

import { SideCard } from "./side-card.tsx";

/** Services that walkers ask for; others are only named if they exist. */
const mainServices: readonly TownService[] = ["groceries", "restaurant", "pharmacy", "medical", "bank", "bus", "train"];

/** Known services; all others are shown as unknown, never as missing. */
export function TownServices({ services }: { services: readonly TownService[] }) {
  const t = useTranslations("town.services");
  const names = useFactNames();
  const offered = townServices.filter((service) => services.includes(service));
  const unknown = mainServices.filter((service) => !services.includes(service));
  return (
    <SideCard id="services" heading={t("heading")}>
      {offered.length === 0 ? (
        <p className="text-sm text-ink-2">{t("noneKnown")}</p>
      ) : (
        <>
          <ul
            aria-label={t("known")}
            className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-x-4 gap-y-2.5"
          >
            {offered.map((service) => (
              <li
                key={service}
                {...serviceIcons([service])}
                className="flex items-start text-sm leading-snug [--mark:20px] [--mark-color:var(--ok)]"
              >
                {names.service(service)}
              </li>
            ))}
          </ul>
          {unknown.length === 0 ? null : (
            <p className="border-t border-line pt-3 text-sm text-ink-2">
              {t("unknown", {
                list: unknown.map((service) => names.service(service).toLowerCase()).join(", "),
                count: unknown.length,
              })}
            </p>
          )}
        </>
      )}
    </SideCard>
  );
}
