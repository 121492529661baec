import { type ReactNode, useEffect } from "react";
import { Form } from "react-router";

import { forgetDraft, keepDraft, readDraft, useDraft } from "#web/client/storage/form-draft.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Notice } from "#web/ui/layout/notice.tsx";

import type { FormState } from "./use-form.ts";

interface PageFormProps {
  form: FormState;
  /** Names of what may be wrong that no field of the form shows. */
  remarks?: readonly string[];
  /** What is said of the whole when it is refused, in place of the answer's own words; null says nothing. */
  problem?: ReactNode;
  /** What is said when it is done; without it the page itself shows it. */
  done?: ReactNode;
  /** Is empty again once it is done, as forms are that ask for something new. */
  emptied?: boolean;
  /** Name under which what is typed is kept in this tab until it is done; without it a reload begins anew. */
  draft?: string;
  /** For forms with files. */
  encType?: "multipart/form-data";
  className?: string;
  children: ReactNode;
}

/**
 * A form that posts to its page's action, with or without a script: sends nothing twice, says above what came of it,
 * and puts the focus where something is wrong.
 */
export function PageForm({
  form,
  remarks = [],
  problem,
  done,
  emptied = false,
  draft,
  encType,
  className,
  children,
}: PageFormProps) {
  const { outcome } = form;
  // Before it could be put back into a form that is new because the one before is done.
  useEffect(() => {
    if (draft !== undefined && outcome?.isDone) forgetDraft(draft);
  }, [draft, outcome]);
  const element = useDraft(draft ?? null, true);
  useEffect(() => {
    if (draft !== undefined && outcome?.isDone === false && element.current)
      keepDraft(draft, readDraft(element.current));
  }, [draft, outcome, element]);
  useEffect(() => {
    if (emptied && outcome?.isDone) element.current?.reset();
    if (outcome?.isDone === false) element.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [outcome, emptied, element]);
  const remarked = remarks.flatMap((name) => form.error(name) ?? []);
  const own = remarked.length > 0 ? remarked.join(" ") : outcome?.problem;
  const said = problem === undefined ? own : problem;
  return (
    <Form
      ref={element}
      method="post"
      {...(encType && { encType })}
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
      {said ? (
        <Notice kind="bad" announce>
          {said}
        </Notice>
      ) : null}
      {children}
    </Form>
  );
}

interface SubmitProps {
  form: Pick<FormState, "isBusy">;
  children: ReactNode;
}

/** Sends its form; busy while that takes. */
export function Submit({ form, children }: SubmitProps) {
  return (
    <Button type="submit" busy={form.isBusy}>
      {children}
    </Button>
  );
}
