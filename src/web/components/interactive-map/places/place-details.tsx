import { useLocation } from "react-router";
import { useMessages, useTranslations } from "use-intl";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import type { RouteMap } from "#contract/routes/route-map.ts";
import { accommodationAddress, townAddress } from "#contract/http/addresses.ts";
import { localeOfPath, pathInLocale } from "#web/i18n/language.ts";
import { useFormats } from "#web/ui/text/formats.ts";
import { MapAppLink } from "#web/ui/controls/map-app-link.tsx";
import { Link } from "#web/ui/controls/link.tsx";
import { IconButton } from "#web/ui/controls/button.tsx";
import { type PlaceWords, usePlaceWords, type PlaceId } from "./places.ts";

interface PlaceDetailsProps {
  readonly route: RouteMap;
  readonly place: PlaceId | null;
  readonly onClose: () => void;
}

/** Facts of the selected place, beside the map and announced when it changes. */
export function PlaceDetails({ route, place, onClose }: PlaceDetailsProps) {
  const t = useTranslations("openMap.place");
  const wordsOf = usePlaceWords(route);
  const at = place && placeOn(route, place, wordsOf(place).name);
  return (
    <PlaceCard words={place && wordsOf(place)} onClose={onClose}>
      {place?.kind === "town" ? <TownFacts route={route} index={place.index} /> : null}
      {place?.kind === "house" ? <HouseFacts route={route} index={place.index} /> : null}
      {at ? <MapAppLink place={at}>{t("mapApp", { name: at.name })}</MapAppLink> : null}
    </PlaceCard>
  );
}

function placeOn(route: RouteMap, { kind, index }: PlaceId, name: string) {
  const place = { town: route.towns, house: route.houses, point: route.points }[kind][index];
  return place && { lat: place.lat, lon: place.lon, name };
}

interface FactsProps {
  readonly route: RouteMap;
  readonly index: number;
}

function TownFacts({ route, index }: FactsProps) {
  const t = useTranslations("openMap.place");
  const services = useMessages().facts.services;
  const { kilometresNumber } = useFormats();
  const locale = localeOfPath(useLocation().pathname);
  const town = route.towns[index];
  if (!town) return null;
  const where = town.km === null ? t("offMain") : t("km", { km: kilometresNumber(town.km * 1000) });
  return (
    <>
      <p className="text-sm">
        {where}, {t("houses", { count: town.houses })}
      </p>
      <p className="text-sm text-ink-2">
        {town.services.length > 0 ? town.services.map((service) => services[service]).join(", ") : t("servicesUnknown")}
      </p>
      <Link className="map-panel__link" to={pathInLocale(townAddress(route.slug, town.slug), locale)}>
        {t("town", { name: town.name })}
      </Link>
    </>
  );
}

function HouseFacts({ route, index }: FactsProps) {
  const t = useTranslations("openMap.place");
  const locale = localeOfPath(useLocation().pathname);
  const house = route.houses[index];
  const town = house && route.towns[house.town];
  if (!town) return null;
  return (
    <>
      <p className="text-sm">
        {t("inTown", { town: town.name })}
        {house.closed ? <strong className="text-bad"> · {t("closed")}</strong> : null}
      </p>
      <Link
        className="map-panel__link"
        to={pathInLocale(accommodationAddress(route.slug, town.slug, house.slug), locale)}
      >
        {t("house")}
      </Link>
    </>
  );
}

interface PlaceCardProps {
  /** Null while no place is selected. */
  readonly words: PlaceWords | null;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The selected place over the map, announced when it changes. */
export function PlaceCard({ words, onClose, children }: PlaceCardProps) {
  const t = useTranslations("openMap.place");
  return (
    <section aria-live="polite" aria-label={t("label")} className="map-panel__report" hidden={!words}>
      {words ? (
        <>
          <div className="flex items-start gap-2">
            <div className="min-w-0 flex-1 py-1">
              <h3 lang={words.language} className="text-lg">
                {words.name}
              </h3>
              {words.what ? <p className="text-sm text-ink-2">{words.what}</p> : null}
            </div>
            <IconButton icon={X} label={t("close")} onClick={onClose} />
          </div>
          {children}
        </>
      ) : null}
    </section>
  );
}
