import { Form } from "react-router";
import { useTranslations } from "use-intl";

import { unverifiedHouseQuery } from "#contract/emails/unverified-houses.ts";
import { listUnverifiedHouses } from "#use-cases/house-emails/list-unverified-houses.ts";
import { applicationContext } from "#web/server/app-context.ts";
import { AdministrationHead } from "#web/features/administration/administration-head.tsx";
import { filtersOf } from "#web/features/administration/filters-of.ts";
import { ListPages } from "#web/features/administration/list-pages.tsx";
import { UnverifiedList } from "#web/features/administration/emails/unverified-list.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { Field } from "#web/ui/controls/field.tsx";
import { Notice } from "#web/ui/layout/notice.tsx";
import { TextInput } from "#web/ui/controls/text-input.tsx";

import type { Route } from "./+types/unverified-houses.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { q, page } = filtersOf(request.url, [], "any");
  const query = unverifiedHouseQuery.parse({ q, page });
  return { q, list: await listUnverifiedHouses(context.get(applicationContext), query) };
}

/** Houses whose facts are old: who runs them is asked whether all of it is still right. */
export default function UnverifiedHouses({ loaderData: { q, list } }: Route.ComponentProps) {
  const t = useTranslations("correspondence");
  return (
    <>
      <AdministrationHead title={t("unverified.title")} lead={t("unverified.lead", { count: list.total })} />
      <Form role="search" className="flex flex-wrap items-end gap-3 pb-5">
        <Field label={t("search")} error={null} className="min-w-60 flex-1 sm:max-w-90">
          {(control) => <TextInput {...control} type="search" name="q" defaultValue={q} />}
        </Field>
        <Button type="submit" variant="secondary" className="mb-1.5">
          {t("show")}
        </Button>
      </Form>
      {list.data.length === 0 ? (
        <Notice kind="ok">{t("unverified.none")}</Notice>
      ) : (
        <UnverifiedList houses={list.data} />
      )}
      <ListPages page={list.page} perPage={list.perPage} total={list.total} />
    </>
  );
}
