import { data, redirect } from "react-router";
import { useTranslations } from "use-intl";

import { requireEditor } from "#use-cases/actor.ts";
import { referencesOfChanges } from "#use-cases/administration/audit/change-references.ts";
import { listAudit } from "#use-cases/administration/audit/list-audit.ts";
import { deleteRecord } from "#use-cases/administration/deletions/delete-record.ts";
import { publishRecords, verifyRecords } from "#use-cases/administration/records/amend-records.ts";
import { RecordConflict } from "#use-cases/administration/records/open-record.ts";
import { undrawnRoutes } from "#use-cases/content/route-summaries.ts";
import { otherClaims } from "#use-cases/administration/registers/other-claims.ts";
import { applicationContext, formReader } from "#web/server/app-context.ts";
import { AdministrationHead } from "#web/features/administration/list-page.tsx";
import { ChangeList } from "#web/features/administration/audit/change-list.tsx";
import { keyOf } from "#web/features/administration/records/resource-view.ts";
import { RecordTrail } from "#web/features/administration/records/record-trail.tsx";
import { DeleteRecord, RecordActions } from "#web/features/administration/records/show/record-actions.tsx";
import { OtherClaims, RecordFacts } from "#web/features/administration/records/show/record-facts.tsx";
import { handleForm, fieldErrorFor } from "#web/pages/handle-form.server.ts";
import { Link } from "#web/ui/controls/link.tsx";
import { useProblemText } from "#web/ui/forms/use-form.ts";
import { Notice } from "#web/ui/layout/notice.tsx";
import { administrationPaths } from "#web/i18n/administration-paths.ts";

import type { Route } from "./+types/show.ts";
import { describeResource, publicAddressOf, recordOf, resourceNamed, titleOf } from "./resource.server.ts";

const saved = ["created", "saved"] as const;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const resource = resourceNamed(params.resource);
  const application = context.get(applicationContext);
  const record = await recordOf(application, resource, params.key);
  const view = describeResource(resource);
  const after = new URL(request.url).searchParams.get("after");
  const { data: changes } = await listAudit(application, {
    resource: view.singular,
    uuid: record.uuid,
    page: 1,
    perPage: 5,
  });
  return {
    resource: view,
    record,
    key: keyOf(resource, record),
    title: titleOf(view, record),
    address: await publicAddressOf(application, resource, record),
    changes,
    changeReferences: await referencesOfChanges(application, changes),
    isUndrawn: resource === "routes" && (await undrawnRoutes(application)).some(({ slug }) => slug === record["slug"]),
    claims: resource === "accommodations" ? await otherClaims(application, record) : [],
    after: saved.find((one) => one === after) ?? null,
  };
}

/** A concurrent change by somebody else. */
const conflictError = fieldErrorFor([RecordConflict], "version", "stale_row");

export async function action({ params, context }: Route.ActionArgs) {
  const resource = resourceNamed(params.resource);
  const application = context.get(applicationContext);
  const { locale } = requireEditor(application);
  const { uuid } = await recordOf(application, resource, params.key);
  const fields = await context.get(formReader)();
  const form = String(fields.get("form"));
  const sent = { fields, locale };
  switch (form) {
    case "publish":
    case "unpublish":
      return handleForm(sent, () => publishRecords(application, resource, [uuid], form === "publish"));
    case "verify":
      return handleForm(sent, () => verifyRecords(application, resource, [uuid]));
    case "delete": {
      const version = Number(fields.get("version"));
      const answer = await handleForm(sent, () =>
        deleteRecord(application, resource, uuid, version).catch(conflictError),
      );
      return answer.data.isDone ? redirect(administrationPaths.records(resource, { after: "deleted" })) : answer;
    }
    default:
      throw data(null, { status: 400 });
  }
}

/** A record with all its facts, their sources and its changes. */
export default function ShowRecord({ loaderData, actionData }: Route.ComponentProps) {
  const { resource, record, key, title, address, changes, changeReferences, isUndrawn, claims, after } = loaderData;
  const t = useTranslations("administration.show");
  const wordProblem = useProblemText();
  const why = Object.values(actionData?.errors ?? {}).flat();
  const refusal = actionData?.problem ? (why.length > 0 ? why.join(" ") : wordProblem(actionData.problem)) : null;
  const isUndeleted = actionData?.form === "delete";
  return (
    <>
      <AdministrationHead
        title={title}
        trail={<RecordTrail resource={resource} />}
        actions={<RecordActions resource={resource} record={record} recordKey={key} address={address} />}
      />
      <div className="grid gap-5">
        {after && !actionData ? <Notice kind="ok">{t(`after.${after}`)}</Notice> : null}
        {actionData?.isDone && actionData.form === "verify" ? (
          <Notice kind="ok" announce>
            {t("after.verified")}
          </Notice>
        ) : null}
        {refusal === null || isUndeleted ? null : (
          <Notice kind="bad" announce>
            {refusal}
          </Notice>
        )}
        {isUndrawn ? <Notice kind="warn">{t("routeWithoutWay")}</Notice> : null}
        <RecordFacts resource={resource} record={record} />
        <OtherClaims resource={resource} claims={claims} />
        <section aria-labelledby="history" className="grid gap-3">
          <h2 id="history" className="text-xl">
            {t("history")}
          </h2>
          {changes.length === 0 ? (
            <p className="text-ink-2">{t("noHistory")}</p>
          ) : (
            <>
              <ChangeList changes={changes} references={changeReferences} />
              <p>
                <Link
                  to={administrationPaths.audit({ resource: resource.singular, uuid: record.uuid })}
                  className="inline-flex min-h-tap items-center text-way underline"
                >
                  {t("allHistory")}
                </Link>
              </p>
            </>
          )}
        </section>
        {resource.isDerived ? null : (
          <DeleteRecord
            title={title}
            version={record.version}
            refusal={isUndeleted ? refusal : null}
            dependants={(isUndeleted && actionData?.dependants) || null}
          />
        )}
      </div>
    </>
  );
}
