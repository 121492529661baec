import type { FieldErrors } from "#contract/http/problem.ts";

/** What came of a form that was sent, by the server's action or by the API. */
export interface FormOutcome {
  /** Which form of the page. */
  readonly form: string;
  readonly isDone: boolean;
  /** A sentence about the whole form; `unreachable` when there was no proper answer. */
  readonly problem: string | "unreachable" | null;
  readonly errors: FieldErrors;
  /** What was typed, to be shown again; never a password or a code. */
  readonly typed: Readonly<Record<string, string>>;
}

export function doneForm(form: string): FormOutcome {
  return { form, isDone: true, problem: null, errors: {}, typed: {} };
}

export function refusedForm(form: string, fields: FormData, problem: string, errors: FieldErrors = {}): FormOutcome {
  return { form, isDone: false, problem, errors, typed: typedIn(fields) };
}

function typedIn(fields: FormData): Record<string, string> {
  const typed: Record<string, string> = {};
  for (const [name, value] of fields) {
    if (typeof value === "string" && !/password|token|^code$|^step$/i.test(name)) typed[name] = value;
  }
  return typed;
}

/** The fields of a form as a request has them; what was left empty is left out. */
export function writtenFields(fields: FormData): Record<string, string> {
  const written: Record<string, string> = {};
  for (const [name, value] of fields) {
    if (typeof value === "string" && value !== "" && name !== "form") written[name] = value;
  }
  return written;
}
