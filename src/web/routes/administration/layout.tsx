import { Outlet } from "react-router";
import { IntlProvider } from "use-intl";

import { requireEditor } from "#use-cases/actor.ts";
import { applicationContext } from "#web/server/app-context.ts";
import { ErrorPage } from "#web/features/shell/error-page.tsx";
import { PageLayout, type PageHandle } from "#web/features/shell/page-layout.tsx";
import { shell } from "#messages/en/shell.ts";
import { routeMiddleware } from "#web/server/route-middleware.server.ts";

import { administrationMessages } from "./messages.server.ts";
import type { Route } from "./+types/layout.ts";

export const middleware = [routeMiddleware("editor")];

export const handle: PageHandle = { noFooter: true };

export function loader({ context }: Route.LoaderArgs) {
  const member = requireEditor(context.get(applicationContext));
  return { locale: member.locale, words: administrationMessages(member.locale) };
}

/** The document has brought the words; another language brings another document. */
export function shouldRevalidate() {
  return false;
}

/** The frame of administration, in the language of the person. */
export default function Administration({ loaderData: { locale, words } }: Route.ComponentProps) {
  return (
    <PageLayout locale={locale} messages={words}>
      <IntlProvider locale={locale} messages={words} timeZone="UTC">
        <Outlet />
      </IntlProvider>
    </PageLayout>
  );
}

/** Whoever may not come in has brought no words; English is what every page has. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <PageLayout locale={loaderData?.locale ?? "en"} messages={loaderData?.words ?? { shell }}>
      <ErrorPage error={error} />
    </PageLayout>
  );
}
