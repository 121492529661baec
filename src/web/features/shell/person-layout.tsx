import type { ComponentProps, ReactNode } from "react";
import { isRouteErrorResponse, Outlet } from "react-router";

import { shell } from "#messages/en/shell/shell.ts";

import { useLostFocus } from "#web/ui/use-lost-focus.ts";
import { ErrorPage } from "./error-page.tsx";
import { PageLayout } from "./page-layout.tsx";

type LayoutLanguage = Pick<ComponentProps<typeof PageLayout>, "locale"> & {
  words: ComponentProps<typeof PageLayout>["messages"];
};

/** The layout of pages without a language in their address, in the user's. */
export function PersonLayout({ locale, words }: LayoutLanguage) {
  useLostFocus();
  return (
    <PageLayout locale={locale} messages={words}>
      <Outlet />
    </PageLayout>
  );
}

interface PersonErrorProps {
  error: unknown;
  /** Null where the layout has brought no words: the failure itself has those of the frame, or else English is what every page has. */
  layoutLanguage: LayoutLanguage | null;
  /** What the user can do about it. */
  children?: ReactNode;
}

/** A failure on such a page. */
export function PersonError({ error, layoutLanguage, children }: PersonErrorProps) {
  const failureData = isRouteErrorResponse(error) ? (error.data as Partial<LayoutLanguage> | null) : null;
  const { locale, words } = layoutLanguage ?? {
    locale: "en",
    words: { shell },
    ...(failureData?.words && failureData),
  };
  return (
    // The document was started before its language was known.
    <div lang={locale} className="contents">
      <PageLayout locale={locale} messages={words}>
        <ErrorPage error={error} />
        {children}
      </PageLayout>
    </div>
  );
}
