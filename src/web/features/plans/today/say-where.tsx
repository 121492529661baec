import { useState } from "react";
import { useTranslations } from "use-intl";

import { Button } from "#web/ui/controls/button.tsx";
import { Field } from "#web/ui/controls/field.tsx";
import { Select } from "#web/ui/controls/select.tsx";

interface SayWhereProps {
  towns: readonly { readonly slug: string; readonly name: string }[];
  onSay: (town: string) => void;
}

/** For whoever shares no location: the town where one is. */
export function SayWhere({ towns, onSay }: SayWhereProps) {
  const t = useTranslations("today.where");
  const [chosen, setChosen] = useState("");
  const town = towns.some(({ slug }) => slug === chosen) ? chosen : (towns[0]?.slug ?? "");
  if (towns.length === 0) return null;
  return (
    <form
      className="flex flex-wrap items-end gap-2.5 pb-2"
      data-needs-script=""
      onSubmit={(event) => {
        event.preventDefault();
        onSay(town);
      }}
    >
      <Field label={t("here")} error={null} className="min-w-0 flex-1 basis-40">
        {(control) => (
          <Select {...control} value={town} onChange={({ target }) => setChosen(target.value)}>
            {towns.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button type="submit" variant="secondary">
        {t("here")}
      </Button>
    </form>
  );
}
