import { useTranslations } from "use-intl";

import type { HouseMailDraft } from "#contract/emails/emails.ts";
import { PageForm, Submit } from "#web/ui/forms/page-form.tsx";
import type { FormState } from "#web/ui/forms/use-form.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { Field } from "#web/ui/controls/field.tsx";
import { TextArea } from "#web/ui/controls/text-area.tsx";
import { TextInput } from "#web/ui/controls/text-input.tsx";

import { LetterChoice } from "./letter-choice.tsx";

interface LetterFormProps {
  form: FormState;
  /** The letter as it would be sent, once somebody has asked to see it. */
  draft: HouseMailDraft | null;
  /** Address that is known; null when none is. */
  to: string | null;
  /** Where a letter is shown as mail programs do. */
  picture: string;
}

/** Sends the form of a button as browsers do without a script. */
function sendPlainly({ form, formAction, formTarget }: HTMLButtonElement): void {
  if (!form) return;
  const own = { action: form.getAttribute("action"), target: form.getAttribute("target") };
  form.setAttribute("action", formAction);
  form.setAttribute("target", formTarget);
  form.submit();
  for (const [name, value] of Object.entries(own)) {
    if (value === null) form.removeAttribute(name);
    else form.setAttribute(name, value);
  }
}

/** Writes a letter to one house: which, in what language, in whose words; to be looked at before it is sent. */
export function LetterForm({ form, draft, to, picture }: LetterFormProps) {
  const t = useTranslations("correspondence.write");
  return (
    <PageForm form={form} done={t("sent")} className="max-w-180">
      <LetterChoice form={form} />
      <Field label={t("to")} hint={t("toHint")} error={form.error("to")}>
        {(control) => (
          <TextInput
            {...control}
            name="to"
            type="email"
            placeholder={to ?? t("noAddress")}
            defaultValue={form.typed("to")}
          />
        )}
      </Field>
      {/* A draft that arrives fills them in anew. */}
      <div key={draft?.text ?? ""} className="grid gap-4">
        <Field label={t("subject")} error={form.error("subject")}>
          {(control) => (
            <TextInput {...control} name="subject" defaultValue={draft?.subject ?? form.typed("subject")} />
          )}
        </Field>
        <Field label={t("body")} hint={t("bodyHint")} error={form.error("body")}>
          {(control) => <TextArea {...control} name="body" rows={8} defaultValue={draft?.body ?? form.typed("body")} />}
        </Field>
      </div>
      <div className="flex flex-wrap gap-3">
        <Submit form={form}>{t("send")}</Submit>
        <Button type="submit" name="intent" value="preview" variant="secondary">
          {t("preview")}
        </Button>
        {/* Not by the script, which would take the answer for a page of the site. */}
        <Button
          type="submit"
          variant="secondary"
          formAction={picture}
          formTarget="_blank"
          onClick={(event) => {
            event.preventDefault();
            sendPlainly(event.currentTarget);
          }}
        >
          {t("picture")}
        </Button>
        <Button type="submit" name="intent" value="fill" variant="quiet">
          {t("fill")}
        </Button>
      </div>
      {draft ? (
        <section aria-labelledby="preview" className="grid gap-2">
          <h2 id="preview" className="text-lg">
            {t("previewHeading")}
          </h2>
          <Card className="grid gap-3 p-5">
            <p className="text-sm text-ink-2">
              {t("to")}: {draft.to ?? t("noAddress")}
            </p>
            <p className="font-strong">{draft.subject}</p>
            <p className="text-sm break-words whitespace-pre-wrap" lang={draft.locale}>
              {draft.text}
            </p>
          </Card>
        </section>
      ) : null}
    </PageForm>
  );
}
