import { ApiError } from "#web/client/api/api-error.ts";
import type { ApiRequest } from "#web/client/api/send.ts";
import { siteApi } from "#web/client/api/site-api.ts";

import { doneForm, type FormOutcome, refusedForm } from "./form-outcome.ts";

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
