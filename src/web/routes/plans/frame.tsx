import { applicationContext } from "#web/server/app-context.ts";
import { PersonError, PersonLayout } from "#web/features/shell/person-layout.tsx";
import { personLocale } from "#web/server/person-locale.server.ts";

import { SignInOffer } from "./sign-in-offer.tsx";
import { planMessages } from "./messages.server.ts";
import type { Route } from "./+types/frame.ts";

/** Plans exist once, in the language of the person; whoever holds a share link says theirs with the request. */
export function loader({ context, request }: Route.LoaderArgs) {
  const locale = personLocale(context.get(applicationContext), request);
  return { locale, words: planMessages(locale) };
}

/** The document has brought the words; another language brings another document. */
export function shouldRevalidate() {
  return false;
}

export function headers() {
  return { "Cache-Control": "no-store" };
}

export default function Plans({ loaderData }: Route.ComponentProps) {
  return <PersonLayout {...loaderData} />;
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <PersonError error={error} spoken={loaderData ?? null}>
      <SignInOffer error={error} words={loaderData?.words ?? null} locale={loaderData?.locale ?? "en"} />
    </PersonError>
  );
}
