import { requireEditor } from "#use-cases/actor.ts";
import { applicationContext } from "#web/server/app-context.ts";
import type { PageHandle } from "#web/features/shell/page-layout.tsx";
import { PersonError, PersonLayout } from "#web/features/shell/person-layout.tsx";
import { routeMiddleware } from "#web/server/route-middleware.server.ts";

import { administrationMessages } from "./messages.server.ts";
import type { Route } from "./+types/layout.ts";

export const middleware = [routeMiddleware("editor")];

export const handle: PageHandle = { noFooter: true };

export function loader({ context }: Route.LoaderArgs) {
  const member = requireEditor(context.get(applicationContext));
  return { locale: member.locale, words: administrationMessages(member.locale) };
}

/** The document contains the messages; another language needs another document. */
export function shouldRevalidate() {
  return false;
}

/** The frame of administration, in the user's language. */
export default function Administration({ loaderData }: Route.ComponentProps) {
  return <PersonLayout {...loaderData} />;
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return <PersonError error={error} layoutLanguage={loaderData ?? null} />;
}
