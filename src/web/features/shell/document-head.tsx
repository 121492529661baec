import alegreya from "@fontsource/alegreya/files/alegreya-latin-700-normal.woff2?url";
import figtree from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import { Links } from "react-router";

import { earlyScript } from "#web/client/early-script.ts";
import type { Locale } from "#web/i18n/language.ts";

/** Has run before React loads: browsers do not need its text again. */
const early = { __html: import.meta.env.SSR ? earlyScript() : "" };

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
      {/* A constant text: its hash in the content security policy never changes. */}
      <script suppressHydrationWarning dangerouslySetInnerHTML={early} />
      <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={figtree} />
      <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={alegreya} />
      <Links />
    </head>
  );
}
