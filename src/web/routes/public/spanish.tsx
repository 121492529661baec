import { Outlet } from "react-router";

import { ErrorPage } from "#web/features/shell/error-page.tsx";
import { PageFrame } from "#web/features/shell/page-frame.tsx";
import { catalogue } from "#web/messages/es/catalogue.ts";

import type { Route } from "./+types/spanish.ts";

/** Everything said in Spanish; as a route of its own, browsers fetch this catalogue and no other. */
export default function Spanish() {
  return (
    <PageFrame locale="es" messages={catalogue}>
      <Outlet />
    </PageFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <PageFrame locale="es" messages={catalogue}>
      <ErrorPage error={error} />
    </PageFrame>
  );
}
