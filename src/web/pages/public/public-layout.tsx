import { Outlet } from "react-router";

import { ErrorPage } from "#web/features/shell/error-page.tsx";
import { PageLayout } from "#web/features/shell/page-layout.tsx";
import type { Locale } from "#web/i18n/language.ts";
import type { Catalogue } from "#messages/areas.ts";

interface PublicLayoutProps {
  locale: Locale;
  messages: Pick<Catalogue, "shell">;
}

/** The frame of public pages. The messages of each page come with the page: see `route-messages.ts`. */
export function PublicLayout({ locale, messages }: PublicLayoutProps) {
  return (
    <PageLayout locale={locale} messages={messages}>
      <Outlet />
    </PageLayout>
  );
}

/** The same frame around an error. */
export function PublicError({ locale, messages, error }: PublicLayoutProps & { error: unknown }) {
  return (
    <PageLayout locale={locale} messages={messages}>
      <ErrorPage error={error} />
    </PageLayout>
  );
}
