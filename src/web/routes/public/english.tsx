import { Outlet } from "react-router";

import { ErrorPage } from "#web/features/shell/error-page.tsx";
import { PageFrame } from "#web/features/shell/page-frame.tsx";
import { catalogue } from "#web/messages/en/catalogue.ts";

import type { Route } from "./+types/english.ts";

/** Everything said in English; as a route of its own, browsers fetch this catalogue and no other. */
export default function English() {
  return (
    <PageFrame locale="en" messages={catalogue}>
      <Outlet />
    </PageFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <PageFrame locale="en" messages={catalogue}>
      <ErrorPage error={error} />
    </PageFrame>
  );
}
