import { type FormOutcome, refusedForm, sendForm, filledFields } from "#web/ui/forms/form-outcome.ts";
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
