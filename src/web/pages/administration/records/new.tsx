import { redirect } from "react-router";
import { useTranslations } from "use-intl";

import { applicationContext, formReader } from "#web/server/app-context.ts";
import { AdministrationHead } from "#web/features/administration/list-page.tsx";
import { emptyValues } from "#web/features/administration/records/form/form-values.ts";
import { RecordForm } from "#web/features/administration/records/form/record-form.tsx";
import { keyOf } from "#web/features/administration/records/resource-view.ts";
import { RecordTrail } from "#web/features/administration/records/record-trail.tsx";
import { useRecordWords } from "#web/features/administration/records/use-words.ts";
import { administrationPaths } from "#web/i18n/administration-paths.ts";

import type { Route } from "./+types/new.ts";
import { describeResource, makeableResourceNamed } from "./resource.server.ts";
import { recordForm, saveRecord } from "./save-record.server.ts";

export function loader({ request, params }: Route.LoaderArgs) {
  const resource = describeResource(makeableResourceNamed(params.resource));
  const empty = emptyValues(resource);
  // A link may contain initial values, such as the town of a new house.
  const initialFields = [...new URL(request.url).searchParams].filter(([name]) => Object.hasOwn(resource.fields, name));
  return {
    resource,
    fresh: { version: null, base: empty, values: { ...empty, ...Object.fromEntries(initialFields) } },
  };
}

export async function action({ params, context }: Route.ActionArgs) {
  const resource = makeableResourceNamed(params.resource);
  const saved = await saveRecord(
    context.get(applicationContext),
    resource,
    null,
    await context.get(formReader)(recordForm),
  );
  if (saved.record)
    return redirect(administrationPaths.record(resource, keyOf(resource, saved.record), { after: "created" }));
  return saved.answer;
}

const nothing = {};

/** Form of a new record. */
export default function NewRecord({ loaderData: { resource, fresh } }: Route.ComponentProps) {
  const t = useTranslations("administration.form");
  const words = useRecordWords().resource(resource.name);
  return (
    <>
      <AdministrationHead title={t("newTitle", { resource: words.one })} trail={<RecordTrail resource={resource} />} />
      <RecordForm
        key={resource.name}
        resource={resource}
        uuid={null}
        fresh={fresh}
        sources={nothing}
        references={nothing}
        page={administrationPaths.newRecord(resource.name)}
        back={administrationPaths.records(resource.name)}
        titles={nothing}
      />
    </>
  );
}
