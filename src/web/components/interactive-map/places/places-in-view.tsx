import { useRef } from "react";
import { List } from "lucide-react";
import { useTranslations } from "use-intl";
import { Icon } from "#web/ui/icons/icon.tsx";
import type { PlaceWords, Place, PlaceId } from "./places.ts";

interface PlacesInViewProps {
  readonly wordsOf: (place: PlaceId) => PlaceWords;
  readonly places: readonly Place[];
  /** Maximum number of entries. */
  readonly most: number;
  readonly onChoose: (place: Place) => void;
}

/** The map as a list, for keyboards and screen readers and for anyone who prefers lists. */
export function PlacesInView({ wordsOf, places, most, onChoose }: PlacesInViewProps) {
  const t = useTranslations("openMap.inView");
  const list = useRef<HTMLDetailsElement>(null);
  const choose = (place: Place) => {
    if (list.current) list.current.open = false;
    onChoose(place);
  };
  return (
    <details ref={list} className="map-panel__box">
      <summary>
        <Icon of={List} size="sm" /> {t("heading")}
      </summary>
      <div className="map-panel__box-body">
        {places.length === 0 ? <p className="text-sm text-ink-2">{t("none")}</p> : null}
        <ul>
          {places.map((place) => {
            const { name, what } = wordsOf(place);
            return (
              <li key={`${place.kind}${place.index}`}>
                <button type="button" className="map-panel__place" onClick={() => choose(place)}>
                  <span className={place.kind === "town" ? "font-strong" : undefined}>{name}</span>
                  {what ? <span className="text-ink-2">{what}</span> : null}
                </button>
              </li>
            );
          })}
        </ul>
        {places.length === most ? <p className="text-sm text-ink-2">{t("more", { count: most })}</p> : null}
      </div>
    </details>
  );
}
