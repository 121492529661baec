import { data } from "react-router";
import { useMessages, useTranslations } from "use-intl";

import { auditQuery } from "#contract/administration/audit.ts";
import { referencesOfChanges } from "#use-cases/administration/audit/change-references.ts";
import { subjectsOfChanges } from "#use-cases/administration/audit/change-subjects.ts";
import { listAudit } from "#use-cases/administration/audit/list-audit.ts";
import { revertAuditEntry } from "#use-cases/administration/audit/revert-audit-entry.ts";
import { PathChanged } from "#use-cases/administration/path/path-proposal.ts";
import { VersionConflict } from "#use-cases/use-case-error.ts";
import { applicationContext } from "#web/server/app-context.ts";
import { AdministrationHead, ListPages } from "#web/features/administration/list-page.tsx";
import { ChoiceField, SearchForm } from "#web/features/administration/search-form.tsx";
import { ChangeList } from "#web/features/administration/audit/change-list.tsx";
import { handleForm, fieldErrorFor } from "#web/pages/handle-form.server.ts";
import { useProblemText } from "#web/ui/forms/use-form.ts";
import { Link } from "#web/ui/controls/link.tsx";
import { administrationPaths } from "#web/i18n/administration-paths.ts";
import { Notice } from "#web/ui/layout/notice.tsx";

import { parseListQuery } from "./list-query.server.ts";
import { postedForm } from "./posted-form.server.ts";
import type { Route } from "./+types/audit.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const application = context.get(applicationContext);
  const { query } = parseListQuery(application, request.url, auditQuery);
  const list = await listAudit(application, query);
  const [subjects, references] = await Promise.all([
    subjectsOfChanges(application, list.data),
    referencesOfChanges(application, list.data),
  ]);
  return { query, list, subjects, references };
}

/** A concurrent change by somebody else. */
const conflictError = fieldErrorFor([VersionConflict, PathChanged], "version", "stale_row");

export async function action({ context }: Route.ActionArgs) {
  const { application, locale, fields, form } = await postedForm(context);
  if (form !== "revert") throw data(null, { status: 400 });
  return handleForm({ fields, locale }, () =>
    revertAuditEntry(application, String(fields.get("uuid"))).catch(conflictError),
  );
}

/** Every change of content, latest first. */
export default function Audit({ loaderData: { query, list, subjects, references }, actionData }: Route.ComponentProps) {
  const t = useTranslations("administration");
  const { resources, actions } = useMessages().administration.audit;
  const wordProblem = useProblemText();
  const wrong = Object.values(actionData?.errors ?? {}).flat();
  return (
    <>
      <AdministrationHead title={t("audit.title")} lead={t("audit.lead")} />
      <SearchForm preservedParameters={{ uuid: query.uuid }}>
        <ChoiceField
          label={t("audit.resource")}
          name="resource"
          chosen={query.resource}
          options={{ "": t("audit.anyResource"), ...resources }}
        />
        <ChoiceField
          label={t("audit.action")}
          name="action"
          chosen={query.action}
          options={{ "": t("audit.anyAction"), ...actions }}
        />
      </SearchForm>
      {query.uuid ? (
        <p className="pb-4">
          {t("audit.ofOne")} <Link to={administrationPaths.audit()}>{t("show.allHistory")}</Link>
        </p>
      ) : null}
      <div role="status" className="empty:hidden">
        {actionData?.isDone ? (
          <Notice kind="ok" className="mb-4">
            {t("show.after.reverted")}
          </Notice>
        ) : null}
      </div>
      {actionData?.problem ? (
        <Notice kind="bad" announce className="mb-4">
          {[
            ...new Set([
              actionData.errors["version"] ? t("audit.conflict") : wordProblem(actionData.problem),
              ...wrong,
            ]),
          ].join(" ")}
        </Notice>
      ) : null}
      {list.data.length === 0 ? (
        <Notice kind="info">{t("audit.none")}</Notice>
      ) : (
        <ChangeList changes={list.data} subjects={subjects} references={references} />
      )}
      <ListPages page={list.page} perPage={list.perPage} total={list.total} />
    </>
  );
}
