import { data, type HeadersArgs, redirectDocument, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";

import { registration } from "#contract/accounts/account.ts";
import { linkState } from "#use-cases/accounts/link-state.ts";
import { register } from "#use-cases/accounts/register.ts";
import { applicationContext } from "#web/server/app-context.ts";
import { AccountPage, LinkAnswer } from "#web/features/account/account-page.tsx";
import { EmailField, NameField, FormLayout } from "#web/features/account/form-parts.tsx";
import { Submit } from "#web/ui/forms/page-form.tsx";
import { PasswordField } from "#web/ui/forms/password-field.tsx";
import { handleForm } from "#web/pages/handle-form.server.ts";
import { publicForm } from "#web/pages/public-form.server.ts";
import { filledFields } from "#web/ui/forms/form-outcome.ts";
import { useForm } from "#web/ui/forms/use-form.ts";
import { useVisitorPlans } from "#web/client/visitor-plans/visitor-plans.ts";
import { localeOfPath } from "#web/i18n/language.ts";
import { routeMiddleware } from "#web/server/route-middleware.server.ts";
import { Checkbox } from "#web/ui/controls/inputs.tsx";
import { Link } from "#web/ui/controls/link.tsx";
import { Notice } from "#web/ui/layout/notice.tsx";
import { usePaths } from "#web/ui/use-paths.ts";

import { afterRegistering } from "./after-sign-in.ts";
import type { Route } from "./+types/register.ts";

export const middleware = [routeMiddleware("guest-only")];

/** Whether the link that creates the first administrator works; the request makes the server check the session. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get("setup");
  if (!token) return null;
  const state = await linkState(context.get(applicationContext), ["set_up"], token);
  return data({ isSetUpPossible: state === "usable" }, { headers: { "Cache-Control": "no-store" } });
}

/** That link is kept secret. */
export function headers({ loaderHeaders }: HeadersArgs) {
  const caching = loaderHeaders.get("Cache-Control");
  return { "Referrer-Policy": "same-origin", ...(caching && { "Cache-Control": caching }) };
}

const form = "register";
/** Field of browsers that have plans, which are taken into the account. */
const ownPlans = "plans";

function readInput(fields: FormData, url: string) {
  const { name, email, password, remember } = filledFields(fields);
  const { pathname, searchParams } = new URL(url);
  const setupToken = searchParams.get("setup");
  return {
    name,
    email,
    password,
    remember: remember !== undefined,
    locale: localeOfPath(pathname),
    ...(setupToken && { setupToken }),
  };
}

export async function action(args: Route.ActionArgs) {
  const { application, cookies, fields, locale } = await publicForm(args);
  const { url } = args.request;
  return handleForm({ form, fields, locale, schema: registration, body: readInput(fields, url) }, async (input) => {
    cookies.begin(await register(application, input, cookies.client, locale));
    throw redirectDocument(afterRegistering(url, fields.has(ownPlans)));
  });
}

export default function Register({ loaderData: setUp }: Route.ComponentProps) {
  const t = useTranslations("account.register");
  const field = useTranslations("account.field");
  const signIn = useTranslations("account.signIn");
  const state = useForm(form);
  const paths = usePaths();
  const [search] = useSearchParams();
  const hasPlans = useVisitorPlans().length > 0;
  const back = search.get("redirect") ?? undefined;
  if (setUp?.isSetUpPossible === false || state.error("setupToken") !== null)
    return (
      <AccountPage title={t("title")}>
        <LinkAnswer kind="warn" text={t("setupDead")} to={paths.register(back)}>
          {t("setupWithout")}
        </LinkAnswer>
      </AccountPage>
    );
  return (
    <AccountPage title={t("title")} description={t("description")} lead={t("lead")}>
      {setUp ? <Notice kind="info">{t("setup")}</Notice> : null}
      <FormLayout form={state}>
        <NameField form={state} />
        <EmailField form={state} autoComplete="username" />
        <PasswordField form={state} label={field("password")} name="password" autoComplete="new-password" />
        <Checkbox
          label={signIn("remember")}
          name="remember"
          value="1"
          defaultChecked={state.outcome ? state.typed("remember") !== undefined : true}
        />
        {hasPlans ? <input type="hidden" name={ownPlans} value="1" /> : null}
        <Submit form={state}>{t("submit")}</Submit>
      </FormLayout>
      <p className="text-center text-sm text-ink-2">
        {t("known")} <Link to={paths.login(back)}>{t("signIn")}</Link>
      </p>
    </AccountPage>
  );
}
