import { useTranslations } from "use-intl";

import { useForm } from "#web/ui/forms/use-form.ts";
import { Field } from "#web/ui/controls/field.tsx";
import { Select } from "#web/ui/controls/select.tsx";

import { FileForm } from "../file-form.tsx";

/** Chooses a file with a track, or takes one that is dropped. */
export function TrackForm() {
  const t = useTranslations("path.form");
  const form = useForm("preview");
  return (
    <FileForm
      form={form}
      t={t}
      accept=".gpx,.kml,.geojson,.json,application/gpx+xml,application/vnd.google-earth.kml+xml,application/geo+json"
    >
      <Field label={t("gaps")} error={form.error("gaps")} className="max-w-90">
        {(control) => (
          <Select {...control} name="gaps" defaultValue={form.typed("gaps", "today")}>
            <option value="today">{t("gapsToday")}</option>
            <option value="straight">{t("gapsStraight")}</option>
          </Select>
        )}
      </Field>
    </FileForm>
  );
}
