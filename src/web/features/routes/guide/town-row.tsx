import { memo } from "react";
import { useTranslations } from "use-intl";

import { serviceMarks } from "#web/components/facts/service-marks.ts";
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
}

/**
 * A town with its kilometre, services and houses, in as few elements as there can be. Remembered: the list is long and the
 * cursor moves fast.
 */
export const TownRow = memo(function TownRow({ routeSlug, town, isCurrent }: TownRowProps) {
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
    >
      <span className="town-row__km">{formats.kilometresNumber(town.km * 1000)}</span>
      <Link to={paths.town(routeSlug, town.slug)} className="town-row__name">
        {town.name}
      </Link>
      <span className={serviceMarks(town.services, "town-row__facts")}>
        <span className="sr-only">{spoken}</span>
        {town.houses > 0 ? <span aria-hidden="true">{houses}</span> : null}
      </span>
      {town.elevationM === null ? null : <span className="town-row__elevation">{formats.metres(town.elevationM)}</span>}
      {town.uuid ? (
        <FavouriteButton kind="towns" uuid={town.uuid} name={town.name} className="town-row__heart" />
      ) : null}
    </li>
  );
});
