import { redirect } from "react-router";
import { useTranslations } from "use-intl";

import { applicationContext, formReader } from "#web/server/app-context.ts";
import { AdministrationHead } from "#web/features/administration/administration-head.tsx";
import { emptyValues } from "#web/features/administration/records/form/form-values.ts";
import { RecordForm } from "#web/features/administration/records/form/record-form.tsx";
import { keyOf } from "#web/features/administration/records/noun-view.ts";
import { RecordTrail } from "#web/features/administration/records/record-trail.tsx";
import { useRecordWords } from "#web/features/administration/records/use-words.ts";
import { administrationPaths } from "#web/i18n/administration-paths.ts";

import type { Route } from "./+types/new.ts";
import { describeNoun, makeableNounOf } from "./noun.server.ts";
import { recordForm, saveRecord } from "./save-record.server.ts";

export function loader({ request, params }: Route.LoaderArgs) {
  const noun = describeNoun(makeableNounOf(params.noun));
  const empty = emptyValues(noun);
  // A link may say what is known already, such as the town of a new house.
  const given = [...new URL(request.url).searchParams].filter(([name]) => Object.hasOwn(noun.fields, name));
  return { noun, fresh: { version: null, base: empty, values: { ...empty, ...Object.fromEntries(given) } } };
}

export async function action({ params, context }: Route.ActionArgs) {
  const noun = makeableNounOf(params.noun);
  const saved = await saveRecord(
    context.get(applicationContext),
    noun,
    null,
    await context.get(formReader)(recordForm),
  );
  if (saved.record) return redirect(administrationPaths.record(noun, keyOf(noun, saved.record), { after: "created" }));
  return saved.answer;
}

const nothing = {};

/** A record to be made. */
export default function NewRecord({ loaderData: { noun, fresh } }: Route.ComponentProps) {
  const t = useTranslations("administration.form");
  const words = useRecordWords().noun(noun.name);
  return (
    <>
      <AdministrationHead title={t("newTitle", { noun: words.one })} trail={<RecordTrail noun={noun} />} />
      <RecordForm
        key={noun.name}
        noun={noun}
        uuid={null}
        fresh={fresh}
        sources={nothing}
        references={nothing}
        page={administrationPaths.newRecord(noun.name)}
        back={administrationPaths.records(noun.name)}
        titles={nothing}
      />
    </>
  );
}
