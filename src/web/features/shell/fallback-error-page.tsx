import { isRouteErrorResponse } from "react-router";

import type { FallbackErrorSentences } from "#messages/sentences/fallback-error.ts";
import { type Locale, locales } from "#web/i18n/language.ts";

const sentences = import.meta.glob<FallbackErrorSentences>("../../../messages/*/sentences/fallback-error.ts", {
  eager: true,
  import: "fallbackErrorSentences",
});

/** An error page without catalogue or frame, in every language; the user's first if the failure includes it. */
export function FallbackErrorPage({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const kind = (status === 404 && "missing") || (status === 503 && "away") || "broken";
  const userLocale = isRouteErrorResponse(error)
    ? (error.data as { readonly locale?: Locale } | null)?.locale
    : undefined;
  const first = userLocale ?? "en";
  const sentenceIn = (language: string) =>
    sentences[`../../../messages/${language}/sentences/fallback-error.ts`]?.[kind];
  return (
    <main className="page-width grid gap-4 py-16">
      <title>{`${status} – Vieira`}</title>
      <p className="font-display text-3xl font-bold text-way">{status}</p>
      <h1 lang={first} className="text-2xl">
        {sentenceIn(first)}
      </h1>
      {locales
        .filter((locale) => locale !== first)
        .map((locale) => (
          <p key={locale} lang={locale}>
            {sentenceIn(locale)}
          </p>
        ))}
      <p>
        <a href="/">Vieira</a>
      </p>
    </main>
  );
}
