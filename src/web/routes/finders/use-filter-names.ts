import { useLocation } from "react-router";
import { useTranslations } from "use-intl";

import { isIsoDate } from "#domain/calendar/iso-date.ts";
import { nameOf as nameOfCode, useFactNames } from "#web/components/facts/use-fact-names.ts";
import { filtersIn, type FilterValue } from "#web/features/places/finder/finder-search.ts";
import type { NamedFilter } from "#web/features/places/finder/list-frame.tsx";
import { useFormats } from "#web/ui/text/formats.ts";

import { useSizeName } from "./finder-words.ts";

interface Named {
  readonly slug: string;
  readonly name: string;
}

/** The filters of the present address and how each is called. */
export function useFilterNames({ routes, towns }: { routes: readonly Named[]; towns: readonly Named[] }): {
  readonly filters: readonly NamedFilter[];
  readonly nameOf: (filter: FilterValue) => string;
  /** What a filter is called, whatever its value. */
  readonly fieldName: (field: string) => string;
} {
  const t = useTranslations("finder");
  const facts = useFactNames();
  const formats = useFormats();
  const sizeName = useSizeName();
  const { search } = useLocation();
  const asked = filtersIn(search);
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
      withinKm: (value) => `≤ ${value} km`,
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
    const given = value ?? asked.find((one) => one.field === field)?.value;
    return (given === undefined ? undefined : withValue.get(field)?.(given)) ?? fieldName(field);
  };
  return {
    filters: asked.filter(({ field }) => withValue.has(field)).map((filter) => ({ ...filter, label: nameOf(filter) })),
    nameOf,
    fieldName,
  };
}
