import { Form } from "react-router";
import { useTranslations } from "use-intl";

import { Button } from "#web/ui/controls/button.tsx";
import { Field } from "#web/ui/controls/field.tsx";
import { Select } from "#web/ui/controls/select.tsx";
import { TextInput } from "#web/ui/controls/text-input.tsx";

interface StateFilterProps {
  /** Words that are looked for now. */
  q: string;
  /** The one state that is shown; empty shows all. */
  state: string;
  /** Words by state, in their order. */
  states: Readonly<Record<string, string>>;
}

/** Looks for words and a state; what is chosen stands in the address. */
export function StateFilter({ q, state, states }: StateFilterProps) {
  const t = useTranslations("correspondence");
  return (
    <Form role="search" className="flex flex-wrap items-end gap-3 pb-5">
      <Field label={t("search")} error={null} className="min-w-60 flex-1 sm:max-w-90">
        {(control) => <TextInput {...control} type="search" name="q" defaultValue={q} placeholder={t("searchHint")} />}
      </Field>
      <Field label={t("state")} error={null}>
        {(control) => (
          <Select {...control} name="state" defaultValue={state}>
            <option value="any">{t("anyState")}</option>
            {Object.entries(states).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button type="submit" variant="secondary" className="mb-1.5">
        {t("show")}
      </Button>
    </Form>
  );
}
