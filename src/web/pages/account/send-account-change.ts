import { redirectDocument } from "react-router";

import type { ApiRequest } from "#web/client/api/send.ts";
import { readProfile } from "#web/features/account/read-profile.ts";
import { type FormOutcome, sendForm, filledFields } from "#web/ui/forms/form-outcome.ts";
import { type Locale, locales } from "#web/i18n/language.ts";
import { purgeOfflineData } from "#web/components/plan-sync/purge-offline-data.ts";
import { pathsIn } from "#web/i18n/paths.ts";
import { siteApi } from "#web/client/api/site-api.ts";

type Written = Readonly<Record<string, string>>;

/** The API request of each form on the account page that the API can answer; others are sent to the page. */
const requests: Readonly<Record<string, (fields: Written) => ApiRequest>> = {
  profile: (fields) => ({ method: "PATCH", path: "/user", body: readProfile(fields) }),
  "cancel-email": () => ({ method: "DELETE", path: "/user/email-change" }),
  confirm: () => ({ method: "POST", path: "/user/email-confirmation" }),
  "end-session": ({ uuid }) => ({ method: "DELETE", path: `/user/sessions/${uuid}` }),
  "revoke-token": ({ uuid }) => ({ method: "DELETE", path: `/tokens/${uuid}` }),
  delete: ({ password }) => ({ method: "DELETE", path: "/user", body: { password } }),
};

/**
 * Sends a form of the account page.
 *
 * @param locale of the page
 * @param ask sends the form to the page's own action
 */
export async function sendAccountChange(
  fields: FormData,
  locale: Locale,
  ask: () => Promise<FormOutcome>,
): Promise<FormOutcome | Response> {
  const form = String(fields.get("form") ?? "");
  const filled = filledFields(fields);
  const request = requests[form]?.(filled);
  if (!request) return ask();
  const outcome = await sendForm(form, fields, request);
  if (!outcome.isDone) return outcome;
  if (form === "delete") {
    await purgeOfflineData();
    return redirectDocument(`${pathsIn(locale).login()}?after=deleted`);
  }
  if (form === "profile") {
    const chosen = locales.find((one) => one === filled["locale"]) ?? locale;
    if (chosen !== locale) return redirectDocument(pathsIn(chosen).me());
    await siteApi().refreshIdentity();
  }
  return outcome;
}
