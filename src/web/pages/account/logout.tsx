import { data, redirectDocument } from "react-router";
import { useTranslations } from "use-intl";

import { requireMember } from "#use-cases/actor.ts";
import { signOut } from "#use-cases/accounts/sessions/own-sessions.ts";
import { applicationContext, sessionCookies } from "#web/server/app-context.ts";
import { AccountPage } from "#web/features/account/account-page.tsx";
import { FormLayout } from "#web/features/account/form-parts.tsx";
import { Submit } from "#web/ui/forms/page-form.tsx";
import { refusedForm } from "#web/ui/forms/form-outcome.ts";
import { useForm } from "#web/ui/forms/use-form.ts";
import { localeOfPath } from "#web/i18n/language.ts";
import { siteApi } from "#web/client/api/site-api.ts";
import { isNetworkFailure } from "#web/client/offline/support.ts";
import { purgingAfter, sendBeforeLeaving } from "#web/components/plan-sync/purge-offline-data.ts";
import { pathsIn } from "#web/i18n/paths.ts";
import { routeMiddleware } from "#web/server/route-middleware.server.ts";

import type { Route } from "./+types/logout.ts";

export const middleware = [routeMiddleware("auth")];

export function loader({ context }: Route.LoaderArgs) {
  return { name: requireMember(context.get(applicationContext)).name };
}

/** The page can be rendered offline, where it says that it needs a network. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    const name = siteApi().identity.get()?.name;
    if (name === undefined || !isNetworkFailure(error)) throw error;
    return { name };
  }
}

const form = "sign-out";
/** What the user agrees to lose: all data that is only in this browser. */
const unsent = "unsent";

function home(url: string): string {
  return pathsIn(localeOfPath(new URL(url).pathname)).home();
}

export async function action({ request, context }: Route.ActionArgs) {
  await signOut(context.get(applicationContext));
  context.get(sessionCookies).end();
  return redirectDocument(home(request.url));
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const fields = await request.clone().formData();
  const isSent = await sendBeforeLeaving(siteApi().identity.get()?.uuid);
  // Nothing has changed, so no data is reloaded, which could fail without a network.
  if (!isSent && !fields.has(unsent)) return data(refusedForm(form, fields, unsent), { status: 422 });
  return purgingAfter(serverAction);
}

export default function Logout({ loaderData: { name } }: Route.ComponentProps) {
  const t = useTranslations("account.signOut");
  const state = useForm(form);
  const isUnsent = state.outcome?.problem === unsent;
  return (
    <AccountPage title={t("title")} lead={t("lead", { name })}>
      <FormLayout form={state} problem={isUnsent ? t("unsent") : undefined}>
        {isUnsent ? <input type="hidden" name={unsent} value="lost" /> : null}
        <Submit form={state}>{t(isUnsent ? "submitAnyway" : "submit")}</Submit>
      </FormLayout>
    </AccountPage>
  );
}
