import { useTranslations } from "use-intl";
import { useLocation } from "react-router";

import { useFormats } from "#web/ui/text/formats.ts";
import { townSizes } from "#domain/route-graph/route-graph.ts";
import { isIsoDate } from "#domain/calendar/iso-date.ts";
import { nameOf as nameOfCode, useFactNames } from "#web/components/facts/use-fact-names.ts";
import { filtersIn, type FilterValue } from "#web/features/places/finder/finder-search.ts";
import type { NamedFilter } from "#web/features/places/finder/filters-in-use.tsx";
import type { Named } from "#web/features/places/finder/filter-groups.tsx";

export interface Stretch {
  readonly route: readonly string[];
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The searched area as text: "Camino Francés, Burgos to León"; null for everywhere. */
export function stretchWords(
  t: ReturnType<typeof useTranslations<"finder">>,
  { route, from, to }: Stretch,
  routes: readonly Named[],
  towns: readonly Named[],
): string | null {
  const nameIn = (list: readonly Named[], slug: string | undefined) => list.find((one) => one.slug === slug)?.name;
  const names = route.map((slug) => nameIn(routes, slug) ?? slug);
  const [first, last] = [nameIn(towns, from), nameIn(towns, to)];
  const part =
    first && last
      ? t("stretch", { from: first, to: last })
      : first
        ? t("fromOn", { from: first })
        : last
          ? t("upTo", { to: last })
          : null;
  return names.length === 0 ? null : [...names, part].filter(Boolean).join(", ");
}

/** Formats a place on the route: after the section's first town, or from the route's start. There, only its name. */
export function usePositionText(from: string | undefined, fromKm: number | null): (km: number | null) => string | null {
  const t = useTranslations("finder");
  const formats = useFormats();
  return (km) => {
    if (km === null) return null;
    if (from === undefined || fromKm === null) return t("kmOfRoute", { km: formats.kilometresNumber(km * 1000) });
    if (km < fromKm) return t("kmOfRoute", { km: formats.kilometresNumber(km * 1000) });
    return km === fromKm ? null : t("kmAfter", { km: formats.kilometres((km - fromKm) * 1000), town: from });
  };
}

/** Name of a town size; an unknown code is shown as it is. */
export function useSizeName(): (size: string) => string {
  const t = useTranslations("finder.sizes");
  return (size) => {
    const townSize = townSizes.find((one) => one === size);
    return townSize ? t(townSize) : size;
  };
}

/** The filters of the current address with their labels. */
export function useFilterNames({ routes, towns }: { routes: readonly Named[]; towns: readonly Named[] }): {
  readonly filters: readonly NamedFilter[];
  readonly nameOf: (filter: FilterValue) => string;
  /** Label of a filter, whatever its value. */
  readonly fieldName: (field: string) => string;
} {
  const t = useTranslations("finder");
  const facts = useFactNames();
  const formats = useFormats();
  const sizeName = useSizeName();
  const { search } = useLocation();
  const activeFilters = filtersIn(search);
  const nameIn = (list: readonly Named[], slug: string) => list.find((one) => one.slug === slug)?.name ?? slug;
  const withValue = new Map<string, (value: string) => string>(
    Object.entries({
      q: (value) => `“${value}”`,
      route: (value) => nameIn(routes, value),
      from: (value) => t("fromOn", { from: nameIn(towns, value) }),
      to: (value) => t("upTo", { to: nameIn(towns, value) }),
      service: facts.service,
      amenity: facts.amenity,
      type: facts.houseType,
      size: sizeName,
      openOn: (value) => (isIsoDate(value) ? formats.day(value) : value),
      withinKm: (value) => `≤ ${Number.isFinite(Number(value)) ? t("houses.within", { km: Number(value) }) : value}`,
      reservable: () => t("fields.reservable"),
      town: (value) => nameIn(towns, value),
    }),
  );
  const fields: Readonly<Record<string, string>> = {
    sort: t("fields.sort"),
    page: t("fields.page"),
    route: t("fields.route"),
    from: t("fields.from"),
    to: t("fields.to"),
    size: t("fields.size"),
    type: t("fields.type"),
    openOn: t("fields.openOn"),
    withinKm: t("fields.withinKm"),
  };
  const fieldName = (field: string) => nameOfCode(fields, field) ?? field;
  const nameOf = ({ field, value }: FilterValue): string => {
    const filterValue = value ?? activeFilters.find((one) => one.field === field)?.value;
    return (filterValue === undefined ? undefined : withValue.get(field)?.(filterValue)) ?? fieldName(field);
  };
  return {
    filters: activeFilters
      .filter(({ field }) => withValue.has(field))
      .map((filter) => ({ ...filter, label: nameOf(filter) })),
    nameOf,
    fieldName,
  };
}
