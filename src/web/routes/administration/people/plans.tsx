import { Form } from "react-router";
import { useTranslations } from "use-intl";

import { administeredPlanQuery } from "#contract/administration/plans.ts";
import { listAllPlans } from "#use-cases/administration/plans/administered-plans.ts";
import { applicationContext } from "#web/server/app-context.ts";
import { AdministrationHead } from "#web/features/administration/administration-head.tsx";
import { ListPages } from "#web/features/administration/list-pages.tsx";
import { AllPlansTable } from "#web/features/administration/plans/all-plans-table.tsx";
import { routeMiddleware } from "#web/server/route-middleware.server.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Field } from "#web/ui/controls/field.tsx";
import { Notice } from "#web/ui/layout/notice.tsx";
import { TextInput } from "#web/ui/controls/text-input.tsx";

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
    <>
      <AdministrationHead title={t("allPlans.title")} lead={t("allPlans.lead", { count: list.total })} />
      <Form role="search" className="flex flex-wrap items-end gap-3 pb-5">
        {query.owner === undefined ? null : <input type="hidden" name="owner" value={query.owner} />}
        <Field label={t("search")} error={null} className="min-w-60 flex-1 sm:max-w-90">
          {(control) => <TextInput key={query.q} {...control} type="search" name="q" defaultValue={query.q} />}
        </Field>
        <Button type="submit" variant="secondary">
          {t("show")}
        </Button>
      </Form>
      {list.data.length === 0 ? <Notice kind="info">{t("allPlans.none")}</Notice> : <AllPlansTable plans={list.data} />}
      <ListPages page={list.page} perPage={list.perPage} total={list.total} />
    </>
  );
}
