import { useTranslations } from "use-intl";

import { isSamePart, takePart } from "#domain/planner-options/merge-options.ts";
import { ConflictScreen, type Side } from "#web/components/conflict/conflict-screen.tsx";
import { takeField } from "#web/components/plan-sync/plan-form-fields.ts";
import { Button } from "#web/ui/controls/button.tsx";

import type { PlanFormState } from "./use-plan-form.ts";
import { usePartLabel, usePartText } from "./use-part-text.ts";

/** Options that were changed here and elsewhere: for each part, one of the two stays. Without a script, too. */
export function OptionsConflict({ form }: { form: PlanFormState }) {
  const t = useTranslations("planForm.conflict");
  const label = usePartLabel();
  const { page, options, setOptions, isBusy } = form;
  const { conflicts } = page;
  const write = usePartText(page);
  const sides: readonly Side[] = ["mine", "theirs"];
  return (
    <ConflictScreen
      heading={t("heading")}
      text={t("text", { count: conflicts.length })}
      words={{ part: t("part"), mine: t("mine"), theirs: t("theirs", { version: page.base?.version ?? 0 }) }}
      rows={conflicts.map((conflict) => ({
        id: conflict.part,
        label: label(conflict.part),
        mine: write(conflict.part, conflict.mine),
        theirs: write(conflict.part, conflict.theirs),
        chosen: sides.find((side) => isSamePart(options, conflict[side], conflict.part)) ?? null,
      }))}
      fieldOf={takeField}
      onChoose={(id, side) => {
        const chosen = conflicts.find((conflict) => conflict.part === id);
        if (chosen) setOptions(takePart(options, chosen[side], id));
      }}
    >
      <Button type="submit" name="do" value="save" busy={isBusy}>
        {t("save")}
      </Button>
      <Button
        variant="secondary"
        data-needs-script=""
        onClick={() => setOptions(conflicts.reduce((all, { part: id, theirs }) => takePart(all, theirs, id), options))}
      >
        {t("takeAll")}
      </Button>
      <span className="text-sm text-ink-2">{t("others")}</span>
    </ConflictScreen>
  );
}
