import { useMessages, useTranslations } from "use-intl";

import type { UserQuery } from "#contract/administration/users.ts";

import { ChoiceField, SearchForm } from "../search-form.tsx";

/** Looks for people. */
export function PeopleFilters({ query }: { query: UserQuery }) {
  const t = useTranslations("people");
  const words = useMessages().people;
  return (
    <SearchForm q={query.q} placeholder={t("searchHint")}>
      <ChoiceField
        label={t("role")}
        name="role"
        chosen={query.role[0]}
        options={{ "": t("anyRole"), ...words.roles }}
      />
      <ChoiceField
        label={t("state")}
        name="state"
        chosen={query.state[0]}
        options={{ "": t("anyState"), ...words.states }}
      />
      <ChoiceField label={t("order")} name="sort" chosen={query.sort} options={words.orders} />
    </SearchForm>
  );
}
