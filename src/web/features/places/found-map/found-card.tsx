import { List } from "lucide-react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";

import type { FoundPlace } from "#contract/places/found-places.ts";
import { PlaceCard } from "#web/components/open-map/place-card.tsx";
import type { PlaceWords } from "#web/components/open-map/place-name.ts";
import { localeOfPath, pathInLocale } from "#web/i18n/language.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { Link } from "#web/ui/controls/link.tsx";

interface FoundCardProps {
  readonly place: FoundPlace | null;
  readonly wordsOf: (place: FoundPlace) => PlaceWords;
  readonly onClose: () => void;
  readonly onLead: (place: FoundPlace) => void;
}

/** The place that was chosen on the map, its page and its entry in the list. */
export function FoundCard({ place, wordsOf, onClose, onLead }: FoundCardProps) {
  const t = useTranslations("openMap");
  const locale = localeOfPath(useLocation().pathname);
  return (
    <PlaceCard words={place && wordsOf(place)} onClose={onClose}>
      {place ? (
        <div className="flex flex-wrap items-center gap-x-4">
          <Button variant="secondary" size="sm" onClick={() => onLead(place)}>
            <Icon of={List} size="sm" />
            {t("found.lead")}
          </Button>
          {place.url === null ? null : (
            <Link className="map-panel__link" to={pathInLocale(place.url, locale)}>
              {t("place.town", { name: place.name })}
            </Link>
          )}
        </div>
      ) : null}
    </PlaceCard>
  );
}
