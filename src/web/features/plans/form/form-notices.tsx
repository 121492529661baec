import { useTranslations } from "use-intl";
import { UnsavedNotice } from "#web/ui/unsaved-notice.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { Notice } from "#web/ui/layout/notice.tsx";
import type { PlanFormState } from "./use-plan-form.ts";
import { isSamePart, takePart } from "#domain/planner/options/merge-options.ts";
import { ConflictScreen, type Side } from "#web/components/conflict/conflict-screen.tsx";
import { takeField } from "#web/components/plan-form/plan-form-fields.ts";
import { usePartLabel, usePartText } from "./use-part-text.ts";

/** Conflicting options: for each part, the user keeps one of the two. Works without a script. */
function OptionsConflict({ form }: { form: PlanFormState }) {
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

/** Notices about the whole form: restored options, conflicts, errors. */
export function FormNotices({ form }: { form: PlanFormState }) {
  const t = useTranslations("planForm.notices");
  const { page, isRestored, isUnreachable, isToSend, isBusy, offered, discard, errorOf } = form;
  const count = Object.keys(page.errors).length + page.optionErrors.length;
  const whole = errorOf("form");
  return (
    <>
      <UnsavedNotice />
      {offered ? (
        <Notice
          kind="info"
          announce
          action={
            <span className="flex flex-wrap gap-2">
              <Button variant="secondary" size="sm" onClick={offered.restore}>
                {t("takeDraft")}
              </Button>
              <Button variant="quiet" size="sm" onClick={offered.discard}>
                {t("dropDraft")}
              </Button>
            </span>
          }
        >
          {t("offered", { name: offered.options.name.trim() || t("nameless") })}
        </Notice>
      ) : null}
      {isRestored ? (
        <Notice
          kind="info"
          announce
          action={
            <Button variant="quiet" size="sm" onClick={discard}>
              {t("dropDraft")}
            </Button>
          }
        >
          {t("restored")}
        </Notice>
      ) : null}
      {isUnreachable && !form.isOffline ? (
        <Notice
          kind="warn"
          announce
          action={
            <Button type="submit" name="do" value="save" variant="secondary" size="sm" busy={isBusy}>
              {t("sendAgain")}
            </Button>
          }
        >
          {t(isToSend && page.base ? "waits" : "unreachable")}
        </Notice>
      ) : null}
      {page.conflicts.length > 0 ? <OptionsConflict form={form} /> : null}
      {(whole ?? (count > 0 ? t("problems", { count }) : null)) ? (
        <Notice kind="bad" announce>
          {whole ?? t("problems", { count })}
        </Notice>
      ) : null}
    </>
  );
}
