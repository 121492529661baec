import { useTranslations } from "use-intl";

import { ToggleChip } from "#web/ui/controls/toggle-chip.tsx";

import type { ResourceView } from "../resource-view.ts";
import { useRecordWords } from "../use-words.ts";

/** Which fields a list shows. */
export function ColumnChoice({ resource, columns }: { resource: ResourceView; columns: readonly string[] }) {
  const t = useTranslations("administration.list");
  const words = useRecordWords();
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="pb-1.5 text-sm font-strong">{t("columns")}</legend>
      {[...Object.keys(resource.fields), "updatedAt"].map((field) => (
        <ToggleChip key={field} name="column" value={field} defaultChecked={columns.includes(field)}>
          {words.field(field)}
        </ToggleChip>
      ))}
    </fieldset>
  );
}
