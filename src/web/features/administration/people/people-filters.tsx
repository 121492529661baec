import { Form } from "react-router";
import { useMessages, useTranslations } from "use-intl";

import type { UserQuery } from "#contract/administration/users.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Field } from "#web/ui/controls/field.tsx";
import { Select } from "#web/ui/controls/select.tsx";
import { TextInput } from "#web/ui/controls/text-input.tsx";

/** Looks for people; what is chosen stands in the address. */
export function PeopleFilters({ query }: { query: UserQuery }) {
  const t = useTranslations("people");
  const words = useMessages().people;
  const choices = [
    { name: "role", label: t("role"), chosen: query.role[0], options: { "": t("anyRole"), ...words.roles } },
    { name: "state", label: t("state"), chosen: query.state[0], options: { "": t("anyState"), ...words.states } },
    { name: "sort", label: t("order"), chosen: query.sort, options: words.orders },
  ];
  return (
    <Form role="search" className="flex flex-wrap items-end gap-3 pb-5">
      <Field label={t("search")} error={null} className="min-w-60 flex-1 sm:max-w-90">
        {(control) => (
          <TextInput {...control} type="search" name="q" defaultValue={query.q} placeholder={t("searchHint")} />
        )}
      </Field>
      {choices.map(({ name, label, chosen = "", options }) => (
        <Field key={name} label={label} error={null}>
          {(control) => (
            <Select {...control} name={name} defaultValue={chosen}>
              {Object.entries(options).map(([value, word]) => (
                <option key={value} value={value}>
                  {word}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ))}
      <Button type="submit" variant="secondary">
        {t("show")}
      </Button>
    </Form>
  );
}
