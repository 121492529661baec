import { useTranslations } from "use-intl";

import { userQuery } from "#contract/administration/users.ts";
import { listUsers } from "#use-cases/administration/users/show-users.ts";
import { applicationContext } from "#web/server/app-context.ts";
import { ListPage } from "#web/features/administration/list-page.tsx";
import { PeopleFilters, PeopleTable } from "#web/features/administration/people/people-list.tsx";
import { routeMiddleware } from "#web/server/route-middleware.server.ts";

import { parseListQuery } from "../list-query.server.ts";
import type { Route } from "./+types/users.ts";

export const middleware = [routeMiddleware("admin")];

export async function loader({ request, context }: Route.LoaderArgs) {
  const application = context.get(applicationContext);
  const { query, words } = parseListQuery(application, request.url, userQuery);
  return { query, words, list: await listUsers(application, query) };
}

/** All users with an account. */
export default function Users({ loaderData: { query, words, list } }: Route.ComponentProps) {
  const t = useTranslations("people");
  return (
    <ListPage
      title={t("title")}
      lead={t("lead", { count: list.total })}
      filter={<PeopleFilters key={JSON.stringify([query, words])} query={query} words={words} />}
      list={list}
      none={t("none")}
    >
      <PeopleTable people={list.data} />
    </ListPage>
  );
}
