import { memo, useMemo, type ReactNode } from "react";
import { useTranslations } from "use-intl";

import { Combobox } from "#web/ui/controls/combobox/combobox.tsx";
import { Field } from "#web/ui/controls/field.tsx";
import { TextInput } from "#web/ui/controls/inputs.tsx";
import { Token, TokenCheckbox } from "#web/ui/text/token.tsx";
import { useHydrated } from "#web/ui/hydration/use-hydrated.ts";

import type { TownChoice } from "#domain/planner/options/route-choices.ts";
import { matchTowns, useTownOptions } from "./town-field.tsx";
import type { ChangeOptions } from "./use-lengths.ts";

interface TownsFieldProps {
  label: string;
  hint?: string;
  name: "mustStop" | "avoid" | "favourites";
  towns: readonly TownChoice[];
  chosen: readonly string[];
  error: ReactNode | null;
  choose: ChangeOptions;
}

/** Several towns: the selected ones as tokens, and a search to add one; without a script, checkboxes and a text field for names. */
export const TownsField = memo(function TownsField({
  label,
  hint,
  name,
  towns,
  chosen,
  error,
  choose,
}: TownsFieldProps) {
  const t = useTranslations("planner.options");
  const onChange = (slugs: readonly string[]) => choose({ [name]: slugs });
  const nameOf = (slug: string) => towns.find((town) => town.slug === slug)?.name ?? slug;
  const hydrated = useHydrated();
  const options = useTownOptions(towns);
  const free = useMemo(() => options.filter(({ value }) => !chosen.includes(value)), [options, chosen]);
  const match = useMemo(() => matchTowns(towns), [towns]);
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <>
          {chosen.length > 0 ? (
            <ul className="flex flex-wrap gap-2">
              {chosen.map((slug) => (
                <li key={slug}>
                  {hydrated ? (
                    <>
                      <input type="hidden" name={name} value={slug} />
                      <Token
                        removeLabel={t("remove", { town: nameOf(slug) })}
                        onRemove={() => onChange(chosen.filter((other) => other !== slug))}
                      >
                        {nameOf(slug)}
                      </Token>
                    </>
                  ) : (
                    <TokenCheckbox name={name} value={slug}>
                      {nameOf(slug)}
                    </TokenCheckbox>
                  )}
                </li>
              ))}
            </ul>
          ) : null}
          {hydrated ? (
            <Combobox
              control={control}
              name=""
              options={free}
              value=""
              onValueChange={(slug) => onChange([...chosen, slug])}
              match={match}
              openLabel={t("showTowns")}
              emptyText={t("noTown")}
              placeholder={t("addTown")}
              clearOnChoice
            />
          ) : (
            <TextInput {...control} name={name} placeholder={t("addTown")} />
          )}
        </>
      )}
    </Field>
  );
});
