import { useLocale, useTranslations } from "use-intl";
import type { UserIdentity } from "#contract/accounts/account.ts";
import { requireMember } from "#use-cases/actor.ts";
import { listOwnSessions } from "#use-cases/accounts/sessions/own-sessions.ts";
import { showSecondFactor } from "#use-cases/accounts/second-factor/set-up.ts";
import { showEmailChange } from "#use-cases/accounts/email-address/email-change.ts";
import { undeliveredAddresses } from "#use-cases/accounts/email-address/undelivered.ts";
import { showAccount } from "#use-cases/accounts/member.ts";
import { listOwnTokens } from "#use-cases/accounts/tokens.ts";
import { applicationContext } from "#web/server/app-context.ts";
import { DeviceList, writeMoment } from "#web/features/account/device-list.tsx";
import {
  AccountSection,
  DeleteForm,
  EmailChange,
  EmailConfirmationNotice,
  OtherSessions,
} from "#web/features/account/account-sections.tsx";
import { PrivateHead } from "#web/components/seo/page-head.tsx";
import { ProfileForm } from "#web/features/account/profile-form.tsx";
import { publicForm } from "#web/pages/public-form.server.ts";
import { routeMiddleware } from "#web/server/route-middleware.server.ts";
import { ButtonLink } from "#web/ui/controls/link.tsx";
import { buttonLook } from "#web/ui/controls/button.tsx";
import { usePaths } from "#web/ui/use-paths.ts";
import type { Route } from "./+types/me.ts";
import { changeAccount } from "./change-account.server.ts";
import { purgingAfter } from "#web/components/plan-sync/purge-offline-data.ts";
import { siteApi } from "#web/client/api/site-api.ts";

export const middleware = [routeMiddleware("auth")];

export async function loader({ context }: Route.LoaderArgs) {
  const application = context.get(applicationContext);
  const [user, sessions, tokens] = [
    await showAccount(application),
    await listOwnSessions(application),
    await listOwnTokens(application),
  ];
  const { enabledAt } = await showSecondFactor(application);
  const { pending } = await showEmailChange(application);
  const undelivered = pending !== null || !user.emailConfirmed ? await undeliveredAddresses(application) : [];
  return {
    user,
    pendingEmail: pending?.email ?? null,
    undelivered,
    sessions: sessions.data,
    tokens: tokens.data,
    hasSecondFactor: enabledAt !== null,
  };
}

export async function action(args: Route.ActionArgs) {
  const { application, cookies, fields, locale } = await publicForm(args);
  const storeUser = (user: UserIdentity) =>
    args.context.set(applicationContext, { ...application, actor: { ...requireMember(application), ...user } });
  return changeAccount(application, cookies, fields, locale, storeUser);
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const fields = await request.clone().formData();
  const outcome = await purgingAfter(serverAction);
  if (fields.get("form") === "profile" && outcome.isDone) await siteApi().refreshIdentity();
  return outcome;
}

export default function Me({ loaderData }: Route.ComponentProps) {
  const { user, pendingEmail, undelivered, sessions, tokens, hasSecondFactor } = loaderData;
  const t = useTranslations("account.me");
  const paths = usePaths();
  const locale = useLocale();
  return (
    <div className="page-width grid gap-6 py-8 md:py-12">
      <PrivateHead title={t("title")} />
      <div className="grid gap-1">
        <h1 className="text-2xl">{t("title")}</h1>
        <p className="text-ink-2">{user.name}</p>
      </div>
      {user.emailConfirmed ? null : (
        <EmailConfirmationNotice email={user.email} isUndelivered={undelivered.includes(user.email)} />
      )}
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <div className="grid gap-5">
          <AccountSection heading={t("profile.heading")}>
            <ProfileForm user={user} />
          </AccountSection>
          <AccountSection heading={t("sessions.heading")}>
            <DeviceList
              form="end-session"
              devices={sessions}
              clock={user.clock}
              words={{
                end: t("sessions.end"),
                endOf: (device) => t("sessions.endOf", { device }),
                ended: t("sessions.ended"),
                since: (when) => t("sessions.since", { when }),
              }}
            />
            <OtherSessions count={sessions.filter(({ current }) => !current).length} />
          </AccountSection>
          {tokens.length > 0 ? (
            <AccountSection heading={t("tokens.heading")}>
              <DeviceList
                form="revoke-token"
                devices={tokens.map(({ deviceName, ...token }) => ({
                  ...token,
                  device: deviceName,
                  remark: [
                    ...(token.lastSeenBy ? [t("tokens.by", { program: token.lastSeenBy })] : []),
                    ...(token.lastSeenFrom ? [t("tokens.from", { address: token.lastSeenFrom })] : []),
                    t("tokens.ends", { when: writeMoment(token.expiresAt, locale, user.clock) }),
                    ...token.scopes.map((scope) => t(`tokens.scopes.${scope}`)),
                  ].join(" · "),
                }))}
                clock={user.clock}
                words={{
                  end: t("tokens.revoke"),
                  endOf: (device) => t("tokens.revokeOf", { device }),
                  ended: t("tokens.revoked"),
                  since: (when) => t("tokens.since", { when }),
                }}
              />
            </AccountSection>
          ) : null}
        </div>
        <div className="grid gap-5">
          <AccountSection heading={t("email.heading")}>
            <EmailChange
              email={user.email}
              pending={pendingEmail}
              isUndelivered={pendingEmail !== null && undelivered.includes(pendingEmail)}
            />
          </AccountSection>
          <AccountSection heading={t("password.heading")} text={t("password.text")}>
            <ButtonLink to={paths.changePassword()} variant="secondary" className="justify-self-start">
              {t("password.link")}
            </ButtonLink>
          </AccountSection>
          <AccountSection
            heading={t("secondFactor.heading")}
            text={hasSecondFactor ? t("secondFactor.on") : t("secondFactor.off")}
          >
            <ButtonLink to={paths.secondFactor()} variant="secondary" className="justify-self-start">
              {hasSecondFactor ? t("secondFactor.manage") : t("secondFactor.setUp")}
            </ButtonLink>
          </AccountSection>
          <AccountSection heading={t("passkeys.heading")} text={t("passkeys.text")}>
            <ButtonLink to={`${paths.secondFactor()}#passkeys`} variant="secondary" className="justify-self-start">
              {t("passkeys.link")}
            </ButtonLink>
          </AccountSection>
          <AccountSection heading={t("favourites.heading")}>
            <p className="flex flex-wrap gap-3">
              <ButtonLink to={paths.favouriteTowns()} variant="secondary">
                {t("favourites.towns")}
              </ButtonLink>
              <ButtonLink to={paths.favouriteAccommodations()} variant="secondary">
                {t("favourites.houses")}
              </ButtonLink>
            </p>
          </AccountSection>
          <AccountSection heading={t("data.heading")} text={t("data.text")}>
            {/* A file of the API: not a page, and the same in every language. */}
            <a href="/api/user/export" download className={buttonLook("secondary", "md", "justify-self-start")}>
              {t("data.link")}
            </a>
          </AccountSection>
          <AccountSection heading={t("remove.heading")} text={t("remove.text")}>
            <DeleteForm email={user.email} />
          </AccountSection>
        </div>
      </div>
    </div>
  );
}
