import { data, Form } from "react-router";
import { useMessages, useTranslations } from "use-intl";
import { z } from "zod";

import { auditQuery } from "#contract/administration/audit.ts";
import { requireEditor } from "#use-cases/actor.ts";
import { listAudit } from "#use-cases/audit/list-audit.ts";
import { revertAuditEntry } from "#use-cases/audit/revert-audit-entry.ts";
import { PathChanged } from "#use-cases/administration/path/path-proposal.ts";
import { RecordConflict } from "#use-cases/administration/records/open-record.ts";
import { PhotoConflict } from "#use-cases/photos/open-photo.ts";
import { notValid } from "#use-cases/use-case-error.ts";
import { applicationContext, formReader } from "#web/server/app-context.ts";
import { AdministrationHead } from "#web/features/administration/administration-head.tsx";
import { ListPages } from "#web/features/administration/list-pages.tsx";
import { ChangeList } from "#web/features/administration/records/changes/change-list.tsx";
import { answerForm } from "#web/routes/answer-form.server.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Field } from "#web/ui/controls/field.tsx";
import { Notice } from "#web/ui/layout/notice.tsx";
import { Select } from "#web/ui/controls/select.tsx";

import type { Route } from "./+types/audit.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const asked = Object.fromEntries([...searchParams].filter(([, value]) => value !== ""));
  const read = auditQuery.safeParse(asked);
  const query = read.success ? read.data : auditQuery.parse({});
  return { query, list: await listAudit(context.get(applicationContext), query) };
}

const nothing = z.object({});

/** Somebody else may have changed it since. */
function sayWhenChanged(failure: unknown): never {
  const isChanged =
    failure instanceof RecordConflict || failure instanceof PathChanged || failure instanceof PhotoConflict;
  throw isChanged ? notValid("version", "stale_row") : failure;
}

export async function action({ context }: Route.ActionArgs) {
  const application = context.get(applicationContext);
  const { locale } = requireEditor(application);
  const fields = await context.get(formReader)();
  const form = String(fields.get("form"));
  if (form !== "revert") throw data(null, { status: 400 });
  return answerForm({ form, fields, locale, schema: nothing, body: {} }, () =>
    revertAuditEntry(application, String(fields.get("uuid"))).catch(sayWhenChanged),
  );
}

/** Every change of content, the last first. */
export default function Audit({ loaderData: { query, list }, actionData }: Route.ComponentProps) {
  const t = useTranslations("administration");
  const { resources, actions } = useMessages().administration.audit;
  const wrong = Object.values(actionData?.errors ?? {}).flat();
  return (
    <>
      <AdministrationHead title={t("audit.title")} lead={t("audit.lead")} />
      <Form role="search" className="flex flex-wrap items-end gap-2.5 pb-5">
        {query.uuid === undefined ? null : <input type="hidden" name="uuid" value={query.uuid} />}
        <Field label={t("audit.resource")} error={null}>
          {(control) => (
            <Select {...control} name="resource" defaultValue={query.resource ?? ""}>
              <option value="">{t("audit.anyResource")}</option>
              {Object.entries(resources).map(([code, word]) => (
                <option key={code} value={code}>
                  {word}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t("audit.action")} error={null}>
          {(control) => (
            <Select {...control} name="action" defaultValue={query.action ?? ""}>
              <option value="">{t("audit.anyAction")}</option>
              {Object.entries(actions).map(([code, word]) => (
                <option key={code} value={code}>
                  {word}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Button type="submit" variant="secondary">
          {t("list.show")}
        </Button>
      </Form>
      <div role="status" className="empty:hidden">
        {actionData?.isDone ? (
          <Notice kind="ok" className="mb-4">
            {t("show.after.reverted")}
          </Notice>
        ) : null}
      </div>
      {actionData?.problem ? (
        <Notice kind="bad" announce className="mb-4">
          {[...new Set([actionData.errors["version"] ? t("audit.conflict") : actionData.problem, ...wrong])].join(" ")}
        </Notice>
      ) : null}
      {list.data.length === 0 ? <Notice kind="info">{t("audit.none")}</Notice> : <ChangeList changes={list.data} />}
      <ListPages page={list.page} perPage={list.perPage} total={list.total} />
    </>
  );
}
