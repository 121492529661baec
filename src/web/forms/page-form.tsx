import { type ReactNode, useEffect, useRef } from "react";
import { Form } from "react-router";

import { classNames } from "#web/ui/class-names.ts";
import { Notice } from "#web/ui/notice.tsx";

import type { FormState } from "./use-form.ts";

interface PageFormProps {
  form: FormState;
  /** Names of what may be wrong that no field of the form shows. */
  remarks?: readonly string[];
  /** What is said when it is done; without it the page itself shows it. */
  done?: ReactNode;
  className?: string;
  children: ReactNode;
}

/**
 * A form that posts to its page's action, with or without a script: sends nothing twice, says above what came of it,
 * and puts the focus where something is wrong.
 */
export function PageForm({ form, remarks = [], done, className, children }: PageFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const { outcome } = form;
  useEffect(() => {
    if (outcome?.isDone === false) element.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [outcome]);
  const said = remarks.flatMap((name) => form.error(name) ?? []);
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
      {outcome?.problem ? (
        <Notice kind="bad" announce>
          {said.length > 0 ? said.join(" ") : outcome.problem}
        </Notice>
      ) : null}
      {children}
    </Form>
  );
}
