import { MapPin } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";

import type { EditorDay } from "#contract/plans/plan-editor.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Field } from "#web/ui/controls/field.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { Select } from "#web/ui/controls/select.tsx";

import { useEditing } from "#web/components/plan-edits/editing.tsx";

interface HereFormProps {
  day: EditorDay;
  /** In walking order: where the walker may be on the evening of the day. */
  towns: readonly { readonly slug: string; readonly name: string }[];
}

/** The evening of a day finds the walker elsewhere: the rest is planned to arrive on the same day. */
export function HereForm({ day, towns }: HereFormProps) {
  const t = useTranslations("planDays.here");
  const editing = useEditing();
  const [chosen, setChosen] = useState("");
  const town = towns.some(({ slug }) => slug === chosen) ? chosen : day.to;
  if (!editing) return null;
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        editing.edit({ kind: "here", day: day.number, town });
      }}
    >
      <h3 className="text-lg">{t("heading")}</h3>
      <p className="text-sm text-ink-2">{t("text", { number: day.number })}</p>
      <div className="flex flex-wrap items-end gap-2.5">
        <Field label={t("town")} error={null} className="basis-56">
          {(control) => (
            <Select {...control} name="town" value={town} onChange={({ target }) => setChosen(target.value)}>
              {towns.map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Button type="submit" variant="secondary">
          <Icon of={MapPin} size="sm" />
          {t("replan")}
        </Button>
      </div>
    </form>
  );
}
