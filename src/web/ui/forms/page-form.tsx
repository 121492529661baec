import { type ReactNode, useEffect } from "react";
import { Form } from "react-router";

import { readDraft, storeDraft, useDraft, useForgottenDraft } from "#web/client/storage/form-draft.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Notice } from "#web/ui/layout/notice.tsx";

import { type FormState, useProblemText } from "./use-form.ts";

interface PageFormProps {
  form: FormState;
  /** Error fields that the form does not show. */
  remarks?: readonly string[];
  /** Message when the form is rejected, instead of the response's own; null for none. */
  problem?: ReactNode;
  /** Message on success; without it the page itself shows the result. */
  done?: ReactNode;
  /** Cleared on success, as in forms that create something. */
  emptied?: boolean;
  /**
   * Name of the draft that is kept in this tab until success; without it a reload clears the form. A page that shows
   * something else on success forgets the draft itself (`useForgottenDraft`).
   */
  draft?: string;
  /** For forms with files. */
  encType?: "multipart/form-data";
  className?: string;
  children: ReactNode;
}

/**
 * A form that posts to its page's action, with or without a script: prevents double submission, stays as it is when the
 * server does not answer, shows the result above, and focuses the first error.
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
  const wordProblem = useProblemText();
  // Before it could be restored into the form that replaces the submitted one.
  useForgottenDraft(draft, outcome?.isDone ?? false);
  const element = useDraft(draft ?? null, true);
  useEffect(() => {
    if (draft !== undefined && outcome?.isDone === false && element.current)
      storeDraft(draft, readDraft(element.current));
  }, [draft, outcome, element]);
  useEffect(() => {
    if (emptied && outcome?.isDone) element.current?.reset();
    if (outcome?.isDone === false) element.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [outcome, emptied, element]);
  const remarked = remarks.flatMap((name) => form.error(name) ?? []);
  const own = remarked.length > 0 ? remarked.join(" ") : outcome?.problem;
  const message = own === "unreachable" || problem === undefined ? wordProblem(own ?? null) : problem;
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
      {message ? (
        <Notice kind="bad" announce>
          {message}
        </Notice>
      ) : null}
      {children}
    </Form>
  );
}

/** Submits its form; busy in the meantime. */
export function Submit({ form, children }: { form: Pick<FormState, "isBusy">; children: ReactNode }) {
  return (
    <Button type="submit" busy={form.isBusy}>
      {children}
    </Button>
  );
}
