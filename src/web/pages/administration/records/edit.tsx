import { redirect } from "react-router";
import { useTranslations } from "use-intl";

import { applicationContext, formReader } from "#web/server/app-context.ts";
import { AdministrationHead } from "#web/features/administration/list-page.tsx";
import { formValues } from "#web/features/administration/records/form/form-values.ts";
import { RecordForm } from "#web/features/administration/records/form/record-form.tsx";
import { keyOf } from "#web/features/administration/records/resource-view.ts";
import { RecordTrail } from "#web/features/administration/records/record-trail.tsx";
import { useSourceWords } from "#web/features/administration/records/use-words.ts";
import { administrationPaths } from "#web/i18n/administration-paths.ts";

import type { Route } from "./+types/edit.ts";
import { describeResource, listedTitles, resourceNamed, recordOf, titleOf } from "./resource.server.ts";
import { recordForm, saveRecord } from "./save-record.server.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const resource = resourceNamed(params.resource);
  const record = await recordOf(context.get(applicationContext), resource, params.key);
  const view = describeResource(resource);
  const values = formValues(view, record);
  return {
    resource: view,
    uuid: record.uuid,
    key: keyOf(resource, record),
    title: titleOf(view, record),
    fresh: { version: record.version, base: values, values },
    sources: record.sources,
    references: record.references,
    titles: listedTitles(record),
  };
}

export async function action({ params, context }: Route.ActionArgs) {
  const resource = resourceNamed(params.resource);
  const application = context.get(applicationContext);
  const { uuid } = await recordOf(application, resource, params.key);
  const saved = await saveRecord(application, resource, uuid, await context.get(formReader)(recordForm));
  if (saved.record)
    return redirect(administrationPaths.record(resource, keyOf(resource, saved.record), { after: "saved" }));
  return saved.answer;
}

/** Editor of a record. */
export default function EditRecord({ loaderData }: Route.ComponentProps) {
  const { resource, uuid, key, title, fresh, sources, references, titles } = loaderData;
  const t = useTranslations("administration.form");
  return (
    <>
      <AdministrationHead
        title={t("editTitle", { title })}
        trail={<RecordTrail resource={resource} record={{ key, title }} />}
      />
      <RecordForm
        key={uuid}
        resource={resource}
        uuid={uuid}
        fresh={fresh}
        sources={useSourceWords(sources)}
        references={references}
        page={administrationPaths.editRecord(resource.name, key)}
        back={administrationPaths.record(resource.name, key)}
        titles={titles}
      />
    </>
  );
}
