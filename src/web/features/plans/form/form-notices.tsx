import { useTranslations } from "use-intl";

import { UnsavedNotice } from "#web/ui/unsaved-notice.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { Notice } from "#web/ui/layout/notice.tsx";

import { OptionsConflict } from "./options-conflict.tsx";
import type { PlanFormState } from "./use-plan-form.ts";

/** What is to be said of the whole form: unsaved options that are back, another version, what stands in the way. */
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
              <Button variant="secondary" size="sm" onClick={offered.take}>
                {t("takeDraft")}
              </Button>
              <Button variant="quiet" size="sm" onClick={offered.drop}>
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
