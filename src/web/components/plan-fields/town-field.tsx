import { memo, useMemo, type ReactNode } from "react";
import { useTranslations } from "use-intl";

import { Combobox, type ComboboxOption } from "#web/ui/controls/combobox/combobox.tsx";
import { Field } from "#web/ui/controls/field.tsx";
import { useFormats } from "#web/ui/text/formats.ts";
import type { TownChoice } from "#domain/planner/options/route-choices.ts";
import { fuzzyMatch } from "#web/ui/controls/combobox/fuzzy-match.ts";

import type { ChangeOptions } from "./use-lengths.ts";

interface TownFieldProps {
  label: string;
  name: "from" | "to";
  towns: readonly TownChoice[];
  value: string;
  error: ReactNode | null;
  choose: ChangeOptions;
}

/** The towns as options of a combobox, each with its kilometre. */
export function useTownOptions(towns: readonly TownChoice[]): readonly ComboboxOption[] {
  const { kilometres } = useFormats();
  const t = useTranslations("planner.options");
  return useMemo(
    () =>
      towns.map(({ slug, name, km }) => ({
        value: slug,
        label: name,
        detail: km === null ? t("offMain") : kilometres(km * 1000),
      })),
    [towns, kilometres, t],
  );
}

/** One town of the route: search as you type, in the order of the way. */
export const TownField = memo(function TownField({ label, name, towns, value, error, choose }: TownFieldProps) {
  const t = useTranslations("planner.options");
  const options = useTownOptions(towns);
  const match = useMemo(() => matchTowns(towns), [towns]);
  return (
    <Field label={label} error={error}>
      {(control) => (
        <Combobox
          control={control}
          name={name}
          options={options}
          value={value}
          onValueChange={(slug) => choose({ [name]: slug })}
          match={match}
          openLabel={t("showTowns")}
          emptyText={t("noTown")}
        />
      )}
    </Field>
  );
});

/** Ranks options by how well the query matches any name of their towns; ties stay in the order of the way. */
export function matchTowns(towns: readonly TownChoice[]) {
  const names = new Map(towns.map((town) => [town.slug, [town.name, ...town.spellings]]));
  return <Option extends { readonly value: string; readonly label: string }>(
    typed: string,
    options: readonly Option[],
  ): Option[] =>
    options
      .map((option, order) => {
        const fits = (names.get(option.value) ?? [option.label]).flatMap((name) => fuzzyMatch(typed, name) ?? []);
        return { option, order, fit: Math.min(...fits) };
      })
      .filter(({ fit }) => fit < Infinity)
      .toSorted((a, b) => a.fit - b.fit || a.order - b.order)
      .map(({ option }) => option);
}
