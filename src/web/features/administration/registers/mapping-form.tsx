import { useTranslations } from "use-intl";

import type { RegisterImport } from "#contract/administration/registers.ts";
import { openLicences } from "#domain/house-registers/known-registers.ts";
import { type RegisterField, registerFields } from "#domain/house-registers/register-columns.ts";
import { SelectField, TextField } from "#web/ui/controls/field.tsx";
import { PageForm, Submit } from "#web/ui/forms/page-form.tsx";
import { useForm } from "#web/ui/forms/use-form.ts";

/** Maps the columns of a file, and names its register. */
export function MappingForm({ file }: { file: RegisterImport }) {
  const t = useTranslations("registers.mapping");
  const form = useForm("map");
  const meaning = new Map(Object.entries(file.columns).map(([field, column]) => [column, field]));
  return (
    <PageForm form={form} remarks={["columns", "state"]} className="max-w-220">
      <ul className="divide-y divide-line rounded-md border border-line">
        {file.header.map((column, at) => (
          // Header names may repeat: the index identifies a column.
          <li key={at} className="grid items-center gap-x-4 gap-y-1 px-4 py-2.5 sm:grid-cols-[1fr_14rem]">
            <p className="min-w-0">
              <span className="block font-strong wrap-anywhere">{column || "–"}</span>
              <span className="block text-sm wrap-anywhere text-ink-2">
                {file.sample
                  .map((row) => row[at] ?? "")
                  .filter(Boolean)
                  .join(" · ") || "–"}
              </span>
            </p>
            <SelectField
              label={t("meaning", { column: column || String(at + 1) })}
              hideLabel
              error={null}
              name={`column.${at}`}
              defaultValue={form.typed(`column.${at}`, meaning.get(at) ?? "")}
            >
              <option value="">{t("nothing")}</option>
              {registerFields.map((field: RegisterField) => (
                <option key={field} value={field}>
                  {t(`fields.${field}`)}
                </option>
              ))}
            </SelectField>
          </li>
        ))}
      </ul>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label={t("source")} hint={t("sourceHint")} {...form.field("source", file.source)} maxLength={100} />
        <SelectField label={t("licence")} hint={t("licenceHint")} {...form.field("licence", file.licence)}>
          <option value="">{t("chooseLicence")}</option>
          {openLicences.map((licence) => (
            <option key={licence}>{licence}</option>
          ))}
        </SelectField>
      </div>
      <input type="hidden" name="date" value={file.date} />
      <div>
        <Submit form={form}>{t("submit")}</Submit>
      </div>
    </PageForm>
  );
}
