import { Plus } from "lucide-react";
import { useRef, type RefObject, useEffect } from "react";
import { Form, useLocation, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { useHasUnsavedText } from "#web/client/storage/text-storage.ts";
import { LeaveGuard } from "#web/ui/forms/leave-guard.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { FormBar } from "./form-bar.tsx";
import { FormNotices } from "./form-notices.tsx";
import { LegFields } from "./leg-fields.tsx";
import { PaceAndBedFields, NameAndDate } from "./form-card.tsx";
import { legMark } from "#web/components/plan-form/plan-form-fields.ts";
import type { FormReply, PlanFormPage } from "#web/components/plan-form/plan-form-page.ts";
import { type FormOwner, usePlanForm } from "./use-plan-form.ts";
import { creationOf } from "#web/components/plan-form/option-requests.ts";
import { useNotify } from "#web/ui/toasts/use-notify.ts";

/** Reports when the submitted form navigates to another page: then the plan was saved. */
function WasSaved({ onSaved }: { onSaved: () => void }) {
  const t = useTranslations("planForm");
  const notify = useNotify();
  const { pathname } = useLocation();
  const { state, formMethod, location } = useNavigation();
  const isSaved = state === "loading" && formMethod !== undefined && location.pathname !== pathname;
  useEffect(() => {
    if (!isSaved) return;
    onSaved();
    notify("success", t("kept"));
    // Once for each saved plan.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isSaved]);
  return null;
}

/** Clicks "Save" again as soon as there is a network, while a response is missing. */
function useSendAgain(element: RefObject<HTMLFormElement | null>, isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting) return undefined;
    const send = () => element.current?.requestSubmit(element.current.querySelector("button[value=save]"));
    addEventListener("online", send);
    return () => removeEventListener("online", send);
  }, [element, isWaiting]);
}

interface PlanFormProps {
  page: PlanFormPage;
  /** To the last submission of the form. */
  reply: FormReply | undefined;
  owner: FormOwner;
  /** Where the user goes without saving. */
  back: string;
}

/** All options of a plan in one form: new or edited, with a script and without. */
export function PlanForm({ page: initialPage, reply, owner, back }: PlanFormProps) {
  const t = useTranslations("planForm");
  const element = useRef<HTMLFormElement>(null);
  const form = usePlanForm(element, initialPage, reply, owner);
  const isUnsaved = useHasUnsavedText();
  useSendAgain(element, form.isUnreachable && form.isToSend && form.page.base !== null);
  const { page, options } = form;
  const last = page.legs.at(-1);
  return (
    <>
      <Form
        ref={element}
        method="post"
        noValidate
        preventScrollReset
        className="grid grid-cols-[minmax(0,1fr)] gap-5"
        onSubmit={form.onSubmit}
      >
        {/* Enter saves: it activates the first button of a form. */}
        <button type="submit" name="do" value="save" tabIndex={-1} aria-hidden="true" className="sr-only" />
        {page.base ? (
          <>
            <input type="hidden" name="version" value={page.base.version} />
            <input type="hidden" name="base" value={JSON.stringify(creationOf(page.base.options, () => ({})))} />
          </>
        ) : null}
        <FormNotices form={form} />
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-2">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
            <NameAndDate form={form} />
            {options.legs.map((leg, index) => {
              const choices = page.legs[index];
              return choices ? <LegFields key={index} form={form} leg={leg} index={index} choices={choices} /> : null;
            })}
            <input type="hidden" name={legMark} value="end" />
            {last && last.onward.length > 0 && !form.isOffline ? (
              <Button type="submit" name="do" value="add" variant="secondary" className="justify-self-start">
                <Icon of={Plus} size="sm" />
                {t("legs.add")}
              </Button>
            ) : null}
          </div>
          <PaceAndBedFields form={form} />
        </div>
        <FormBar form={form} back={back} />
      </Form>
      {form.isOffline ? null : <WasSaved onSaved={form.onSaved} />}
      <LeaveGuard
        isOpen={form.isChanged && !form.isBusy && (isUnsaved || !form.isToSend)}
        title={t("leave.title")}
        text={t("leave.text")}
        stay={t("leave.stay")}
        leave={t("leave.leave")}
        onLeave={form.forget}
      />
    </>
  );
}
