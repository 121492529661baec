import { Form } from "react-router";
import { useTranslations } from "use-intl";

import type { FormState } from "#web/forms/use-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { useFormats } from "#web/ui/formats.ts";
import { Notice } from "#web/ui/notice.tsx";
import { TextInput } from "#web/ui/text-input.tsx";

export interface PreviewedPlan {
  readonly name: string;
  readonly route: string;
  readonly days: readonly {
    readonly number: number;
    readonly kind: "walk" | "rest";
    readonly date: string | null;
    readonly fromName: string;
    readonly toName: string;
    readonly km: number;
  }[];
  /** Places of the file that were not found. */
  readonly unmatched: readonly string[];
  /** The file itself, to be kept after it was looked at. */
  readonly content: string;
  readonly fileName: string;
}

/** What would be kept of a file, with the button that keeps it. */
export function ImportPreview({ form, plan }: { form: FormState; plan: PreviewedPlan }) {
  const t = useTranslations("plans.import");
  const to = useTranslations("plans.overview");
  const { kilometres, weekday } = useFormats();
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      className="grid gap-4 rounded-lg border border-way bg-surface px-5 py-5"
    >
      <h2 className="text-xl">{t("heading")}</h2>
      {plan.unmatched.length > 0 ? (
        <Notice kind="warn">{t("unmatched", { places: plan.unmatched.slice(0, 20).join(", ") })}</Notice>
      ) : null}
      <ol className="grid max-h-96 overflow-y-auto rounded-md border border-line">
        {plan.days.map(({ number, kind, date, fromName, toName, km }) => (
          <li key={number} className="flex gap-3 border-b border-line px-3 py-2 text-sm last:border-b-0">
            <span className="min-w-7 font-strong tabular-nums">{number}</span>
            <span className="min-w-16 text-ink-2">{date === null ? "" : weekday(date)}</span>
            <span className="flex-1">{kind === "rest" ? to("rest", { town: toName }) : `${fromName} – ${toName}`}</span>
            <span className="tabular-nums">{kind === "rest" ? "" : kilometres(km * 1000)}</span>
          </li>
        ))}
      </ol>
      <input type="hidden" name="form" value={form.name} />
      <input type="hidden" name="keep" value="1" />
      <input type="hidden" name="route" value={plan.route} />
      <input type="hidden" name="fileName" value={plan.fileName} />
      <textarea name="content" value={plan.content} readOnly hidden />
      <Field label={t("name")} error={null}>
        {(control) => <TextInput {...control} name="name" maxLength={200} defaultValue={plan.name} />}
      </Field>
      <Button type="submit" busy={form.isBusy} className="justify-self-start">
        {t("keep")}
      </Button>
    </Form>
  );
}
