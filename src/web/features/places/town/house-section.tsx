import { useLocation } from "react-router";
import { useTranslations } from "use-intl";

import type { ListedAccommodation } from "#contract/places/accommodations.ts";
import { HouseRow } from "#web/components/facts/houses/house-row.tsx";
import { useFactNames } from "#web/components/facts/use-fact-names.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { SelectField, TextField } from "#web/ui/controls/field.tsx";
import { useFormats } from "#web/ui/text/formats.ts";
import { Link } from "#web/ui/controls/link.tsx";
import { usePaths } from "#web/ui/use-paths.ts";

import type { AheadFact } from "./ahead-list.tsx";
import type { HouseFilters } from "./house-filters.ts";

interface HouseSectionProps {
  routeSlug: string;
  townSlug: string;
  /** The first of them that fit the filters. */
  houses: readonly ListedAccommodation[];
  /** Number of those that fit. */
  found: number;
  /** Total number of houses in the town. */
  total: number;
  filters: HouseFilters;
  choices: { readonly types: readonly string[]; readonly amenities: readonly string[] };
  /** Types known to exist without a named house. */
  lodgingKinds: readonly string[];
  /** The number in lists and plans: open houses, plus one for each of those types. */
  counted: number;
  nextBeds: AheadFact["town"];
}

/** The houses of a town; its filters are a plain form whose values are in the address. */
export function HouseSection({
  routeSlug,
  townSlug,
  houses,
  found,
  total,
  filters,
  choices,
  lodgingKinds,
  counted,
  nextBeds,
}: HouseSectionProps) {
  const t = useTranslations("townParts.sleep");
  const formats = useFormats();
  const paths = usePaths();
  const names = useFactNames();
  const isNarrowed = Object.values(filters).some((value) => value !== "");
  return (
    <section aria-labelledby="sleep" className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="sleep" className="scroll-mt-6 text-2xl">
          {t("heading")}
        </h2>
        {total === 0 ? null : (
          <p className="text-sm text-ink-2" role="status">
            {isNarrowed ? t("countOf", { shown: found, total }) : t("count", { shown: total })}
          </p>
        )}
      </div>
      {total > 1 ? <HouseFilterForm filters={filters} choices={choices} isNarrowed={isNarrowed} /> : null}
      {total > 0 && houses.length === 0 ? <p>{t("noneFits")}</p> : null}
      {houses.length === 0 ? null : (
        <ul className="overflow-hidden rounded-lg border border-line bg-surface [&>li+li]:border-t [&>li+li]:border-line">
          {houses.map((house) => (
            <HouseRow key={house.uuid} house={house} to={paths.house(routeSlug, townSlug, house.slug)} />
          ))}
        </ul>
      )}
      {found > houses.length ? (
        <p>
          <Link to={paths.houseFinder({ town: townSlug, ...filters })} className="inline-flex min-h-tap items-center">
            {t("all", { count: found })}
          </Link>
        </p>
      ) : null}
      {total === 0 ? <p>{t("noneKnown")}</p> : null}
      {lodgingKinds.length === 0 ? null : (
        <p className="text-sm text-ink-2">{t("kindsKnown", { list: lodgingKinds.map(names.houseType).join(", ") })}</p>
      )}
      {counted === total ? null : <p className="text-sm text-ink-2">{t("counted", { count: counted })}</p>}
      {total === 0 && nextBeds ? (
        <p>
          <Link to={paths.town(routeSlug, nextBeds.slug)}>
            {t("nextBeds", { town: nextBeds.name, km: formats.kilometres(nextBeds.km * 1000) })}
          </Link>
        </p>
      ) : null}
    </section>
  );
}

function HouseFilterForm({
  filters,
  choices,
  isNarrowed,
}: Pick<HouseSectionProps, "filters" | "choices"> & { isNarrowed: boolean }) {
  const t = useTranslations("townParts.sleep");
  const names = useFactNames();
  const { pathname } = useLocation();
  return (
    <form
      method="get"
      action={`${pathname}#sleep`}
      aria-label={t("filter")}
      className="grid gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_1fr_auto]"
    >
      <SelectField label={t("type")} error={null} name="type" defaultValue={filters.type}>
        <option value="">{t("anyType")}</option>
        {choices.types.map((type) => (
          <option key={type} value={type}>
            {names.houseType(type)}
          </option>
        ))}
      </SelectField>
      <SelectField label={t("amenity")} error={null} name="amenity" defaultValue={filters.amenity}>
        <option value="">{t("anyAmenity")}</option>
        {choices.amenities.map((amenity) => (
          <option key={amenity} value={amenity}>
            {names.amenity(amenity)}
          </option>
        ))}
      </SelectField>
      <TextField label={t("openOn")} error={null} type="date" name="openOn" defaultValue={filters.openOn} />
      <div className="flex items-end gap-3">
        <Button type="submit" variant="secondary">
          {t("show")}
        </Button>
      </div>
      <p className="text-sm text-ink-2 sm:col-span-full">
        {filters.openOn === "" ? null : `${t("openOnHint")} `}
        {isNarrowed ? (
          <Link to={{ pathname, hash: "sleep" }} preventScrollReset>
            {t("reset")}
          </Link>
        ) : null}
      </p>
    </form>
  );
}
