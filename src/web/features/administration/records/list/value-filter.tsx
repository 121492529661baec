import { useState } from "react";
import { useTranslations } from "use-intl";

import { Field } from "#web/ui/controls/field.tsx";
import { Select, TextInput } from "#web/ui/controls/inputs.tsx";
import { ToggleChip } from "#web/ui/controls/toggle-chip.tsx";

import type { ResourceView } from "../resource-view.ts";
import { joinValues } from "./list-view.ts";
import { ReferenceInput } from "../form/reference-input.tsx";
import { useRecordWords } from "../use-words.ts";

interface ValueFilterProps {
  resource: ResourceView;
  field: string;
  /** Active values. */
  values: readonly string[];
}

/** Filters a list by one value of a field. */
export function ValueFilter({ resource, field, values }: ValueFilterProps) {
  const t = useTranslations("administration");
  const words = useRecordWords();
  const [named, setNamed] = useState(values[0] ?? "");
  const input = resource.fields[field]?.input;
  const label = words.field(field);
  const codes =
    input?.kind === "choice" || input?.kind === "choices"
      ? input.options.map((code) => [code, words.option(resource.singular, field, code)] as const)
      : input?.kind === "yes-no"
        ? ([
            ["true", t("form.yes")],
            ["false", t("form.no")],
          ] as const)
        : null;
  return (
    <Field label={label} error={null} className="max-w-full">
      {(control) => {
        if (input?.kind === "reference") {
          return <ReferenceInput control={control} name={field} to={input.to} value={named} onValue={setNamed} />;
        }
        if (codes === null) return <TextInput {...control} name={field} defaultValue={named} />;
        return (
          <Select {...control} name={field} defaultValue={joinValues(values)}>
            <option value="">{t("list.any")}</option>
            {values.length > 1 ? (
              <option value={joinValues(values)}>
                {values.map((value) => codes.find(([code]) => code === value)?.[1] ?? value).join(" / ")}
              </option>
            ) : null}
            {codes.map(([code, word]) => (
              <option key={code} value={code}>
                {word}
              </option>
            ))}
          </Select>
        );
      }}
    </Field>
  );
}

/** Column selection of a list. */
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
