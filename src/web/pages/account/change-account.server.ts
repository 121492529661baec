import { data, redirectDocument } from "react-router";
import { z } from "zod";

import { userDeletion, type UserIdentity, userUpdate } from "#contract/accounts/account.ts";
import { isUuid } from "#contract/http/field-types.ts";
import { deleteAccount } from "#use-cases/accounts/own-data.ts";
import { endOtherSessions, endOwnSession } from "#use-cases/accounts/sessions/own-sessions.ts";
import { requestEmailConfirmation } from "#use-cases/accounts/email-address/confirm-email.ts";
import { cancelEmailChange } from "#use-cases/accounts/email-address/email-change.ts";
import { revokeOwnToken } from "#use-cases/accounts/tokens.ts";
import { updateAccount } from "#use-cases/accounts/update-account.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { requireMember } from "#use-cases/actor.ts";
import { notValid, UseCaseError } from "#use-cases/use-case-error.ts";
import type { SessionCookies } from "#web/server/app-context.ts";
import { readProfile } from "#web/features/account/read-profile.ts";
import { handleForm } from "#web/pages/handle-form.server.ts";
import { filledFields } from "#web/ui/forms/form-outcome.ts";
import type { Locale } from "#web/i18n/language.ts";
import { pathsIn } from "#web/i18n/paths.ts";

const named = z.object({ uuid: z.string() });
const newEmail = userUpdate.pick({ email: true, currentPassword: true }).required({ email: true });

/**
 * Handles one of the forms of the account page.
 *
 * @param storeUser called with the changed user, for the page of the response
 */
export async function changeAccount(
  context: UseCaseContext,
  cookies: SessionCookies,
  fields: FormData,
  locale: Locale,
  storeUser: (user: UserIdentity) => void,
) {
  const form = String(fields.get("form") ?? "");
  const filled = filledFields(fields);
  const sent = { form, fields, locale, body: filled };
  switch (form) {
    case "profile":
      return handleForm({ ...sent, schema: userUpdate, body: readProfile(filled) }, async (update) => {
        const { user } = await updateAccount(context, update);
        const chosen = user.locale;
        storeUser(user);
        if (chosen !== locale) throw redirectDocument(pathsIn(chosen).me());
      });
    case "email":
      return handleForm({ ...sent, schema: newEmail }, async (update) => {
        if (update.email === requireMember(context).email) throw notValid("email", "email_own");
        const { session } = await updateAccount(context, update);
        if (session !== null) cookies.begin(session);
      });
    case "cancel-email":
      return handleForm(sent, () => cancelEmailChange(context));
    case "confirm":
      return handleForm(sent, () => requestEmailConfirmation(context));
    case "end-session":
      return handleForm({ ...sent, schema: named }, ({ uuid }) => endOwnSession(context, requireUuid(uuid)));
    case "end-other-sessions":
      return handleForm(sent, () => endOtherSessions(context));
    case "revoke-token":
      return handleForm({ ...sent, schema: named }, ({ uuid }) => revokeOwnToken(context, requireUuid(uuid)));
    case "delete":
      return handleForm({ ...sent, schema: userDeletion }, async ({ password }) => {
        await deleteAccount(context, password);
        cookies.end();
        throw redirectDocument(`${pathsIn(locale).login()}?after=deleted`);
      });
    default:
      throw data(null, { status: 400 });
  }
}

function requireUuid(text: string): string {
  if (!isUuid(text)) throw new UseCaseError("not-found");
  return text;
}
