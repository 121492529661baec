import { Outlet } from "react-router";

import { ErrorPage } from "#web/features/shell/error-page.tsx";
import { PageFrame } from "#web/features/shell/page-frame.tsx";
import { shell } from "#web/i18n/messages/en/shell.ts";

import type { Route } from "./+types/english.ts";

const messages = { shell };

/** The frame in English. The words of each page come with the page: see the routes' groups of words. */
export default function English() {
  return (
    <PageFrame locale="en" messages={messages}>
      <Outlet />
    </PageFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <PageFrame locale="en" messages={messages}>
      <ErrorPage error={error} />
    </PageFrame>
  );
}
