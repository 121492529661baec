import { useTranslations } from "use-intl";
import { administeredPlanQuery, type AdministeredPlanList } from "#contract/administration/plans.ts";
import { listAllPlans } from "#use-cases/administration/plans/administered-plans.ts";
import { applicationContext } from "#web/server/app-context.ts";
import { SearchForm } from "#web/features/administration/search-form.tsx";
import { ListPage, WideTable } from "#web/features/administration/list-page.tsx";
import { routeMiddleware } from "#web/server/route-middleware.server.ts";
import { parseListQuery } from "../list-query.server.ts";
import type { Route } from "./+types/plans.ts";
import { useFormats } from "#web/ui/text/formats.ts";
import { Link } from "#web/ui/controls/link.tsx";
import { administrationPaths } from "#web/i18n/administration-paths.ts";

/** All users' plans, without their content; on phones each is a separate block. */
function AllPlansTable({ plans }: { plans: AdministeredPlanList["data"] }) {
  const t = useTranslations("people.allPlans");
  const formats = useFormats();
  return (
    <WideTable columns={(["plan", "owner", "way", "days", "changed"] as const).map((column) => t(`columns.${column}`))}>
      {plans.map((plan) => (
        <tr key={plan.uuid} className="max-md:grid max-md:gap-1 max-md:px-4 max-md:py-3">
          <th scope="row" className="font-normal md:px-4 md:py-2">
            <Link
              to={administrationPaths.planToRead(plan.uuid)}
              className="inline-flex min-h-tap items-center font-strong text-way"
            >
              {plan.name}
            </Link>
          </th>
          <td className="text-sm md:px-4">
            <Link
              to={administrationPaths.person(plan.owner.uuid)}
              className="inline-flex min-h-tap items-center text-way"
            >
              {plan.owner.name}
            </Link>
          </td>
          <td className="text-sm md:px-4">{t("fromTo", { from: plan.from, to: plan.to })}</td>
          <td className="text-sm whitespace-nowrap tabular-nums md:px-4">
            {t("days", { count: plan.days })}
            {plan.startDate === null ? null : `, ${formats.date(plan.startDate)}`}
          </td>
          <td className="text-sm whitespace-nowrap md:px-4">{formats.date(plan.updatedAt.slice(0, 10))}</td>
        </tr>
      ))}
    </WideTable>
  );
}

export const middleware = [routeMiddleware("admin")];

export async function loader({ request, context }: Route.LoaderArgs) {
  const application = context.get(applicationContext);
  const { query, words } = parseListQuery(application, request.url, administeredPlanQuery);
  return { query, words, list: await listAllPlans(application, query) };
}

/** All users' plans; reading one requires a reason. */
export default function AllPlans({ loaderData: { query, words, list } }: Route.ComponentProps) {
  const t = useTranslations("people");
  return (
    <ListPage
      title={t("allPlans.title")}
      lead={t("allPlans.lead", { count: list.total })}
      filter={<SearchForm q={words.entered} error={words.error} preservedParameters={{ owner: query.owner }} />}
      list={list}
      none={t("allPlans.none")}
    >
      <AllPlansTable plans={list.data} />
    </ListPage>
  );
}
