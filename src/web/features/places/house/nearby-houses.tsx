import { useTranslations } from "use-intl";

import type { AccommodationDetail } from "#contract/places/accommodations.ts";
import type { TownPosition } from "#contract/places/towns.ts";
import { HouseRow } from "#web/components/facts/houses/house-row.tsx";
import { useFormats } from "#web/ui/text/formats.ts";
import { Link } from "#web/ui/controls/link.tsx";
import { usePaths } from "#web/ui/use-paths.ts";

interface NearbyHousesProps {
  routeSlug: string;
  town: { readonly uuid: string; readonly slug: string; readonly name: string };
  neighbours: AccommodationDetail["neighbours"];
  previous: TownPosition["previous"][number] | undefined;
  next: TownPosition["next"][number] | undefined;
}

/** The nearest other houses, and the towns before and after. */
export function NearbyHouses({ routeSlug, town: currentTown, neighbours, previous, next }: NearbyHousesProps) {
  const t = useTranslations("house.neighbours");
  const formats = useFormats();
  const paths = usePaths();
  const distance = (metres: number | null) =>
    metres === null ? undefined : t("straight", { distance: formats.distance(metres) });
  const towns = [
    { label: t("before"), town: previous },
    { label: t("after"), town: next },
  ];
  return (
    <section aria-labelledby="near" className="grid gap-4">
      <h2 id="near" className="text-2xl">
        {t("heading")}
      </h2>
      {neighbours.length === 0 ? null : (
        <ul className="overflow-hidden rounded-lg border border-line bg-surface [&>li+li]:border-t [&>li+li]:border-line">
          {neighbours.map((other) => (
            <HouseRow
              key={other.uuid}
              house={other}
              to={paths.house(routeSlug, other.town.slug, other.slug)}
              aside={
                other.town.uuid === currentTown.uuid
                  ? distance(other.distanceM)
                  : [other.town.name, distance(other.distanceM)].filter(Boolean).join(", ")
              }
            />
          ))}
        </ul>
      )}
      <p>
        <Link to={paths.town(routeSlug, currentTown.slug)}>{t("all", { town: currentTown.name })}</Link>
      </p>
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {towns.map(({ label, town }) =>
          town ? (
            <div key={label}>
              <dt className="text-sm text-ink-2">{label}</dt>
              <dd>
                <Link to={paths.town(routeSlug, town.slug)} className="inline-flex min-h-tap items-center font-strong">
                  {town.name}
                </Link>
                <span className="block text-sm text-ink-2 tabular-nums">
                  {t("km", { km: formats.kilometres(town.km * 1000) })}
                </span>
              </dd>
            </div>
          ) : null,
        )}
      </dl>
    </section>
  );
}
