import type { FieldErrors, Problem } from "#contract/http/problem.ts";
import { ApiError } from "#web/client/api/api-error.ts";
import type { ApiRequest } from "#web/client/api/send.ts";
import { siteApi } from "#web/client/api/site-api.ts";

/** What came of a form that was sent, by the server's action or by the API. */
export interface FormOutcome {
  /** Which form of the page. */
  readonly form: string;
  readonly isDone: boolean;
  /** A sentence about the whole form; `unreachable` when there was no proper answer. */
  readonly problem: string | "unreachable" | null;
  readonly errors: FieldErrors;
  /** What keeps a record from being deleted. */
  readonly dependants?: Problem["dependants"];
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

/**
 * Sends what a form says to the API, which answers in the language of the page.
 *
 * @param onDone told what the API answers
 */
export async function sendForm<Answer = unknown>(
  form: string,
  fields: FormData,
  request: ApiRequest,
  onDone: (answer: Answer) => void = () => undefined,
): Promise<FormOutcome> {
  const asked = { ...request, headers: { ...request.headers, "Accept-Language": document.documentElement.lang } };
  try {
    onDone(await siteApi().request<Answer>(asked));
    return doneForm(form);
  } catch (error) {
    if (!(error instanceof ApiError) || error.problem === null) return refusedForm(form, fields, "unreachable");
    return refusedForm(form, fields, error.message, error.problem.errors);
  }
}
