import { Plus } from "lucide-react";
import { useRef } from "react";
import { Form } from "react-router";
import { useTranslations } from "use-intl";

import { useUnkept } from "#web/client/drafts/use-unkept.ts";
import { LeaveGuard } from "#web/ui/forms/leave-guard.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";

import { FormBar } from "./form-bar.tsx";
import { FormNotices } from "./form-notices.tsx";
import { LegFields } from "./leg-fields.tsx";
import { MannerFields } from "./manner-fields.tsx";
import { NameAndDate } from "./name-and-date.tsx";
import { legMark } from "#web/components/plan-sync/plan-form-fields.ts";
import type { FormReply, PlanFormPage } from "#web/components/plan-sync/plan-wish.ts";
import { type FormOwner, usePlanForm } from "./use-plan-form.ts";
import { useSendAgain } from "./use-send-again.ts";
import { WasKept } from "./was-kept.tsx";
import { creationOf } from "#web/components/plan-sync/wish-requests.ts";

interface PlanFormProps {
  page: PlanFormPage;
  /** To the last time that the form was sent. */
  reply: FormReply | undefined;
  owner: FormOwner;
  /** Where one goes without keeping anything. */
  back: string;
}

/** All wishes for a plan in one form: new or changed, with a script and without. */
export function PlanForm({ page: opened, reply, owner, back }: PlanFormProps) {
  const t = useTranslations("planForm");
  const element = useRef<HTMLFormElement>(null);
  const form = usePlanForm(element, opened, reply, owner);
  const isUnkept = useUnkept();
  useSendAgain(element, form.isUnreachable && form.isToSend && form.page.base !== null);
  const { page, wish } = form;
  const last = page.legs.at(-1);
  return (
    <>
      <Form ref={element} method="post" noValidate preventScrollReset className="grid gap-5" onSubmit={form.onSubmit}>
        {/* The enter key saves: the first button of a form is the one that it presses. */}
        <button type="submit" name="do" value="save" tabIndex={-1} aria-hidden="true" className="sr-only" />
        {page.base ? (
          <>
            <input type="hidden" name="version" value={page.base.version} />
            <input type="hidden" name="base" value={JSON.stringify(creationOf(page.base.wish, () => ({})))} />
          </>
        ) : null}
        <FormNotices form={form} />
        <div className="grid items-start gap-5 lg:grid-cols-2">
          <div className="grid gap-5">
            <NameAndDate form={form} />
            {wish.legs.map((leg, index) => {
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
          <MannerFields form={form} />
        </div>
        <FormBar form={form} back={back} />
      </Form>
      {form.isOffline ? null : <WasKept onKept={form.onKept} />}
      <LeaveGuard
        isOpen={form.isChanged && !form.isBusy && (isUnkept || !form.isToSend)}
        title={t("leave.title")}
        text={t("leave.text")}
        stay={t("leave.stay")}
        leave={t("leave.leave")}
        onLeave={form.forget}
      />
    </>
  );
}
