import {
  Accessibility,
  Bath,
  Coffee,
  CookingPot,
  PawPrint,
  Soup,
  WashingMachine,
  Wifi,
  type LucideIcon,
} from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";

import type { AccommodationListQuery } from "#contract/places/accommodations.ts";
import { accommodationTypes, amenities as allAmenities } from "#domain/places/lodging/lodging-facts.ts";
import { useFactNames } from "#web/components/facts/use-fact-names.ts";
import { Checkbox } from "#web/ui/controls/inputs.tsx";
import { SelectField, TextField } from "#web/ui/controls/field.tsx";

import { CheckGroup, ChipGroup, PlaceFields, type PlaceFieldsProps } from "./filter-groups.tsx";

interface HouseFieldsProps extends PlaceFieldsProps<Omit<AccommodationListQuery, "page" | "perPage" | "town">> {
  /** Choices that exist on the selected route; active ones can be removed in any case. */
  choices: {
    readonly amenities: readonly string[];
    readonly types: readonly string[];
    readonly someTakeReservations: boolean;
  };
}

/** The most requested filters come first; the others are expandable. */
const firstAmenities = [
  "pets",
  "kitchen",
  "washing_machine",
  "dinner",
  "breakfast",
  "wifi",
  "wheelchair_access",
  "bed_linen",
];
const icons: Readonly<Record<string, LucideIcon>> = {
  pets: PawPrint,
  kitchen: CookingPot,
  washing_machine: WashingMachine,
  dinner: Soup,
  breakfast: Coffee,
  wifi: Wifi,
  wheelchair_access: Accessibility,
  towels: Bath,
};
const distances = [0.5, 1, 2, 5, 10];

/** The filters of the house finder. */
export function HouseFields({ choices, ...place }: HouseFieldsProps) {
  const { query: filters } = place;
  const t = useTranslations("finder");
  const names = useFactNames();
  const choice = (value: string) => ({ value, label: names.amenity(value), icon: icons[value] });
  const amenities: readonly string[] = allAmenities.filter(
    (one) => choices.amenities.includes(one) || filters.amenity.includes(one),
  );
  const others = amenities.filter((amenity) => !firstAmenities.includes(amenity));
  return (
    <>
      <PlaceFields {...place} placeholder={t("houses.namePlaceholder")} />
      <ChipGroup
        legend={t("fields.amenity")}
        name="amenity"
        choices={firstAmenities.filter((amenity) => amenities.includes(amenity)).map(choice)}
        chosen={filters.amenity}
      />
      <TextField
        label={t("fields.openOn")}
        hint={t("houses.openHint")}
        error={null}
        type="date"
        name="openOn"
        defaultValue={filters.openOn}
      />
      <SelectField
        label={t("fields.withinKm")}
        hint={t("houses.withinHint")}
        error={null}
        name="withinKm"
        defaultValue={filters.withinKm ?? ""}
      >
        <option value="">{t("houses.withinAny")}</option>
        {distances.map((km) => (
          <option key={km} value={km}>
            {t("houses.within", { km })}
          </option>
        ))}
      </SelectField>
      {choices.someTakeReservations || filters.reservable ? (
        <Checkbox
          name="reservable"
          value="true"
          label={t("houses.reservable")}
          defaultChecked={filters.reservable ?? false}
        />
      ) : null}
      <More label={t("houses.allKinds")} open={filters.type.length > 0}>
        <CheckGroup
          legend={t("fields.type")}
          name="type"
          choices={accommodationTypes
            .filter((type) => choices.types.includes(type) || filters.type.includes(type))
            .map((value) => ({ value, label: names.houseType(value) }))}
          chosen={filters.type}
        />
      </More>
      <More label={t("houses.moreAmenities")} open={filters.amenity.some((amenity) => others.includes(amenity))}>
        <CheckGroup
          legend={t("houses.moreAmenities")}
          name="amenity"
          choices={others.map(choice)}
          chosen={filters.amenity}
        />
      </More>
    </>
  );
}

function More({ label, open, children }: { label: string; open: boolean; children: ReactNode }) {
  return (
    <details open={open} className="border-t border-line pt-1">
      <summary className="flex min-h-tap items-center text-sm font-strong text-way">{label}</summary>
      <div className="[&_legend]:sr-only">{children}</div>
    </details>
  );
}
