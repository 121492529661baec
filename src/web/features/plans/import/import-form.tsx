import { Form } from "react-router";
import { useTranslations } from "use-intl";

import type { FormOutcome } from "#web/ui/forms/form-outcome.ts";
import type { FormState } from "#web/ui/forms/use-form.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { SelectField, TextField } from "#web/ui/controls/field.tsx";
import { Notice } from "#web/ui/layout/notice.tsx";

interface ImportFormProps {
  form: FormState;
  routes: readonly { readonly slug: string; readonly name: string }[];
  /** A preview is shown already; this selects another file. */
  isAgain: boolean;
}

/** Errors without a field in this form, such as the number of plans. */
function otherErrors({ errors, problem }: FormOutcome): readonly string[] {
  if (Object.keys(errors).length === 0) return problem === null ? [] : [problem];
  return Object.entries(errors).flatMap(([field, sentences]) =>
    ["file", "name", "route"].includes(field) ? [] : sentences,
  );
}

/** The file, and its route if the file does not contain it. */
export function ImportForm({ form, routes, isAgain }: ImportFormProps) {
  const t = useTranslations("plans.import");
  const { outcome } = form;
  const isRefused = outcome?.isDone === false;
  const others = outcome?.isDone === false ? otherErrors(outcome) : [];
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      className="grid gap-4 rounded-lg border border-line bg-surface px-5 py-5"
    >
      <input type="hidden" name="form" value={form.name} />
      {isAgain ? <h2 className="text-lg">{t("other")}</h2> : null}
      {others.length > 0 ? (
        <Notice kind="bad" announce>
          {others.join(" ")}
        </Notice>
      ) : null}
      <TextField
        label={t("file")}
        hint={t("fileHint")}
        error={isRefused ? form.error("file") : null}
        type="file"
        name="file"
        accept=".gpx,.csv,.json,application/gpx+xml,text/csv,application/json"
        required
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label={t("name")} {...form.field("name", "")} maxLength={200} />
        <SelectField label={t("route")} error={form.error("route")} name="route" defaultValue={form.typed("route", "")}>
          <option value="">{t("routeAny")}</option>
          {routes.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      <Button
        type="submit"
        variant={isAgain ? "secondary" : "primary"}
        busy={form.isBusy}
        className="justify-self-start"
      >
        {t("preview")}
      </Button>
    </Form>
  );
}
