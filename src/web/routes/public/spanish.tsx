import { Outlet } from "react-router";

import { ErrorPage } from "#web/features/shell/error-page.tsx";
import { PageFrame } from "#web/features/shell/page-frame.tsx";
import { shell } from "#web/i18n/messages/es/shell.ts";

import type { Route } from "./+types/spanish.ts";

const messages = { shell };

/** The frame in Spanish. The words of each page come with the page: see the routes' groups of words. */
export default function Spanish() {
  return (
    <PageFrame locale="es" messages={messages}>
      <Outlet />
    </PageFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <PageFrame locale="es" messages={messages}>
      <ErrorPage error={error} />
    </PageFrame>
  );
}
