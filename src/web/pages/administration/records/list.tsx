import { data } from "react-router";
import { useTranslations } from "use-intl";

import { publication } from "#contract/administration/record.ts";
import type { ResourceName } from "#contract/administration/resources/all-resources.ts";
import { requireEditor } from "#use-cases/actor.ts";
import { listRecords } from "#use-cases/administration/records/list-records.ts";
import { publishRecords, verifyRecords } from "#use-cases/administration/records/amend-records.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { applicationContext, formReader } from "#web/server/app-context.ts";
import { AdministrationHead, ListPages } from "#web/features/administration/list-page.tsx";
import { ListFilters } from "#web/features/administration/records/list/list-filters.tsx";
import type { ListView } from "#web/features/administration/records/list/list-view.ts";
import { ListTools } from "#web/features/administration/records/list/list-tools.tsx";
import { RecordTable } from "#web/features/administration/records/list/record-table.tsx";
import { useRecordWords } from "#web/features/administration/records/use-words.ts";
import { handleForm } from "#web/pages/handle-form.server.ts";
import type { FormOutcome } from "#web/ui/forms/form-outcome.ts";
import { useFormats } from "#web/ui/text/formats.ts";
import { Notice } from "#web/ui/layout/notice.tsx";

import type { Route } from "./+types/list.ts";
import { columnsOf, listQueryOf, routeChoices } from "./list-query.server.ts";
import { describeResource, resourceNamed, titleOf } from "./resource.server.ts";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const resource = resourceNamed(params.resource);
  const application = context.get(applicationContext);
  const { searchParams } = new URL(request.url);
  const { query, words } = listQueryOf(application, resource, request.url);
  const columns = columnsOf(resource, searchParams);
  const { data: records, total } = await listRecords(application, resource, query);
  const view = describeResource(resource);
  const rows = records.map((record) => ({
    uuid: record.uuid,
    slug: typeof record["slug"] === "string" ? record["slug"] : null,
    title: titleOf(view, record),
    published: record.published,
    references: record.references,
    values: Object.fromEntries(columns.map((column) => [column, record[column]])),
  }));
  const list: ListView = { resource: view, query, words, columns, rows, total };
  return {
    list,
    routes: view.liesOnRoutes ? await routeChoices(application) : [],
    isDeleted: searchParams.get("after") === "deleted",
  };
}

/** Actions on selected records, by the name of the button. */
const bulkActs = new Map<
  string,
  (context: UseCaseContext, resource: ResourceName, uuids: readonly string[]) => Promise<number>
>([
  ["publish", (context, resource, uuids) => publishRecords(context, resource, uuids, true)],
  ["unpublish", (context, resource, uuids) => publishRecords(context, resource, uuids, false)],
  ["verify", verifyRecords],
]);

/** The number of changed records is returned in addition to the result of the form. */
interface ListAnswer extends FormOutcome {
  readonly changed?: number;
}

export async function action({ params, context }: Route.ActionArgs) {
  const resource = resourceNamed(params.resource);
  const application = context.get(applicationContext);
  const { locale } = requireEditor(application);
  const fields = await context.get(formReader)();
  const form = String(fields.get("form"));
  const act = bulkActs.get(form);
  if (!act) throw data(null, { status: 400 });
  let changed = 0;
  const sent = { form, fields, locale, schema: publication, body: { uuids: fields.getAll("uuid") } };
  const answer = await handleForm(sent, async ({ uuids }) => {
    changed = await act(application, resource, uuids);
  });
  const outcome: ListAnswer = { ...answer.data, changed };
  return data(outcome, answer.init ?? {});
}

/** A resource's records: search, filter, sort, select, and publish or hide together. */
export default function RecordList({ loaderData: { list, routes, isDeleted }, actionData }: Route.ComponentProps) {
  const t = useTranslations("administration");
  const words = useRecordWords().resource(list.resource.name);
  const { count } = useFormats();
  const { page, perPage } = list.query;
  const outcome = actionData ?? null;
  return (
    <>
      <AdministrationHead
        title={words.many}
        lead={t("list.count", { count: list.total, written: count(list.total) })}
        actions={<ListTools resource={list.resource} query={list.query} />}
      />
      {isDeleted && outcome === null ? <Notice kind="ok">{t("show.after.deleted")}</Notice> : null}
      <ListFilters list={list} routes={routes} />
      <div role="status" className="empty:hidden">
        {outcome?.isDone ? (
          <Notice kind="ok" className="mb-4">
            {t(`list.done.${outcome.form as "publish"}`, { count: outcome.changed ?? 0 })}
          </Notice>
        ) : null}
      </div>
      {outcome?.isDone === false ? (
        <Notice kind="bad" announce className="mb-4">
          {outcome.errors["uuids"] ? t("list.chooseSome") : outcome.problem}
        </Notice>
      ) : null}
      {list.rows.length === 0 ? (
        <Notice kind="info">{t("list.none")}</Notice>
      ) : (
        <RecordTable key={`${page} ${list.query.sort}`} list={list} />
      )}
      <ListPages page={page} perPage={perPage} total={list.total} />
    </>
  );
}
