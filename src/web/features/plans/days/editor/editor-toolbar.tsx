import { CloudCheck, CloudOff, CloudUpload, Redo2, TriangleAlert, Undo2 } from "lucide-react";
import { useTranslations } from "use-intl";
import { useEffect } from "react";

import { useHasUnsavedText } from "#web/client/storage/text-storage.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Icon } from "#web/ui/icons/icon.tsx";
import type { EditorPlan } from "#contract/plans/plan-editor.ts";
import { isStartDate, lastStart } from "#domain/calendar/iso-date.ts";
import { Field } from "#web/ui/controls/field.tsx";
import { TextInput } from "#web/ui/controls/inputs.tsx";
import { useEditing } from "#web/components/plan-edits/editing.tsx";

import type { SavingState } from "./content-saver.ts";
import type { DayEditor } from "./use-day-editor.ts";
import type { PlanEditor } from "./plan-editor.ts";

/** Fields have their own undo. */
const fields = "input:not([type=radio], [type=checkbox], [type=range]), textarea, select, [contenteditable]";

/** Ctrl+Z undoes the last step and Ctrl+Shift+Z or Ctrl+Y redoes it; on Macs with the command key. */
export function useUndoKeys(editor: PlanEditor, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      const isField = event.target instanceof Element && event.target.matches(fields);
      if (isField || event.altKey || !(event.ctrlKey || event.metaKey)) return;
      const key = event.key.toLowerCase();
      if (key !== "z" && key !== "y") return;
      event.preventDefault();
      void (key === "y" || event.shiftKey ? editor.redo() : editor.undo());
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [editor, isOn]);
}

/** Undo and redo, and whether all is saved. */
export function EditorToolbar({ editor, state }: Pick<DayEditor, "editor" | "state">) {
  const t = useTranslations("planDays.history");
  const { past, future } = state.history;
  return (
    <div className="flex flex-wrap items-center gap-2" data-needs-script="">
      <SavingMark saving={state.saving} />
      {state.saving.is === "signed-out" ? (
        <Button size="sm" onClick={() => editor.retry()}>
          {t("signIn")}
        </Button>
      ) : null}
      <Button
        variant="secondary"
        size="sm"
        disabled={past.length === 0}
        title={t("undoKeys")}
        onClick={() => void editor.undo("plan")}
      >
        <Icon of={Undo2} size="sm" />
        {t("undo")}
      </Button>
      <Button
        variant="secondary"
        size="sm"
        disabled={future.length === 0}
        title={t("redoKeys")}
        onClick={() => void editor.redo("plan")}
      >
        <Icon of={Redo2} size="sm" />
        {t("redo")}
      </Button>
    </div>
  );
}

const marks = {
  saved: { icon: CloudCheck, look: "text-ok" },
  saving: { icon: CloudUpload, look: "text-ink-2" },
  offline: { icon: CloudOff, look: "text-warn" },
  "signed-out": { icon: TriangleAlert, look: "text-warn" },
  refused: { icon: TriangleAlert, look: "text-bad" },
  conflict: { icon: TriangleAlert, look: "text-bad" },
} as const;

function SavingMark({ saving }: { saving: SavingState }) {
  const t = useTranslations("planDays.saving");
  const isUnsaved = useHasUnsavedText();
  const { icon, look } = marks[saving.is];
  return (
    <span role="status" className={classNames("mr-1 inline-flex items-center gap-1.5 text-sm font-strong", look)}>
      <Icon of={icon} size="sm" />
      {t(saving.is === "offline" && isUnsaved ? "unsaved" : saving.is === "signed-out" ? "signedOut" : saving.is)}
    </span>
  );
}

const minDate = "2000-01-01";

/** The date of day 1; all other dates follow. */
export function StartDateForm({ plan, onChange }: { plan: EditorPlan; onChange: (date: string | null) => void }) {
  const t = useTranslations("planDays.firstDay");
  if (!useEditing()) return null;
  return (
    <form
      id="first-day"
      data-needs-script=""
      className="flex items-end gap-2"
      onSubmit={(event) => event.preventDefault()}
    >
      <Field label={t("label")} error={null} className="flex-1">
        {(control) => (
          <TextInput
            {...control}
            type="date"
            name="startDate"
            key={plan.startDate}
            min={minDate}
            max={lastStart}
            defaultValue={plan.startDate ?? ""}
            // While a year is typed, it is an early one at first.
            onChange={({ target: { value } }) => {
              if (isStartDate(value) && value >= minDate && value !== plan.startDate) onChange(value);
            }}
            onBlur={({ target: { value } }) => {
              if (value === "" && plan.startDate !== null) onChange(null);
            }}
          />
        )}
      </Field>
    </form>
  );
}
