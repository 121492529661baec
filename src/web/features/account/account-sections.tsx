import { useTranslations } from "use-intl";
import { type ReactNode, useId } from "react";

import { type FormState, useForm } from "#web/ui/forms/use-form.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { PasswordField } from "#web/ui/forms/password-field.tsx";
import { Notice } from "#web/ui/layout/notice.tsx";

import { EmailField, FormLayout } from "./form-parts.tsx";

interface EmailChangeProps {
  email: string;
  /** The address it changes to once the link sent there is followed. */
  pending: string | null;
  /** Whether the mail with its link could not be delivered. */
  isUndelivered: boolean;
}

/** The e-mail address of the account, the change that waits for its link, and a form for a new one. */
export function EmailChange({ email, pending, isUndelivered }: EmailChangeProps) {
  const t = useTranslations("account.me.email");
  const form = useForm("email");
  const cancelling = useForm("cancel-email");
  return (
    <>
      <p className="text-ink-2">{t("now", { email })}</p>
      {pending === null && !cancelling.outcome ? null : (
        <FormLayout form={cancelling} done={t("cancelled", { email })}>
          {pending === null ? null : (
            <Notice
              kind={isUndelivered ? "warn" : "info"}
              announce
              action={
                <Button type="submit" variant="quiet" size="sm" busy={cancelling.isBusy}>
                  {t("cancel")}
                </Button>
              }
            >
              {t(isUndelivered ? "pendingUndelivered" : "pending", { email, newEmail: pending })}
            </Notice>
          )}
        </FormLayout>
      )}
      <NewEmailForm form={form} />
    </>
  );
}

function NewEmailForm({ form }: { form: FormState }) {
  const t = useTranslations("account.me.email");
  return (
    <FormLayout emptied form={form}>
      <EmailField form={form} label={t("label")} autoComplete="email" />
      <PasswordField form={form} label={t("password")} name="currentPassword" autoComplete="current-password" />
      <Button type="submit" variant="secondary" busy={form.isBusy} className="justify-self-start">
        {t("submit")}
      </Button>
    </FormLayout>
  );
}

/** Reminder of an unconfirmed e-mail; unobtrusive. */
export function EmailConfirmationNotice({ email, isUndelivered }: { email: string; isUndelivered: boolean }) {
  const t = useTranslations("account.me");
  const form = useForm("confirm");
  return (
    <FormLayout form={form} done={t("sentAgain", { email })}>
      {form.outcome?.isDone ? null : (
        <Notice
          kind={isUndelivered ? "warn" : "info"}
          action={
            <Button type="submit" variant="quiet" size="sm" busy={form.isBusy}>
              {t("sendAgain")}
            </Button>
          }
        >
          {t(isUndelivered ? "undelivered" : "unconfirmed", { email })}
        </Notice>
      )}
    </FormLayout>
  );
}

/** Ends all sessions but this one. @param count how many others there are: for a single one its own button is enough */
export function OtherSessions({ count }: { count: number }) {
  const t = useTranslations("account.me.sessions");
  const form = useForm("end-other-sessions");
  if (count < 2 && !form.outcome?.isDone) return null;
  return (
    <FormLayout form={form} done={t("othersEnded")}>
      {count < 2 ? null : (
        <Button type="submit" variant="secondary" busy={form.isBusy} className="justify-self-start">
          {t("endOthers")}
        </Button>
      )}
    </FormLayout>
  );
}

interface AccountSectionProps {
  heading: string;
  text?: string;
  children: ReactNode;
}

/** A section of the account page. */
export function AccountSection({ heading, text, children }: AccountSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid content-start gap-4 rounded-lg border border-line bg-surface p-[min(1.25rem,5.2vw)] md:p-6"
    >
      <h2 id={id} className="text-xl">
        {heading}
      </h2>
      {text ? <p className="max-w-[65ch] text-ink-2">{text}</p> : null}
      {children}
    </section>
  );
}

/** The password serves as the confirmation. */
export function DeleteForm({ email }: { email: string }) {
  const t = useTranslations("account");
  const form = useForm("delete");
  return (
    <FormLayout form={form}>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField form={form} label={t("field.currentPassword")} name="password" autoComplete="current-password" />
      <Button type="submit" variant="danger" busy={form.isBusy} className="justify-self-start">
        {t("me.remove.submit")}
      </Button>
    </FormLayout>
  );
}
