import "./styles/app.css";

import type { ReactNode } from "react";
import { Outlet, redirectDocument, Scripts, ScrollRestoration, useLocation, useRouteLoaderData } from "react-router";

import type { Route } from "./+types/root.ts";
import { identityOf } from "#use-cases/accounts/member.ts";
import { listOwnFavourites } from "#use-cases/places/favourites/own-favourites.ts";
import { documentLoad } from "./client/analytics/track.ts";
import { applicationContext, requestFacts } from "#web/server/app-context.ts";
import { FavouritesProvider } from "#web/components/favourites/favourites-provider.tsx";
import { confirmSession } from "#web/client/api/confirm-session.ts";
import type { RootData } from "#web/client/root-data.ts";
import { IdentityProvider } from "#web/client/api/identity.tsx";
import { DocumentHead } from "#web/features/shell/document-head.tsx";
import { PageFade } from "./features/shell/page-change.tsx";
import { keepForm } from "#web/ui/forms/keep-form.ts";
import { FallbackErrorPage } from "./features/shell/fallback-error-page.tsx";
import { personLocale } from "#web/server/person-locale.server.ts";
import { isOfPerson, localeOfPath, type Locale } from "#web/i18n/language.ts";

/** Documents of members contain their identity and favourites; those of visitors are the same for everybody. */
export async function loader({ context, request, url }: Route.LoaderArgs): Promise<RootData> {
  const application = context.get(applicationContext);
  const { requestId: _, isUnrecognised, ...facts } = context.get(requestFacts);
  const site = isOfPerson(url.pathname) ? { ...facts, locale: personLocale(application, request) } : facts;
  // Loaders that need to know the person fail below, within the frame of their page.
  if (isUnrecognised) return { ...site, user: null, favourites: null };
  const { actor } = application;
  if (actor.kind === "visitor") return { ...site, user: null, favourites: null };
  const { towns, accommodations } = await listOwnFavourites(application);
  const brief = ({ uuid, name, note }: (typeof towns)[number]) => ({ uuid, name, note });
  return {
    ...site,
    user: identityOf(actor),
    favourites: { towns: towns.map(brief), accommodations: accommodations.map(brief) },
  };
}

/** Private pages are never shown in a document in which an analytics service runs. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  ({ request }) => {
    const { pathname, search } = new URL(request.url);
    if (request.method === "GET" && documentLoad.isNeeded(pathname, search)) throw redirectDocument(pathname + search);
  },
  confirmSession,
  keepForm,
];

/** Never: the browser tracks later changes itself. */
export function shouldRevalidate() {
  return false;
}

/**
 * Language of the document: that of the address, else of the person. A page that has failed has no data of its own, and one
 * opened from another page has the document of that page.
 */
function useDocumentLocale(): Locale {
  const { pathname } = useLocation();
  const root = useRouteLoaderData<RootData>("root");
  const ofPlans = useRouteLoaderData<{ readonly locale: Locale }>("plans")?.locale;
  const ofPerson = ofPlans ?? root?.user?.locale ?? root?.locale;
  return (isOfPerson(pathname) ? ofPerson : undefined) ?? localeOfPath(pathname);
}

export function Layout({ children }: { children: ReactNode }) {
  const locale = useDocumentLocale();
  return (
    // The theme script adds attributes before hydration.
    <html lang={locale} suppressHydrationWarning>
      <DocumentHead locale={locale} />
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root({ loaderData: { user, favourites } }: Route.ComponentProps) {
  return (
    <IdentityProvider user={user}>
      <FavouritesProvider favourites={favourites}>
        <PageFade />
        <Outlet />
      </FavouritesProvider>
    </IdentityProvider>
  );
}

/** Used only if the layout of a language itself fails; otherwise each language shows its own errors. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FallbackErrorPage error={error} />;
}
