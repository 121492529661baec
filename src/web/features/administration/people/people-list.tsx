import { useMessages, useTranslations } from "use-intl";

import type { AdministeredUser, UserQuery } from "#contract/administration/users.ts";
import { useFormats } from "#web/ui/text/formats.ts";
import { Link } from "#web/ui/controls/link.tsx";
import { WideTable } from "../list-page.tsx";
import { ChoiceField, SearchForm } from "../search-form.tsx";
import { administrationPaths } from "#web/i18n/administration-paths.ts";
import { Chip } from "#web/ui/layout/chip.tsx";

/** People with accounts; on phones each is a block of its own. */
export function PeopleTable({ people }: { people: readonly AdministeredUser[] }) {
  const t = useTranslations("people");
  const formats = useFormats();
  const day = (moment: string | null) => (moment === null ? t("never") : formats.date(moment.slice(0, 10)));
  return (
    <WideTable
      columns={(["name", "marks", "plans", "lastSeen", "since"] as const).map((column) => t(`columns.${column}`))}
    >
      {people.map((person) => (
        <tr key={person.uuid} className="max-md:grid max-md:gap-1 max-md:px-4 max-md:py-3">
          <th scope="row" className="font-normal md:px-4 md:py-2">
            <Link
              to={administrationPaths.person(person.uuid)}
              className="inline-flex min-h-tap items-center font-strong text-way"
            >
              {person.name}
            </Link>
            <span className="block text-sm break-all text-ink-2">{person.email}</span>
          </th>
          <td className="md:px-4">
            <PersonMarks person={person} />
          </td>
          <td className="text-sm tabular-nums md:px-4">{t("plans", { count: person.plans })}</td>
          <td className="text-sm whitespace-nowrap md:px-4">
            <span className="text-ink-2 md:hidden">{t("columns.lastSeen")}: </span>
            {day(person.lastSeenAt)}
          </td>
          <td className="text-sm whitespace-nowrap md:px-4">
            <span className="text-ink-2 md:hidden">{t("columns.since")}: </span>
            {day(person.createdAt)}
          </td>
        </tr>
      ))}
    </WideTable>
  );
}

/** What sets a person apart from others: roles, a ban, an address that is not confirmed. */
export function PersonMarks({
  person,
}: {
  person: Pick<AdministeredUser, "roles" | "banned" | "emailConfirmed" | "secondFactor" | "passkeys">;
}) {
  const t = useTranslations("people");
  return (
    <span className="flex flex-wrap gap-1.5">
      {person.roles.map((role) => (
        <Chip key={role} tone="way">
          {t(`roles.${role}`)}
        </Chip>
      ))}
      {person.secondFactor ? <Chip tone="ok">{t("secondFactor")}</Chip> : null}
      {person.passkeys > 0 ? <Chip tone="ok">{t("passkeys", { count: person.passkeys })}</Chip> : null}
      {person.banned ? <Chip tone="bad">{t("states.banned")}</Chip> : null}
      {person.emailConfirmed ? null : <Chip tone="warn">{t("states.unconfirmed")}</Chip>}
    </span>
  );
}

interface PeopleFiltersProps {
  query: UserQuery;
  /** As they were asked for, and what is wrong with them. */
  words: { readonly entered: string; readonly error: string | null };
}

/** Looks for people. */
export function PeopleFilters({ query, words: { entered, error } }: PeopleFiltersProps) {
  const t = useTranslations("people");
  const words = useMessages().people;
  return (
    <SearchForm q={entered} error={error} placeholder={t("searchHint")}>
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
