import type { ComponentProps, ReactNode } from "react";
import { Outlet } from "react-router";
import { IntlProvider } from "use-intl";

import { shell } from "#messages/en/shell.ts";

import { ErrorPage } from "./error-page.tsx";
import { PageLayout } from "./page-layout.tsx";

type Spoken = Pick<ComponentProps<typeof PageLayout>, "locale"> & {
  words: ComponentProps<typeof PageLayout>["messages"];
};

/** The layout of pages that exist once, in the language of the person. */
export function PersonLayout({ locale, words }: Spoken) {
  return (
    <PageLayout locale={locale} messages={words}>
      <IntlProvider locale={locale} messages={words} timeZone="UTC">
        <Outlet />
      </IntlProvider>
    </PageLayout>
  );
}

interface PersonErrorProps {
  error: unknown;
  /** Null where the layout has brought no words: English is what every page has. */
  spoken: Spoken | null;
  /** What can be done about it. */
  children?: ReactNode;
}

/** A failure on such a page. */
export function PersonError({ error, spoken, children }: PersonErrorProps) {
  return (
    <PageLayout locale={spoken?.locale ?? "en"} messages={spoken?.words ?? { shell }}>
      <ErrorPage error={error} />
      {children}
    </PageLayout>
  );
}
