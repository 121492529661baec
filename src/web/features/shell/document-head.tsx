import alegreya from "@fontsource/alegreya/files/alegreya-latin-700-normal.woff2?url";
import figtree from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import { Links } from "react-router";

import { preHydrationInputScript } from "#web/client/hydration/pre-hydration-input.ts";
import type { Locale } from "#web/i18n/language.ts";
import { firstPaintScript } from "#web/client/settings/first-paint-script.ts";

/** Scripts that have run before React loads: browsers do not need their text again. */
const firstPaint = { __html: import.meta.env.SSR ? firstPaintScript : "" };
const preHydrationInput = { __html: import.meta.env.SSR ? preHydrationInputScript : "" };

/** Content of every page's head before its own title and description. */
export function DocumentHead({ locale }: { locale: Locale }) {
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f4f6f3" />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0e161c" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
      <link rel="manifest" href={`/manifest/${locale}.webmanifest`} />
      {/* Constant texts: their hashes in the content security policy never change. */}
      <script suppressHydrationWarning dangerouslySetInnerHTML={firstPaint} />
      <script suppressHydrationWarning dangerouslySetInnerHTML={preHydrationInput} />
      <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={figtree} />
      <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={alegreya} />
      <Links />
    </head>
  );
}
