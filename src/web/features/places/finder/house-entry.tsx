import { BedDouble, House, Tent, type LucideIcon } from "lucide-react";
import { useTranslations } from "use-intl";

import type { ListedAccommodation } from "#contract/places/accommodations.ts";
import { type HouseRowFacts, SeasonChips } from "#web/components/facts/houses/house-row.tsx";
import { useFactNames } from "#web/components/facts/use-fact-names.ts";
import { useHouseFigures } from "#web/components/facts/houses/use-house-figures.ts";
import { FavouriteButton } from "#web/components/favourites/favourite-button.tsx";
import { Chip } from "#web/ui/layout/chip.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";

import { EntryCard, EntryTitle } from "./entry-card.tsx";

type FoundHouse = HouseRowFacts &
  Pick<ListedAccommodation, "slug"> & { readonly town: { readonly slug: string; readonly name: string } };

interface HouseEntryProps {
  house: FoundHouse;
  to: string;
  /** "km 515.1". */
  position: string | null;
  isSelected: boolean;
  onPoint: () => void;
}

const icons: Readonly<Record<string, LucideIcon>> = { casa_rural: House, apartment: House, camping: Tent };

/** A house in the results: type, place, and facts. */
export function HouseEntry({ house, to, position, isSelected, onPoint }: HouseEntryProps) {
  const names = useFactNames();
  const t = useTranslations("finder.houses");
  const { beds, price, place } = useHouseFigures(house);
  const facts = [beds, price, place ?? t("placeUnknown")].filter((fact) => fact !== null);
  return (
    <EntryCard
      id={`${house.town.slug}/${house.slug}`}
      isSelected={isSelected}
      onPoint={onPoint}
      heart={<FavouriteButton kind="accommodations" uuid={house.uuid} name={house.name} />}
    >
      <div className="flex gap-3.5">
        <span className="mt-0.5 grid size-11 shrink-0 place-items-center rounded-md bg-way-soft text-way max-sm:hidden">
          <Icon of={icons[house.type] ?? BedDouble} />
        </span>
        <div className="grid min-w-0 gap-1.5">
          <EntryTitle to={to}>{house.name}</EntryTitle>
          <p className="text-sm text-ink-2 tabular-nums">
            {[names.houseType(house.type), house.town.name, position].filter(Boolean).join(", ")}
          </p>
          <p className="text-sm text-ink-2 tabular-nums">{facts.join(" · ")}</p>
          <p className="flex flex-wrap gap-1.5">
            <SeasonChips house={house} />
            {house.amenities.map((amenity) => (
              <Chip key={amenity} tone="way">
                {names.amenity(amenity)}
              </Chip>
            ))}
          </p>
        </div>
      </div>
    </EntryCard>
  );
}
