import { isRouteErrorResponse, Outlet } from "react-router";
import { IntlProvider } from "use-intl";

import { requireEditor } from "#use-cases/actor.ts";
import { applicationContext } from "#web/server/app-context.ts";
import { ErrorPage } from "#web/features/shell/error-page.tsx";
import { PageLayout, type PageHandle } from "#web/features/shell/page-layout.tsx";
import type { catalogue } from "#messages/en/catalogue.ts";
import type { Locale } from "#web/i18n/language.ts";
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

const shells = import.meta.glob<Pick<typeof catalogue, "shell">>("../../../messages/*/shell.ts", { eager: true });

/** Whoever may not come in has brought no words; the failure says in which language it is to be told. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const told = isRouteErrorResponse(error) ? (error.data as { readonly locale?: Locale } | null)?.locale : undefined;
  const locale = loaderData?.locale ?? told ?? "en";
  const words = loaderData?.words ?? shells[`../../../messages/${locale}/shell.ts`];
  if (!words) throw error;
  return (
    // The document does not know whose it is.
    <div lang={locale} className="contents">
      <PageLayout locale={locale} messages={words}>
        <ErrorPage error={error} />
      </PageLayout>
    </div>
  );
}
