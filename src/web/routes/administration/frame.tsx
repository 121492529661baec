import { Outlet } from "react-router";
import { IntlProvider } from "use-intl";

import { mayAdminister } from "#domain/permissions/permissions.ts";
import { requireEditor } from "#use-cases/actor.ts";
import { applicationContext } from "#web/app-context.ts";
import { AdministrationFrame } from "#web/features/administration/administration-frame.tsx";
import { ErrorPage } from "#web/features/shell/error-page.tsx";
import { PageFrame, type PageHandle } from "#web/features/shell/page-frame.tsx";
import type { Locale } from "#web/language.ts";
import { correspondence as correspondenceEn } from "#web/messages/en/correspondence.ts";
import { facts as factsEn } from "#web/messages/en/facts.ts";
import { house as houseEn } from "#web/messages/en/house.ts";
import { shell as shellEn } from "#web/messages/en/shell.ts";
import { correspondence as correspondenceEs } from "#web/messages/es/correspondence.ts";
import { facts as factsEs } from "#web/messages/es/facts.ts";
import { house as houseEs } from "#web/messages/es/house.ts";
import { shell as shellEs } from "#web/messages/es/shell.ts";
import { routeMiddleware } from "#web/route-middleware.server.ts";
import { useDocumentLocale } from "#web/use-document-locale.ts";

import type { Route } from "./+types/frame.ts";

export const middleware = [routeMiddleware("editor")];

export const handle: PageHandle = { noFooter: true };

/** Both languages travel: these pages are for few, and exist once. */
const words = {
  en: { shell: shellEn, facts: factsEn, house: houseEn, correspondence: correspondenceEn },
  es: { shell: shellEs, facts: factsEs, house: houseEs, correspondence: correspondenceEs },
} satisfies Record<Locale, object>;

export function loader({ context }: Route.LoaderArgs) {
  return { isAdministrator: mayAdminister(requireEditor(context.get(applicationContext))) };
}

/** The frame of administration, in the language of the person. */
export default function Administration({ loaderData: { isAdministrator } }: Route.ComponentProps) {
  const locale = useDocumentLocale();
  return (
    <PageFrame locale={locale} messages={words[locale]}>
      <IntlProvider locale={locale} messages={words[locale]} timeZone="UTC">
        <AdministrationFrame isAdministrator={isAdministrator}>
          <Outlet />
        </AdministrationFrame>
      </IntlProvider>
    </PageFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const locale = useDocumentLocale();
  return (
    <PageFrame locale={locale} messages={words[locale]}>
      <ErrorPage error={error} />
    </PageFrame>
  );
}
