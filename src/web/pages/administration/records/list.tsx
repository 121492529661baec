import { data, useLocation } from "react-router";
import { useTranslations } from "use-intl";

import { publication } from "#contract/administration/record.ts";
import type { ResourceName } from "#contract/administration/resources/all-resources.ts";
import { requireEditor } from "#use-cases/actor.ts";
import { listRecords } from "#use-cases/administration/records/list-records.ts";
import type { RecordQuery } from "#contract/administration/record-query.ts";
import { sentences } from "#messages/sentences/in-languages.ts";
import { UseCaseError } from "#use-cases/use-case-error.ts";
import { publishRecords, verifyRecords } from "#use-cases/administration/records/amend-records.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { applicationContext } from "#web/server/app-context.ts";
import { AdministrationHead, ListPages } from "#web/features/administration/list-page.tsx";
import { ListFilters } from "#web/features/administration/records/list/list-filters.tsx";
import type { ListView } from "#web/features/administration/records/list/list-view.ts";
import { ListTools, TableLinks } from "#web/features/administration/records/list/list-tools.tsx";
import { RecordTable } from "#web/features/administration/records/list/record-table.tsx";
import { useRecordWords } from "#web/features/administration/records/use-words.ts";
import { handleForm } from "#web/pages/handle-form.server.ts";
import type { FormOutcome } from "#web/ui/forms/form-outcome.ts";
import { useFormats } from "#web/ui/text/formats.ts";
import { useProblemText } from "#web/ui/forms/use-form.ts";
import { Notice } from "#web/ui/layout/notice.tsx";

import { postedForm } from "../posted-form.server.ts";
import type { Route } from "./+types/list.ts";
import { columnsOf, listQueryOf, routeChoices } from "./list-query.server.ts";
import { describeResource, resourceNamed, titleOf } from "./resource.server.ts";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const resource = resourceNamed(params.resource);
  const application = context.get(applicationContext);
  const { searchParams } = new URL(request.url);
  const { query, words } = listQueryOf(application, resource, request.url);
  const columns = columnsOf(resource, searchParams);
  const { data: records, total, unknown } = await foundRecords(application, resource, query);
  const view = describeResource(resource);
  const rows = records.map((record) => ({
    uuid: record.uuid,
    slug: typeof record["slug"] === "string" ? record["slug"] : null,
    title: titleOf(view, record),
    published: record.published,
    references: record.references,
    values: Object.fromEntries(columns.map((column) => [column, record[column]])),
  }));
  const list: ListView = { resource: view, query, words, columns, rows, total, unknown };
  return {
    list,
    routes: view.liesOnRoutes ? await routeChoices(application) : [],
    isDeleted: searchParams.get("after") === "deleted",
  };
}

/** A page of a list; empty if it is filtered by something that does not exist, with what to say of it by field. */
async function foundRecords(application: UseCaseContext, resource: ResourceName, query: RecordQuery) {
  try {
    return { ...(await listRecords(application, resource, query)), unknown: {} };
  } catch (error) {
    if (!(error instanceof UseCaseError && error.kind === "not-valid")) throw error;
    const { field: text } = sentences[requireEditor(application).locale].errors;
    const unknown = Object.entries(error.errors).map(([field, codes]) => [
      field,
      codes.map((code) => text[code]).join(" "),
    ]);
    return { data: [], total: 0, unknown: Object.fromEntries(unknown) as Record<string, string> };
  }
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
  const { application, locale, fields, form } = await postedForm(context);
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
  const { resource: wordsOf, field: fieldName } = useRecordWords();
  const words = wordsOf(list.resource.name);
  const { count } = useFormats();
  const { page, perPage } = list.query;
  const { search } = useLocation();
  const wordProblem = useProblemText();
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
      {Object.entries(list.unknown).map(([field, text]) => (
        <Notice key={field} kind="warn" className="mb-4">
          {`${field === "route" ? t("list.route") : fieldName(field)}: ${text}`}
        </Notice>
      ))}
      <div role="status" className="empty:hidden">
        {outcome?.isDone ? (
          <Notice kind="ok" className="mb-4">
            {t(`list.done.${outcome.form as "publish"}`, { count: outcome.changed ?? 0 })}
          </Notice>
        ) : null}
      </div>
      {outcome?.isDone === false ? (
        <Notice kind="bad" announce className="mb-4">
          {outcome.errors["uuids"] ? t("list.chooseSome") : wordProblem(outcome.problem)}
        </Notice>
      ) : null}
      {list.rows.length === 0 ? (
        <Notice kind="info">{t(search ? "list.none" : "list.empty")}</Notice>
      ) : (
        <RecordTable key={`${page} ${list.query.sort}`} list={list} />
      )}
      <ListPages page={page} perPage={perPage} total={list.total} />
      <TableLinks resource={list.resource} query={list.query} className="pt-4 sm:hidden" />
    </>
  );
}
