import { Outlet } from "react-router";
import { IntlProvider } from "use-intl";

import { applicationContext } from "#web/server/app-context.ts";
import { ErrorPage } from "#web/features/shell/error-page.tsx";
import { PageLayout } from "#web/features/shell/page-layout.tsx";
import { shell } from "#messages/en/shell.ts";
import { personLocale } from "#web/server/person-locale.server.ts";

import { SignInOffer } from "./sign-in-offer.tsx";
import { planMessages } from "./messages.server.ts";
import type { Route } from "./+types/frame.ts";

/** Plans exist once, in the language of the person; whoever holds a share link says theirs with the request. */
export function loader({ context, request }: Route.LoaderArgs) {
  const locale = personLocale(context.get(applicationContext), request);
  return { locale, words: planMessages(locale) };
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
    <PageLayout locale={locale} messages={words}>
      <IntlProvider locale={locale} messages={words} timeZone="UTC">
        <Outlet />
      </IntlProvider>
    </PageLayout>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <PageLayout locale={loaderData?.locale ?? "en"} messages={loaderData?.words ?? { shell }}>
      <ErrorPage error={error} />
      <SignInOffer error={error} words={loaderData?.words ?? null} locale={loaderData?.locale ?? "en"} />
    </PageLayout>
  );
}
