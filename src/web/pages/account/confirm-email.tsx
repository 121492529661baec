import { redirect } from "react-router";
import { useTranslations } from "use-intl";

import { emailConfirmation } from "#contract/accounts/account.ts";
import { confirmEmail } from "#use-cases/accounts/email-address/confirm-email.ts";
import { linkState } from "#use-cases/accounts/link-state.ts";
import { UseCaseError } from "#use-cases/use-case-error.ts";
import { applicationContext } from "#web/server/app-context.ts";
import { signInPath } from "#web/server/route-middleware.server.ts";
import { AccountPage, LinkAnswer } from "#web/features/account/account-page.tsx";
import { secretPageHeaders } from "#web/features/account/secret-page-headers.ts";
import { FormLayout } from "#web/features/account/form-parts.tsx";
import { handleForm } from "#web/pages/handle-form.server.ts";
import { publicForm } from "#web/pages/public-form.server.ts";
import { Submit } from "#web/ui/forms/page-form.tsx";
import { useForm } from "#web/ui/forms/use-form.ts";
import { siteApi } from "#web/client/api/site-api.ts";
import { usePaths } from "#web/ui/use-paths.ts";

import type { Route } from "./+types/confirm-email.ts";

export const headers = secretPageHeaders;

export async function loader({ params, context }: Route.LoaderArgs) {
  const application = context.get(applicationContext);
  const { actor } = application;
  return {
    link: await linkState(application, ["confirm_email", "change_email"], params.token),
    member: actor.kind === "user" ? { email: actor.email, isConfirmed: actor.emailConfirmed } : null,
  };
}

const form = "confirm-email";

export async function action(args: Route.ActionArgs) {
  const { application, fields, locale } = await publicForm(args);
  const sent = { form, fields, locale, schema: emailConfirmation, body: { token: args.params.token } };
  return handleForm(sent, ({ token }) =>
    confirmEmail(application, token).catch((error: unknown) => {
      if (!(error instanceof UseCaseError) || error.kind !== "unauthenticated") throw error;
      throw redirect(signInPath(application, args.request, args.url));
    }),
  );
}

/** Submitted to the page, which redirects to sign-in and back if necessary. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  const outcome = await serverAction();
  if (outcome.isDone && siteApi().identity.get()) await siteApi().refreshIdentity();
  return outcome;
}

/** A button in addition to the link: mail scanners follow links, and the link works only once. */
export default function ConfirmEmail({ loaderData: { link, member } }: Route.ComponentProps) {
  const t = useTranslations("account.confirm");
  const state = useForm(form);
  const paths = usePaths();
  const error = state.error("token");
  const toAccount = member === null ? paths.login() : paths.me();
  const isOpen = link === "usable" && !state.outcome?.isDone && error === null;
  return (
    <AccountPage title={t("title")} lead={isOpen ? t("lead") : undefined}>
      {state.outcome?.isDone ? (
        <LinkAnswer kind="ok" text={t("done")} to={toAccount}>
          {t("on")}
        </LinkAnswer>
      ) : link === "other-account" ? (
        <LinkAnswer kind="warn" text={t("otherAccount")} to={paths.logout()}>
          {t("signOut")}
        </LinkAnswer>
      ) : link === "unusable" ? (
        <DeadLink member={member} />
      ) : error ? (
        <LinkAnswer kind="warn" text={error} to={toAccount}>
          {t("on")}
        </LinkAnswer>
      ) : (
        <FormLayout form={state}>
          <Submit form={state}>{t("submit")}</Submit>
        </FormLayout>
      )}
    </AccountPage>
  );
}

/** Most who see it have pressed the button before. */
function DeadLink({ member }: Pick<Route.ComponentProps["loaderData"], "member">) {
  const t = useTranslations("account.confirm");
  const paths = usePaths();
  if (member === null)
    return (
      <LinkAnswer kind="warn" text={t("deadForVisitor")} to={paths.login(paths.me())}>
        {t("signIn")}
      </LinkAnswer>
    );
  const { email, isConfirmed } = member;
  return (
    <LinkAnswer
      kind={isConfirmed ? "info" : "warn"}
      text={isConfirmed ? t("deadConfirmed", { email }) : t("deadUnconfirmed")}
      to={paths.me()}
    >
      {t("toAccount")}
    </LinkAnswer>
  );
}
