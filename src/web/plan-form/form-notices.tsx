import { useTranslations } from "use-intl";

import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";

import { ContestTable } from "./contest-table.tsx";
import type { PlanFormState } from "./use-plan-form.ts";

/** What is to be said of the whole form: unsaved wishes that are back, another version, what stands in the way. */
export function FormNotices({ form }: { form: PlanFormState }) {
  const t = useTranslations("planForm.notices");
  const { page, isRestored, isUnreachable, discard, errorOf } = form;
  const count = Object.keys(page.errors).length + page.faults.length;
  const whole = errorOf("form");
  return (
    <>
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
      {isUnreachable ? (
        <Notice kind="warn" announce>
          {t("unreachable")}
        </Notice>
      ) : null}
      {page.contests.length > 0 ? <ContestTable form={form} /> : null}
      {(whole ?? (count > 0 ? t("problems", { count }) : null)) ? (
        <Notice kind="bad" announce>
          {whole ?? t("problems", { count })}
        </Notice>
      ) : null}
    </>
  );
}
