import { memo } from "react";
import { useTranslations } from "use-intl";

import { ServiceMark } from "#web/components/facts/service-mark.tsx";
import { useFactNames } from "#web/components/facts/use-fact-names.ts";
import { FavouriteButton } from "#web/components/favourites/favourite-button.tsx";
import { useFormats } from "#web/ui/text/formats.ts";
import { Link } from "#web/ui/controls/link.tsx";
import { usePaths } from "#web/ui/use-paths.ts";

import type { WayTown } from "./way-view.ts";

interface TownRowProps {
  routeSlug: string;
  town: WayTown;
  isCurrent: boolean;
  onReach: (slug: string) => void;
}

/** A town with its kilometre, services and houses. Remembered: the list is long and the cursor moves fast. */
export const TownRow = memo(function TownRow({ routeSlug, town, isCurrent, onReach }: TownRowProps) {
  const t = useTranslations("route.towns");
  const names = useFactNames();
  const formats = useFormats();
  const paths = usePaths();
  const houses = t("houses", { count: town.houses });
  const spoken =
    town.services.length === 0
      ? t("noServices", { houses })
      : t("services", { list: town.services.map(names.service).join(", "), houses });
  return (
    <li
      className={`town-row town-row--${town.size}`}
      data-town={town.slug}
      aria-current={isCurrent ? "location" : undefined}
      onPointerEnter={(event) => event.pointerType === "mouse" && onReach(town.slug)}
      onFocus={() => onReach(town.slug)}
    >
      <span className="town-row__km">{formats.kilometresNumber(town.km * 1000)}</span>
      <span className="town-row__rail" aria-hidden="true" />
      <span className="town-row__body">
        <Link to={paths.town(routeSlug, town.slug)} className="town-row__name">
          {town.name}
        </Link>
        <span className="town-row__facts">
          <span className="sr-only">{spoken}</span>
          {town.services.length + town.houses === 0 ? null : (
            <span aria-hidden="true" className="town-row__marks">
              {town.services.map((service) => (
                <ServiceMark key={service} service={service} />
              ))}
              {town.houses > 0 ? houses : null}
            </span>
          )}
        </span>
      </span>
      {town.elevationM === null ? null : <span className="town-row__elevation">{formats.metres(town.elevationM)}</span>}
      {town.uuid ? (
        <FavouriteButton kind="towns" uuid={town.uuid} name={town.name} className="town-row__heart" />
      ) : null}
    </li>
  );
});
