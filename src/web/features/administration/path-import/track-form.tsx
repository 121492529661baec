import { FileUp } from "lucide-react";
import { type DragEvent, useRef, useState } from "react";
import { useTranslations } from "use-intl";

import { PageForm } from "#web/ui/forms/page-form.tsx";
import { useForm } from "#web/ui/forms/use-form.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Field } from "#web/ui/controls/field.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { Select } from "#web/ui/controls/select.tsx";

/** Chooses a file with a track, or takes one that is dropped. */
export function TrackForm() {
  const t = useTranslations("path.form");
  const form = useForm("preview");
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const over = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    if (input.current && event.dataTransfer.files.length > 0) input.current.files = event.dataTransfer.files;
  };
  return (
    <PageForm form={form} encType="multipart/form-data">
      <div
        onDragOver={over}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
        className={classNames(
          "grid gap-3 rounded-lg border-2 border-dashed p-5",
          isOver ? "border-way bg-way-soft" : "border-line-strong",
        )}
      >
        <p className="flex items-center gap-3 font-strong">
          <Icon of={FileUp} />
          {t("drop")}
        </p>
        <Field label={t("file")} hint={t("fileHint")} error={form.error("file")}>
          {(control) => (
            <input
              {...control}
              ref={input}
              type="file"
              name="file"
              accept=".gpx,.kml,.geojson,.json,application/gpx+xml,application/vnd.google-earth.kml+xml,application/geo+json"
              className="min-h-tap w-full text-sm file:mr-3 file:min-h-tap file:rounded-pill file:border-[1.5px] file:border-line-strong file:bg-surface file:px-4 file:font-strong file:text-ink"
            />
          )}
        </Field>
      </div>
      <Field label={t("gaps")} error={form.error("gaps")} className="max-w-90">
        {(control) => (
          <Select {...control} name="gaps" defaultValue={form.typed("gaps", "today")}>
            <option value="today">{t("gapsToday")}</option>
            <option value="straight">{t("gapsStraight")}</option>
          </Select>
        )}
      </Field>
      <div>
        <Button type="submit" busy={form.isBusy}>
          {t("submit")}
        </Button>
      </div>
    </PageForm>
  );
}
