import { data } from "react-router";
import { useTranslations } from "use-intl";

import type { RecordImport } from "#contract/administration/record.ts";
import { applyTable, previewTable } from "#use-cases/administration/records/import-records.ts";
import { sentFile, textOf } from "#use-cases/imported-files/sent-file.ts";
import { AdministrationHead } from "#web/features/administration/list-page.tsx";
import { ImportForm, ImportReport } from "#web/features/administration/records/import/import-parts.tsx";
import { RecordTrail } from "#web/features/administration/records/record-trail.tsx";
import { useRecordWords } from "#web/features/administration/records/use-words.ts";
import { handleForm } from "#web/pages/handle-form.server.ts";
import type { FormOutcome } from "#web/ui/forms/form-outcome.ts";
import { useProblemText } from "#web/ui/forms/use-form.ts";
import { Notice } from "#web/ui/layout/notice.tsx";

import { postedForm } from "../posted-form.server.ts";
import type { Route } from "./+types/import.ts";
import { describeResource, makeableResourceNamed } from "./resource.server.ts";

export function loader({ params }: Route.LoaderArgs) {
  return { resource: describeResource(makeableResourceNamed(params.resource)) };
}

/** The effect of a table, previewed or applied, is returned in addition to the result of the form. */
interface ImportAnswer extends FormOutcome {
  readonly report: RecordImport | null;
  /** The table itself, so that what was previewed is what is applied. */
  readonly table: string;
}

/** The API's maximum for the same table; after a preview it may be returned in a longer encoding. */
const tableForm = { maxBytes: 10_100_000, maxFiles: 1 };

export async function action({ params, context }: Route.ActionArgs) {
  const resource = makeableResourceNamed(params.resource);
  const { application, locale, fields, form } = await postedForm(context, tableForm);
  const works = { preview: previewTable, apply: applyTable };
  if (form !== "preview" && form !== "apply") throw data(null, { status: 400 });
  let table = String(fields.get("table") ?? "");
  let report: RecordImport | null = null;
  const { data: outcome, init } = await handleForm({ fields, locale }, async () => {
    if (form === "preview") table = await textOf(sentFile(fields), "table_unreadable");
    report = await works[form](application, resource, table, locale);
  });
  const answer: ImportAnswer = { ...outcome, typed: {}, report, table: form === "preview" ? table : "" };
  return data(answer, init ?? {});
}

/** Import of a table of records: previewed row by row, then applied completely or not at all. */
export default function ImportRecords({ loaderData: { resource }, actionData }: Route.ComponentProps) {
  const t = useTranslations("administration.import");
  const words = useRecordWords().resource(resource.name);
  const wordProblem = useProblemText();
  const report = actionData?.report ?? null;
  const isApplied = actionData?.form === "apply" && report?.refused === 0;
  const isFine = report !== null && report.refused === 0 && report.created + report.updated > 0;
  return (
    <>
      <AdministrationHead
        title={t("title", { resource: words.many })}
        lead={t("lead")}
        trail={<RecordTrail resource={resource} />}
      />
      <div className="grid gap-5">
        {actionData?.problem ? (
          <Notice kind="bad" announce>
            {[wordProblem(actionData.problem), ...Object.values(actionData.errors).flat()].join(" ")}
          </Notice>
        ) : null}
        {isApplied ? (
          <Notice kind="ok" announce>
            {t("applied")}
          </Notice>
        ) : null}
        {report ? <ImportReport resource={resource} report={report} /> : null}
        <ImportForm table={isFine && !isApplied ? (actionData?.table ?? "") : null} />
      </div>
    </>
  );
}
