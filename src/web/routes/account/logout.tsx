import { redirectDocument } from "react-router";
import { useTranslations } from "use-intl";

import { requireMember } from "#use-cases/actor.ts";
import { signOut } from "#use-cases/accounts/own-sessions.ts";
import { applicationContext, sessionCookies } from "#web/server/app-context.ts";
import { AccountPage } from "#web/features/account/account-page.tsx";
import { FormLayout } from "#web/features/account/form-layout.tsx";
import { Submit } from "#web/ui/forms/page-form.tsx";
import { sendForm } from "#web/ui/forms/form-outcome.ts";
import { useForm } from "#web/ui/forms/use-form.ts";
import { localeOfPath } from "#web/i18n/language.ts";
import { purgeOfflineData } from "#web/components/plan-sync/purge-offline-data.ts";
import { pathsIn } from "#web/i18n/paths.ts";
import { routeMiddleware } from "#web/server/route-middleware.server.ts";

import type { Route } from "./+types/logout.ts";

export const middleware = [routeMiddleware("auth")];

export function loader({ context }: Route.LoaderArgs) {
  return { name: requireMember(context.get(applicationContext)).name };
}

const form = "sign-out";

function home(url: string): string {
  return pathsIn(localeOfPath(new URL(url).pathname)).home();
}

export async function action({ request, context }: Route.ActionArgs) {
  await signOut(context.get(applicationContext));
  context.get(sessionCookies).end();
  return redirectDocument(home(request.url));
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  const outcome = await sendForm(form, new FormData(), { method: "POST", path: "/logout" });
  if (!outcome.isDone) return outcome;
  await purgeOfflineData();
  return redirectDocument(home(request.url));
}

export default function Logout({ loaderData: { name } }: Route.ComponentProps) {
  const t = useTranslations("account.signOut");
  const state = useForm(form);
  return (
    <AccountPage title={t("title")} lead={t("lead", { name })}>
      <FormLayout form={state}>
        <Submit form={state}>{t("submit")}</Submit>
      </FormLayout>
    </AccountPage>
  );
}
