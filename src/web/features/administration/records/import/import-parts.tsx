import { useTranslations } from "use-intl";
import { Form, useNavigation } from "react-router";

import type { RecordImport } from "#contract/administration/record.ts";
import { Chip } from "#web/ui/layout/chip.tsx";
import { Notice } from "#web/ui/layout/notice.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { Field } from "#web/ui/controls/field.tsx";

import type { ResourceView } from "../resource-view.ts";
import { useChangeWords, useRecordWords } from "../use-words.ts";
import { fileInputLook } from "#web/features/administration/file-form.tsx";
import { ColumnHeads } from "#web/features/administration/list-page.tsx";

type ImportedResource = Pick<ResourceView, "singular" | "fields">;

/** Effect of a table row by row; errors come first. */
export function ImportReport({ resource, report }: { resource: ImportedResource; report: RecordImport }) {
  const t = useTranslations("administration.import");
  const { rows, created, updated, unchanged, refused } = report;
  return (
    <section className="grid gap-3">
      <p role="status" className="flex flex-wrap gap-2">
        <Chip tone="ok">{t("created", { count: created })}</Chip>
        <Chip tone="way">{t("updated", { count: updated })}</Chip>
        <Chip>{t("unchanged", { count: unchanged })}</Chip>
        <Chip tone={refused > 0 ? "bad" : "neutral"}>{t("refused", { count: refused })}</Chip>
      </p>
      {refused > 0 ? <Notice kind="bad">{t("wrongHint")}</Notice> : null}
      {refused + created + updated === 0 ? <Notice kind="info">{t("nothing")}</Notice> : null}
      {rows.length > 0 ? (
        <div className="overflow-x-auto rounded-lg border border-line bg-surface">
          <table className="w-full text-left text-sm max-sm:block">
            <ColumnHeads names={[t("line"), t("what"), t("changes")]} cell="px-4 py-2" className="max-sm:sr-only" />
            <tbody className="divide-y divide-line max-sm:block">
              {rows.map((row) => (
                <ImportRow key={row.line} resource={resource} row={row} />
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
    </section>
  );
}

interface ImportRowProps {
  resource: ImportedResource;
  row: RecordImport["rows"][number];
}

function ImportRow({ resource: { singular, fields }, row }: ImportRowProps) {
  const t = useTranslations("administration.import");
  const words = useRecordWords();
  const inWords = useChangeWords();
  const write = (field: string, value: unknown) => inWords(singular, field, value) || "–";
  // Columns that are no fields are called as in the file: others may have a field of that name.
  const columnName = (column: string) => (fields[column] ? words.field(column) : column);
  const errors = Object.entries(row.errors);
  return (
    <tr className="align-top max-sm:grid max-sm:grid-cols-[auto_minmax(0,1fr)]">
      <td
        data-label={t("line")}
        className="px-4 py-2 tabular-nums max-sm:pr-0 max-sm:before:pr-1 max-sm:before:content-[attr(data-label)]"
      >
        {row.line}
      </td>
      <th scope="row" className="px-4 py-2 font-medium">
        {row.title} <span className="block text-ink-2">{t(`actions.${row.action}`)}</span>
      </th>
      <td className="px-4 py-2 max-sm:col-span-2 max-sm:pt-0">
        <ul>
          {errors.map(([field, sentences]) => (
            <li key={field} className="text-bad">
              {columnName(field)}: {sentences.join(" ")}
            </li>
          ))}
          {Object.entries(row.changes).map(([field, { before, after }]) => (
            <li key={field} className="wrap-anywhere">
              {words.field(field)}: <span className="text-ink-2">{write(field, before)}</span> → {write(field, after)}
            </li>
          ))}
        </ul>
      </td>
    </tr>
  );
}

/** Previews a table, and applies the previewed one. @param table null while there is none to apply */
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
            <input {...control} type="file" name="file" accept=".csv,text/csv" required className={fileInputLook} />
          )}
        </Field>
        <Button type="submit" name="form" value="preview" variant="secondary" busy={isBusy}>
          {t("preview")}
        </Button>
      </Form>
    </>
  );
}
