import { useLocation, useRouteLoaderData } from "react-router";

import { regionOf } from "#domain/text/language.ts";
import { localeOfPath, locales, pathInLocale } from "#web/i18n/language.ts";
import { pictureOfSite, sharePicturePath } from "#web/i18n/paths.ts";
import type { RootData } from "#web/client/root-data.ts";

interface PageHeadProps {
  title: string;
  description: string;
  /** English path of the canonical page; by default the page's own. */
  canonicalPath?: string;
  /** Path of the preview picture. */
  image?: string;
  /** A view that search engines shall not index, such as a filtered list. */
  noIndex?: boolean;
}

/** Title, description and addresses of a public page in each language. React moves them to the head. */
export function PageHead({ title, description, canonicalPath, image, noIndex = false }: PageHeadProps) {
  const location = useLocation();
  const language = localeOfPath(location.pathname);
  const pathname = canonicalPath ?? location.pathname;
  const origin = useRouteLoaderData<RootData>("root")?.origin ?? "";
  const address = (path: string) => `${origin}${path}`;
  const picture = address(image ?? sharePicturePath(pictureOfSite(language)));
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {noIndex ? <meta name="robots" content="noindex" /> : null}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Vieira" />
      <meta property="og:url" content={address(pathInLocale(pathname, language))} />
      <meta property="og:locale" content={regionOf(language).replace("-", "_")} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={picture} />
      <link rel="canonical" href={address(pathInLocale(pathname, language))} />
      {locales.map((locale) => (
        <link key={locale} rel="alternate" hrefLang={locale} href={address(pathInLocale(pathname, locale))} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address(pathInLocale(pathname, "en"))} />
    </>
  );
}

/** Title of a private page. */
export function PrivateHead({ title }: { title: string }) {
  return (
    <>
      <title>{`${title} – Vieira`}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
