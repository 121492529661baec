import { type ReactNode, useEffect, useRef } from "react";
import { Form } from "react-router";
import { useTranslations } from "use-intl";

import type { FormState } from "#web/forms/use-form.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Notice } from "#web/ui/notice.tsx";

interface FormFrameProps {
  form: FormState;
  /** What is said when it is done; without it the page itself shows it. */
  done?: ReactNode;
  /** A way out that stands beside what is wrong with the whole. */
  help?: ReactNode;
  /** Is empty again once it is done, as forms are that ask for something new. */
  emptied?: boolean;
  className?: string;
  children: ReactNode;
}

/**
 * A form of an account page: posts to the page's action, sends nothing twice, says above what came of it, and puts the
 * focus where something is wrong.
 */
export function FormFrame({ form, done, help, emptied = false, className, children }: FormFrameProps) {
  const t = useTranslations("account");
  const element = useRef<HTMLFormElement>(null);
  const { outcome } = form;
  useEffect(() => {
    if (emptied && outcome?.isDone) element.current?.reset();
    if (outcome?.isDone === false) element.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [outcome, emptied]);
  const problem = outcome?.problem === "unreachable" ? t("unreachable") : outcome?.problem;
  const isAboutFields = Object.keys(outcome?.errors ?? {}).length > 0;
  return (
    <Form
      ref={element}
      method="post"
      noValidate
      preventScrollReset
      className={classNames("grid gap-4", className)}
      onSubmit={(event) => {
        if (form.isBusy) event.preventDefault();
      }}
    >
      <input type="hidden" name="form" value={form.name} />
      <div role="status" className="empty:hidden">
        {done && outcome?.isDone ? <Notice kind="ok">{done}</Notice> : null}
      </div>
      {problem && (!isAboutFields || help) ? (
        <Notice kind="bad" announce>
          {isAboutFields && help ? help : problem}
        </Notice>
      ) : null}
      {children}
    </Form>
  );
}
