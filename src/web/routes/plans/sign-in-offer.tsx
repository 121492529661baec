import { isRouteErrorResponse, useLocation } from "react-router";
import { IntlProvider, useTranslations } from "use-intl";

import { useIdentity } from "#web/client/api/identity.tsx";
import type { Locale } from "#web/i18n/language.ts";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { usePaths } from "#web/ui/use-paths.ts";

import type { planMessages } from "./messages.server.ts";

interface SignInOfferProps {
  error: unknown;
  words: ReturnType<typeof planMessages> | null;
  locale: Locale;
}

/** A plan that is not found may be somebody's own: signing in leads back to it. */
export function SignInOffer({ error, words, locale }: SignInOfferProps) {
  const isVisitor = useIdentity() === null;
  if (!words || !isVisitor || !isRouteErrorResponse(error) || error.status !== 404) return null;
  return (
    <IntlProvider locale={locale} messages={words} timeZone="UTC">
      <Offer />
    </IntlProvider>
  );
}

function Offer() {
  const t = useTranslations("plans.stranger");
  const paths = usePaths();
  const { pathname, search } = useLocation();
  return (
    <div className="border-t border-line bg-surface">
      <div className="page-width flex flex-wrap items-center gap-4 py-6">
        <p className="max-w-[60ch] flex-1 basis-72">{t("text")}</p>
        <ButtonLink to={paths.login(pathname + search)}>{t("signIn")}</ButtonLink>
      </div>
    </div>
  );
}
