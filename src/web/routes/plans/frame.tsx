import { Outlet } from "react-router";
import { IntlProvider } from "use-intl";

import { applicationContext } from "#web/server/app-context.ts";
import { ErrorPage } from "#web/features/shell/error-page.tsx";
import { PageFrame } from "#web/features/shell/page-frame.tsx";
import { shell } from "#web/i18n/messages/en/shell.ts";
import { personLocale } from "#web/server/person-locale.server.ts";

import { SignInOffer } from "./sign-in-offer.tsx";
import { wordsOfPlans } from "./words.server.ts";
import type { Route } from "./+types/frame.ts";

/** Plans exist once, in the language of the person; whoever holds a share link says theirs with the request. */
export function loader({ context, request }: Route.LoaderArgs) {
  const locale = personLocale(context.get(applicationContext), request);
  return { locale, words: wordsOfPlans(locale) };
}

/** The document has brought the words; another language brings another document. */
export function shouldRevalidate() {
  return false;
}

export function headers() {
  return { "Cache-Control": "no-store" };
}

export default function Plans({ loaderData: { locale, words } }: Route.ComponentProps) {
  return (
    <PageFrame locale={locale} messages={words}>
      <IntlProvider locale={locale} messages={words} timeZone="UTC">
        <Outlet />
      </IntlProvider>
    </PageFrame>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <PageFrame locale={loaderData?.locale ?? "en"} messages={loaderData?.words ?? { shell }}>
      <ErrorPage error={error} />
      <SignInOffer error={error} words={loaderData?.words ?? null} locale={loaderData?.locale ?? "en"} />
    </PageFrame>
  );
}
