import { useTranslations } from "use-intl";

import { townServices, townSizes } from "#domain/route-graph/route-graph.ts";
import { serviceIcons } from "#web/components/facts/service-icons.ts";

import { CheckGroup, ChipGroup, NameField, RouteField } from "./filter-groups.tsx";
import { StretchFields } from "./stretch-fields.tsx";

export interface TownFilters {
  readonly q?: string | undefined;
  readonly route?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly service: readonly string[];
  readonly size: readonly string[];
}

interface Named {
  readonly slug: string;
  readonly name: string;
}

/** The filters of the town finder. */
export function TownFields({
  filters,
  routes,
  stretch,
  choices,
}: {
  filters: TownFilters;
  routes: readonly Named[];
  stretch: readonly Named[];
  /** What some town of the chosen route has; what is asked for already can be taken away all the same. */
  choices: { readonly services: readonly string[]; readonly sizes: readonly string[] };
}) {
  const t = useTranslations("finder");
  const facts = useTranslations("facts");
  return (
    <>
      <NameField value={filters.q} placeholder={t("towns.namePlaceholder")} />
      <RouteField value={filters.route} routes={routes} />
      {stretch.length > 0 ? (
        <StretchFields key={filters.route} from={filters.from} to={filters.to} towns={stretch} />
      ) : null}
      <ChipGroup
        legend={t("fields.service")}
        name="service"
        choices={townServices
          .filter((one) => choices.services.includes(one) || filters.service.includes(one))
          .map((value) => ({ value, label: facts(`services.${value}`), icon: serviceIcons[value] }))}
        chosen={filters.service}
      />
      <CheckGroup
        legend={t("fields.size")}
        name="size"
        choices={townSizes
          .filter((one) => choices.sizes.includes(one) || filters.size.includes(one))
          .map((value) => ({ value, label: t(`sizes.${value}`) }))}
        chosen={filters.size}
      />
    </>
  );
}
