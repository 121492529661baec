import { useTranslations } from "use-intl";

import { unverifiedHouseQuery } from "#contract/emails/emails.ts";
import { listUnverifiedHouses } from "#use-cases/emails/houses/show-houses.ts";
import { applicationContext } from "#web/server/app-context.ts";
import { filtersOf, SearchForm } from "#web/features/administration/search-form.tsx";
import { useFormats } from "#web/ui/text/formats.ts";
import { ListPage } from "#web/features/administration/list-page.tsx";
import { UnverifiedList } from "#web/features/administration/emails/unverified-list.tsx";

import type { Route } from "./+types/unverified-houses.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { q, page } = filtersOf(request.url, [], "any");
  const query = unverifiedHouseQuery.parse({ q, page });
  return { q, list: await listUnverifiedHouses(context.get(applicationContext), query) };
}

/** Houses with old facts, whose operators are asked to confirm them. */
export default function UnverifiedHouses({ loaderData: { q, list } }: Route.ComponentProps) {
  const t = useTranslations("emails.unverified");
  const { count } = useFormats();
  return (
    <ListPage
      title={t("title")}
      lead={t("lead", { count: list.total, written: count(list.total) })}
      filter={<SearchForm q={q} />}
      list={list}
      none={t("none")}
      noneKind="ok"
    >
      <UnverifiedList houses={list.data} />
    </ListPage>
  );
}
