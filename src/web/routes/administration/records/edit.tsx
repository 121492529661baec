import { redirect } from "react-router";
import { useTranslations } from "use-intl";

import { applicationContext, formReader } from "#web/server/app-context.ts";
import { AdministrationHead } from "#web/features/administration/administration-head.tsx";
import { formValues } from "#web/features/administration/records/form/form-values.ts";
import { RecordForm } from "#web/features/administration/records/form/record-form.tsx";
import { keyOf } from "#web/features/administration/records/noun-view.ts";
import { RecordTrail } from "#web/features/administration/records/record-trail.tsx";
import { useSourceWords } from "#web/features/administration/records/use-source-words.ts";
import { administrationPaths } from "#web/i18n/administration-paths.ts";

import type { Route } from "./+types/edit.ts";
import { describeNoun, listedTitles, nounOf, recordOf, titleOf } from "./noun.server.ts";
import { recordForm, saveRecord } from "./save-record.server.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const noun = nounOf(params.noun);
  const record = await recordOf(context.get(applicationContext), noun, params.key);
  const view = describeNoun(noun);
  const values = formValues(view, record);
  return {
    noun: view,
    uuid: record.uuid,
    key: keyOf(noun, record),
    title: titleOf(view, record),
    fresh: { version: record.version, base: values, values },
    sources: record.sources,
    references: record.references,
    titles: listedTitles(record),
  };
}

export async function action({ params, context }: Route.ActionArgs) {
  const noun = nounOf(params.noun);
  const application = context.get(applicationContext);
  const { uuid } = await recordOf(application, noun, params.key);
  const saved = await saveRecord(application, noun, uuid, await context.get(formReader)(recordForm));
  if (saved.record) return redirect(administrationPaths.record(noun, keyOf(noun, saved.record), { after: "saved" }));
  return saved.answer;
}

/** A record to be changed. */
export default function EditRecord({ loaderData }: Route.ComponentProps) {
  const { noun, uuid, key, title, fresh, sources, references, titles } = loaderData;
  const t = useTranslations("administration.form");
  return (
    <>
      <AdministrationHead
        title={t("editTitle", { title })}
        trail={<RecordTrail noun={noun} record={{ key, title }} />}
      />
      <RecordForm
        key={uuid}
        noun={noun}
        uuid={uuid}
        fresh={fresh}
        sources={useSourceWords(sources)}
        references={references}
        page={administrationPaths.editRecord(noun.name, key)}
        back={administrationPaths.record(noun.name, key)}
        titles={titles}
      />
    </>
  );
}
