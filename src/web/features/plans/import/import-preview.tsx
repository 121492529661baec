import { Form } from "react-router";
import { useTranslations } from "use-intl";

import type { FormState } from "#web/ui/forms/use-form.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { TextField } from "#web/ui/controls/field.tsx";
import { useFormats } from "#web/ui/text/formats.ts";
import { Notice } from "#web/ui/layout/notice.tsx";

export interface PreviewedPlan {
  readonly name: string;
  /** Slug of the requested route, or null. */
  readonly wantedRoute: string | null;
  /** Slugs of the routes on which the walk lies. */
  readonly routes: readonly string[];
  readonly days: readonly {
    readonly number: number;
    readonly kind: "walk" | "rest";
    readonly date: string | null;
    readonly fromName: string;
    readonly toName: string;
    readonly km: number;
  }[];
  /** Remarks on content that was not imported unchanged. */
  readonly remarks: readonly string[];
  /** The file itself, to be saved after the preview. */
  readonly content: string;
  readonly fileName: string;
}

interface ImportPreviewProps {
  form: FormState;
  plan: PreviewedPlan;
  routes: readonly { readonly slug: string; readonly name: string }[];
}

/** Maximum number of remarks. */
const maxRemarks = 30;

/** Preview of an imported file, with the button that saves it. */
export function ImportPreview({ form, plan, routes }: ImportPreviewProps) {
  const t = useTranslations("plans.import");
  const to = useTranslations("plans.overview");
  const { date: dateInWords, kilometres, weekday } = useFormats();
  const start = plan.days[0]?.date ?? null;
  const names = plan.routes.map((slug) => routes.find((route) => route.slug === slug)?.name ?? slug);
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      className="grid gap-4 rounded-lg border border-way bg-surface px-5 py-5"
    >
      <h2 className="text-xl">{t("heading")}</h2>
      <p className="text-sm text-ink-2">{[...names, ...(start === null ? [] : [dateInWords(start)])].join(" · ")}</p>
      {plan.remarks.length > 0 ? (
        <Notice kind="warn">
          <p>{t("remarks")}</p>
          <ul className="list-disc pl-5">
            {plan.remarks.slice(0, maxRemarks).map((remark) => (
              <li key={remark}>{remark}</li>
            ))}
          </ul>
          {plan.remarks.length > maxRemarks ? (
            <p>{t("moreRemarks", { count: plan.remarks.length - maxRemarks })}</p>
          ) : null}
        </Notice>
      ) : null}
      <ol className="grid max-h-96 overflow-y-auto rounded-md border border-line">
        {plan.days.map(({ number, kind, date, fromName, toName, km }) => (
          <li key={number} className="flex gap-3 border-b border-line px-3 py-2 text-sm last:border-b-0">
            <span className="min-w-7 font-strong tabular-nums">{number}</span>
            {date === null ? null : <span className="min-w-16 text-ink-2">{weekday(date)}</span>}
            <span className="flex-1">{kind === "rest" ? to("rest", { town: toName }) : `${fromName} – ${toName}`}</span>
            <span className="tabular-nums">{kind === "rest" ? "" : kilometres(km * 1000)}</span>
          </li>
        ))}
      </ol>
      <input type="hidden" name="form" value={form.name} />
      <input type="hidden" name="keep" value="1" />
      <input type="hidden" name="route" value={plan.wantedRoute ?? ""} />
      <input type="hidden" name="fileName" value={plan.fileName} />
      <textarea name="content" value={plan.content} readOnly hidden />
      <TextField label={t("name")} error={null} name="name" maxLength={200} defaultValue={plan.name} />
      <Button type="submit" busy={form.isBusy} className="justify-self-start">
        {t("keep")}
      </Button>
    </Form>
  );
}
