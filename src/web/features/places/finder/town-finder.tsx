import { useTranslations } from "use-intl";
import {
  Bike,
  Bus,
  Landmark,
  type LucideIcon,
  Pill,
  Ship,
  ShoppingBasket,
  Stethoscope,
  TrainFront,
  Utensils,
} from "lucide-react";

import { townServices, townSizes, type TownService } from "#domain/route-graph/route-graph.ts";
import type { TownListQuery, TownSummary } from "#contract/places/towns.ts";
import { FavouriteButton } from "#web/components/favourites/favourite-button.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";

import { CheckGroup, ChipGroup, PlaceFields, type PlaceFieldsProps } from "./filter-groups.tsx";
import { EntryCard, EntryTitle } from "./entry-card.tsx";

const serviceIcons: Record<TownService, LucideIcon> = {
  groceries: ShoppingBasket,
  restaurant: Utensils,
  pharmacy: Pill,
  medical: Stethoscope,
  bank: Landmark,
  bus: Bus,
  train: TrainFront,
  bicycle_repair: Bike,
  ferry: Ship,
};

type TownFilters = Pick<TownListQuery, "q" | "route" | "from" | "to" | "service" | "size">;

/** The filters of the town finder. */
export function TownFields({
  choices,
  ...place
}: PlaceFieldsProps<TownFilters> & {
  /** Choices that exist on the selected route; active ones can be removed in any case. */
  choices: { readonly services: readonly string[]; readonly sizes: readonly string[] };
}) {
  const t = useTranslations("finder");
  const facts = useTranslations("facts");
  const { service, size } = place.query;
  return (
    <>
      <PlaceFields {...place} placeholder={t("towns.namePlaceholder")} />
      <ChipGroup
        legend={t("fields.service")}
        name="service"
        choices={townServices
          .filter((one) => choices.services.includes(one) || service.includes(one))
          .map((value) => ({ value, label: facts(`services.${value}`), icon: serviceIcons[value] }))}
        chosen={service}
      />
      <CheckGroup
        legend={t("fields.size")}
        name="size"
        choices={townSizes
          .filter((one) => choices.sizes.includes(one) || size.includes(one))
          .map((value) => ({ value, label: t(`sizes.${value}`) }))}
        chosen={size}
      />
    </>
  );
}

interface FoundTown extends Pick<TownSummary, "uuid" | "slug" | "name" | "size" | "services" | "houses"> {
  /** Province or region, and the routes through it. */
  readonly where: string;
}

interface TownEntryProps {
  town: FoundTown;
  to: string;
  /** "km 112.0", "20.6 km after O Cebreiro". */
  position: string | null;
  isSelected: boolean;
  onPoint: () => void;
}

/** A town in the results: its place and its services. */
export function TownEntry({ town, to, position, isSelected, onPoint }: TownEntryProps) {
  const t = useTranslations("finder");
  const facts = useTranslations("facts.services");
  return (
    <EntryCard
      id={town.slug}
      isSelected={isSelected}
      onPoint={onPoint}
      heart={<FavouriteButton kind="towns" uuid={town.uuid} name={town.name} />}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <EntryTitle to={to}>{town.name}</EntryTitle>
        {position ? <span className="text-sm text-ink-2 tabular-nums">{position}</span> : null}
      </div>
      <p className="text-sm text-ink-2">
        {t(`sizes.${town.size}`)}, {town.where} · {t("towns.houses", { count: town.houses })}
      </p>
      {town.services.length === 0 ? (
        <p className="text-sm text-ink-3">{t("towns.noServices")}</p>
      ) : (
        <ul className="flex flex-wrap gap-x-4 gap-y-0.5 text-sm text-ink-2">
          {town.services.map((service) => (
            <li key={service} className="inline-flex items-center gap-1.5">
              <Icon of={serviceIcons[service]} size="sm" className="text-way" />
              {facts(service)}
            </li>
          ))}
        </ul>
      )}
    </EntryCard>
  );
}
