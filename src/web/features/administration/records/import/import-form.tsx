import { Form, useNavigation } from "react-router";
import { useTranslations } from "use-intl";

import { Button } from "#web/ui/controls/button.tsx";
import { Field } from "#web/ui/controls/field.tsx";
import { inputLook } from "#web/ui/controls/input-look.ts";

/** Takes a table to look at, and applies the one that was looked at. @param table null while there is none to apply */
export function ImportForm({ table }: { table: string | null }) {
  const t = useTranslations("administration.import");
  const isBusy = useNavigation().state !== "idle";
  return (
    <>
      {table === null ? null : (
        <Form method="post" encType="multipart/form-data">
          <textarea name="table" value={table} readOnly hidden />
          <Button type="submit" name="form" value="apply" busy={isBusy}>
            {t("apply")}
          </Button>
        </Form>
      )}
      <Form
        method="post"
        encType="multipart/form-data"
        className="grid max-w-140 justify-items-start gap-4 rounded-lg border border-line bg-surface p-5"
      >
        <Field label={t("file")} error={null} className="w-full">
          {(control) => (
            <input {...control} type="file" name="file" accept=".csv,text/csv" required className={inputLook} />
          )}
        </Field>
        <Button type="submit" name="form" value="preview" variant="secondary" busy={isBusy}>
          {t("preview")}
        </Button>
      </Form>
    </>
  );
}
