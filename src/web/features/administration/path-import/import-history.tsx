import { useTranslations } from "use-intl";

import { PageForm } from "#web/ui/forms/page-form.tsx";
import { useForm } from "#web/ui/forms/use-form.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { useFormats } from "#web/ui/text/formats.ts";
import { SelectField } from "#web/ui/controls/field.tsx";
import { FileForm } from "#web/features/administration/file-form.tsx";

interface PastImport {
  readonly uuid: string;
  /** ISO moment. */
  readonly at: string;
  readonly by: string | null;
  readonly action: string;
  readonly arcs: number;
  readonly fileName: string | null;
}

/** Recent imports and undos, latest first; the latest applied import can be undone. */
export function ImportHistory({ imports }: { imports: readonly PastImport[] }) {
  const t = useTranslations("path.history");
  const { date } = useFormats();
  const form = useForm("undo");
  const currentImport = latestAppliedImport(imports);
  if (imports.length === 0) return <p className="text-ink-2">{t("none")}</p>;
  return (
    <ul className="divide-y divide-line">
      {imports.map(({ uuid, at, by, action, arcs, fileName }) => (
        <li key={uuid} className="flex flex-wrap items-center justify-between gap-3 py-2">
          <span>
            <span className="font-strong break-words">
              {action === "import"
                ? t("imported", { file: fileName ?? "", legs: arcs })
                : t("reverted", { legs: arcs })}
            </span>
            <span className="block text-sm text-ink-2">
              {t("by", { name: by ?? t("somebody"), date: date(at.slice(0, 10)) })}
            </span>
          </span>
          {uuid === currentImport?.uuid ? (
            <PageForm form={form} remarks={["entry"]}>
              <input type="hidden" name="entry" value={uuid} />
              <Button
                type="submit"
                variant="secondary"
                size="sm"
                busy={form.isBusy}
                aria-label={t("undoLabel", { file: fileName ?? "" })}
              >
                {t("undo")}
              </Button>
            </PageForm>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

/** The latest import that has not been undone; undefined when there is none. */
export function latestAppliedImport(imports: readonly PastImport[]): PastImport | undefined {
  let undone = 0;
  return imports.find(({ action }) => {
    if (action === "revert") undone += 1;
    else if (undone > 0) undone -= 1;
    else return true;
    return false;
  });
}

/** File field for a track; also accepts a dropped file. */
export function TrackForm() {
  const t = useTranslations("path.form");
  const form = useForm("preview");
  return (
    <FileForm
      form={form}
      t={t}
      accept=".gpx,.kml,.geojson,.json,application/gpx+xml,application/vnd.google-earth.kml+xml,application/geo+json"
    >
      <SelectField label={t("gaps")} {...form.field("gaps", "today")} className="max-w-90">
        <option value="today">{t("gapsToday")}</option>
        <option value="straight">{t("gapsStraight")}</option>
      </SelectField>
    </FileForm>
  );
}
