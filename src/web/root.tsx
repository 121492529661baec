import "./styles/app.css";

import type { ReactNode } from "react";
import { Outlet, Scripts, ScrollRestoration, useLocation } from "react-router";

import type { Route } from "./+types/root.ts";
import { requestFacts } from "#web/app-context.ts";
import { DocumentHead } from "./document-head.tsx";
import { LastResort } from "./features/shell/last-resort.tsx";
import { localeOfPath } from "./language.ts";

export function loader({ context }: Route.LoaderArgs) {
  const { origin, mapStyleUrl } = context.get(requestFacts);
  return { origin, mapStyleUrl };
}

/** The origin never changes while a page is open. */
export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { children: ReactNode }) {
  const locale = localeOfPath(useLocation().pathname);
  return (
    // The theme script adds attributes before React takes over.
    <html lang={locale} suppressHydrationWarning>
      <DocumentHead />
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

/** Reached only when the frame of a language itself fails; each language shows its own errors otherwise. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LastResort error={error} />;
}
