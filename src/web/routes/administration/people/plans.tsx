import { useTranslations } from "use-intl";

import { administeredPlanQuery } from "#contract/administration/plans.ts";
import { listAllPlans } from "#use-cases/administration/plans/administered-plans.ts";
import { applicationContext } from "#web/server/app-context.ts";
import { SearchForm } from "#web/features/administration/search-form.tsx";
import { ListPage } from "#web/features/administration/list-page.tsx";
import { AllPlansTable } from "#web/features/administration/plans/all-plans-table.tsx";
import { routeMiddleware } from "#web/server/route-middleware.server.ts";

import { queryIn } from "./query-in.ts";
import type { Route } from "./+types/plans.ts";

export const middleware = [routeMiddleware("admin")];

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = queryIn(request.url, administeredPlanQuery);
  return { query, list: await listAllPlans(context.get(applicationContext), query) };
}

/** Everybody's plans; to read one takes a reason. */
export default function AllPlans({ loaderData: { query, list } }: Route.ComponentProps) {
  const t = useTranslations("people");
  return (
    <ListPage
      title={t("allPlans.title")}
      lead={t("allPlans.lead", { count: list.total })}
      filter={<SearchForm q={query.q} kept={{ owner: query.owner }} />}
      list={list}
      none={t("allPlans.none")}
    >
      <AllPlansTable plans={list.data} />
    </ListPage>
  );
}
