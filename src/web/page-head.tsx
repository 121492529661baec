import { useLocation, useRouteLoaderData } from "react-router";

import { localeOfPath, locales, pathInLocale } from "./language.ts";
import type { loader as rootLoader } from "./root.tsx";

/** Title, description and the addresses of a public page in each language. React places them in the head. */
export function PageHead({ title, description }: { title: string; description: string }) {
  const { pathname } = useLocation();
  const origin = useRouteLoaderData<typeof rootLoader>("root")?.origin ?? "";
  const address = (path: string) => `${origin}${path}`;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <link rel="canonical" href={address(pathInLocale(pathname, localeOfPath(pathname)))} />
      {locales.map((locale) => (
        <link key={locale} rel="alternate" hrefLang={locale} href={address(pathInLocale(pathname, locale))} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address(pathInLocale(pathname, "en"))} />
    </>
  );
}
