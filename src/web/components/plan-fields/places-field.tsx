import { memo, type ReactNode } from "react";
import { useTranslations } from "use-intl";

import { placePresetNames, placePresetOf, placePresets } from "#domain/planner/options/presets.ts";
import { SelectField } from "#web/ui/controls/field.tsx";

import type { ChangeOptions } from "./use-lengths.ts";

interface PlacesFieldProps {
  places: number;
  error: ReactNode | null;
  choose: ChangeOptions;
}

/** The importance of places for nights: a weight by its name. A weight without a name is kept as it is. */
export const PlacesField = memo(function PlacesField({ places, error, choose }: PlacesFieldProps) {
  const t = useTranslations("planner.places");
  return (
    <SelectField
      label={t("label")}
      hint={t("hint")}
      error={error}
      name="places"
      value={String(places)}
      onChange={({ currentTarget: { value } }) => choose({ places: Number(value) })}
    >
      {placePresetNames.map((name) => (
        <option key={name} value={placePresets[name]}>
          {t(name)}
        </option>
      ))}
      {placePresetOf(places) === "own" ? <option value={places}>{t("own", { value: places })}</option> : null}
    </SelectField>
  );
});
