import { doneForm, type FormOutcome, refusedForm, filledFields } from "#web/ui/forms/form-outcome.ts";
import { ApiError } from "#web/client/api/api-response.ts";
import type { ApiRequest } from "#web/client/api/send.ts";
import { siteApi } from "#web/client/api/site-api.ts";

type Options = Parameters<Awaited<typeof import("./ask-passkey.ts")>["makePasskey"]>[0];

/** Possible failures between the two requests, as an error under the field `passkey`. */
type PasskeyFailure = "cancelled" | "known" | "failed";

/** Reauthenticates the user, creates a passkey in the browser, and saves it under the name. */
export async function addPasskey(form: string, fields: FormData): Promise<FormOutcome> {
  const { name, ...proof } = filledFields(fields);
  const refuse = (field: string, code: string) => refusedForm(form, fields, "", { [field]: [code] });
  if (!name?.trim()) return refuse("name", "missing");
  let options: Options | undefined;
  const begin = { method: "POST", path: "/user/passkeys/options", body: proof } as const;
  const beginResult = await sendForm<Options>(form, fields, begin, (answer) => void (options = answer));
  if (!options) return beginResult;
  const { makePasskey } = await import("./ask-passkey.ts");
  const credential = await makePasskey(options).catch(() => "failed" as const);
  if (credential === null) return refuse("passkey", "cancelled" satisfies PasskeyFailure);
  if (typeof credential === "string") return refuse("passkey", credential satisfies PasskeyFailure);
  const add = { method: "POST", path: "/user/passkeys", body: { name, credential } } as const;
  const outcome = await sendForm(form, fields, add);
  // Roles may have required it.
  if (outcome.isDone) await siteApi().refreshIdentity();
  return outcome;
}

/** Sends a request in the language of the page. @param onDone called with the response */
async function sendForm<Answer = unknown>(
  form: string,
  fields: FormData,
  request: ApiRequest,
  onDone: (answer: Answer) => void = () => undefined,
): Promise<FormOutcome> {
  try {
    onDone(
      await siteApi().request<Answer>({ ...request, headers: { "Accept-Language": document.documentElement.lang } }),
    );
    return doneForm(form);
  } catch (error) {
    if (!(error instanceof ApiError) || error.problem === null) return refusedForm(form, fields, "unreachable");
    return refusedForm(form, fields, error.message, error.problem.errors);
  }
}
