import { Form } from "react-router";
import { useTranslations } from "use-intl";

import { useForm } from "#web/ui/forms/use-form.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Field } from "#web/ui/controls/field.tsx";
import { Notice } from "#web/ui/layout/notice.tsx";
import { TextInput } from "#web/ui/controls/text-input.tsx";

import { PhotoWordsFields } from "./photo-words-fields.tsx";
import { pictureTypes } from "./picture-types.ts";

/** Adds one photo, without a script. */
export function PlainPhotoForm() {
  const t = useTranslations("photos");
  const form = useForm("add");
  const words = {
    alt: form.typed("alt") ?? "",
    licence: form.typed("licence") ?? "",
    author: form.typed("author") ?? "",
  };
  return (
    <Form method="post" encType="multipart/form-data" className="grid max-w-180 gap-4 sm:grid-cols-2">
      <input type="hidden" name="form" value="add" />
      {form.outcome?.isDone === false ? (
        <Notice kind="bad" className="sm:col-span-full">
          {form.outcome.problem}
        </Notice>
      ) : null}
      <Field
        label={t("fields.file")}
        hint={t("fields.fileHint")}
        error={form.error("file")}
        className="sm:col-span-full"
      >
        {(control) => <TextInput {...control} type="file" name="file" accept={pictureTypes} required />}
      </Field>
      <PhotoWordsFields words={words} error={(field) => form.error(field)} hasHints />
      <div>
        <Button type="submit">{t("add.sendOne")}</Button>
      </div>
    </Form>
  );
}
