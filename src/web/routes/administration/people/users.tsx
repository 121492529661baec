import { useTranslations } from "use-intl";

import { userQuery } from "#contract/administration/users.ts";
import { listUsers } from "#use-cases/administration/users/show-users.ts";
import { applicationContext } from "#web/server/app-context.ts";
import { AdministrationHead } from "#web/features/administration/administration-head.tsx";
import { ListPages } from "#web/features/administration/list-pages.tsx";
import { PeopleFilters } from "#web/features/administration/people/people-filters.tsx";
import { PeopleTable } from "#web/features/administration/people/people-table.tsx";
import { routeMiddleware } from "#web/server/route-middleware.server.ts";
import { Notice } from "#web/ui/layout/notice.tsx";

import { queryIn } from "./query-in.ts";
import type { Route } from "./+types/users.ts";

export const middleware = [routeMiddleware("admin")];

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = queryIn(request.url, userQuery);
  return { query, list: await listUsers(context.get(applicationContext), query) };
}

/** Everybody with an account. */
export default function Users({ loaderData: { query, list } }: Route.ComponentProps) {
  const t = useTranslations("people");
  return (
    <>
      <AdministrationHead title={t("title")} lead={t("lead", { count: list.total })} />
      <PeopleFilters key={JSON.stringify(query)} query={query} />
      {list.data.length === 0 ? <Notice kind="info">{t("none")}</Notice> : <PeopleTable people={list.data} />}
      <ListPages page={list.page} perPage={list.perPage} total={list.total} />
    </>
  );
}
