import { applicationContext } from "#web/server/app-context.ts";
import { PersonError, PersonLayout } from "#web/features/shell/person-layout.tsx";
import { personLocale } from "#web/server/person-locale.server.ts";
import { planMessages } from "./messages.server.ts";
import type { Route } from "./+types/frame.ts";
import { isRouteErrorResponse, useLocation } from "react-router";
import { IntlProvider, useTranslations } from "use-intl";
import { useIdentity } from "#web/client/api/identity.tsx";
import type { Locale } from "#web/i18n/language.ts";
import { ButtonLink } from "#web/ui/controls/link.tsx";
import { usePaths } from "#web/ui/use-paths.ts";

interface MissingPlanProps {
  error: unknown;
  words: ReturnType<typeof planMessages> | null;
  locale: Locale;
}

/** Why a plan may not be found: its link has ended, or it is a member's own, and signing in leads back to it. */
function MissingPlan({ error, words, locale }: MissingPlanProps) {
  if (!words || !isRouteErrorResponse(error) || error.status !== 404) return null;
  return (
    <IntlProvider locale={locale} messages={words} timeZone="UTC">
      <Explanation />
    </IntlProvider>
  );
}

function Explanation() {
  const t = useTranslations("plans.stranger");
  const paths = usePaths();
  const { pathname, search } = useLocation();
  const isVisitor = useIdentity() === null;
  const isShared = new URLSearchParams(search).has("share");
  if (!isVisitor && !isShared) return null;
  return (
    <div className="border-t border-line bg-surface">
      <div className="page-width flex flex-wrap items-center gap-4 py-6">
        <p className="max-w-[60ch] flex-1 basis-72">{isShared ? t("shared") : t("text")}</p>
        {isVisitor ? <ButtonLink to={paths.login(pathname + search)}>{t("signIn")}</ButtonLink> : null}
      </div>
    </div>
  );
}

/** Plans have no language in their address, but use the user's; a share link's reader is known by the request. */
export function loader({ context, request }: Route.LoaderArgs) {
  const locale = personLocale(context.get(applicationContext), request);
  return { locale, words: planMessages(locale) };
}

/** The document contains the messages; another language needs another document. */
export function shouldRevalidate() {
  return false;
}

export function headers() {
  return { "Cache-Control": "no-store" };
}

export default function Plans({ loaderData }: Route.ComponentProps) {
  return <PersonLayout {...loaderData} />;
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <PersonError error={error} layoutLanguage={loaderData ?? null}>
      <MissingPlan error={error} words={loaderData?.words ?? null} locale={loaderData?.locale ?? "en"} />
    </PersonError>
  );
}
