import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";

import { Combobox, type ComboboxOption } from "#web/ui/controls/combobox/combobox.tsx";
import { Field, type ControlAttributes } from "#web/ui/controls/field.tsx";
import { rankMatches } from "#web/ui/controls/combobox/fuzzy-match.ts";

interface StretchFieldsProps {
  from: string | undefined;
  to: string | undefined;
  /** Those of the selected route in walking order. */
  towns: readonly { readonly slug: string; readonly name: string }[];
}

/** Start and end on the selected route. */
export function StretchFields({ from, to, towns }: StretchFieldsProps) {
  const t = useTranslations("finder");
  const values = { from, to };
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-1 lg:gap-5">
      {(["from", "to"] as const).map((end) => (
        <Field key={end} label={t(`fields.${end}`)} error={null}>
          {(control) => (
            <TownChoice
              control={control}
              name={end}
              options={[
                { value: "", label: t(`wholeRoute.${end}`) },
                ...towns.map(({ slug, name }) => ({ value: slug, label: name })),
              ]}
              first={values[end] ?? ""}
            />
          )}
        </Field>
      ))}
    </div>
  );
}

interface TownChoiceProps {
  control: ControlAttributes;
  name: string;
  options: readonly ComboboxOption[];
  /** Value of the initial option. */
  first: string;
}

const match = (typed: string, options: readonly ComboboxOption[]) => rankMatches(typed, options, ({ label }) => label);

/** Searches a town while typing, and submits the form when it is selected. */
function TownChoice({ first, ...rest }: TownChoiceProps) {
  const t = useTranslations("finder.stretchField");
  const [chosen, setChosen] = useState(first);
  const sent = useRef(first);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (chosen === sent.current) return;
    sent.current = chosen;
    place.current?.closest("form")?.requestSubmit();
  }, [chosen]);
  return (
    <div ref={place}>
      <Combobox
        {...rest}
        value={chosen}
        onValueChange={setChosen}
        match={match}
        openLabel={t("show")}
        emptyText={t("none")}
      />
    </div>
  );
}
