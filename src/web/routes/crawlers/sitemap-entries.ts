import { locales, pathInLocale } from "#web/i18n/language.ts";

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** A sitemap of pages given by their English paths, each in all languages with its translations. */
export function sitemapOf(origin: string, paths: readonly string[]): string {
  const address = (path: string, locale: (typeof locales)[number]) => escaped(origin + pathInLocale(path, locale));
  const entries = paths.flatMap((path) => {
    const others = locales.map(
      (locale) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${address(path, locale)}"/>`,
    );
    const links = `${others.join("")}<xhtml:link rel="alternate" hreflang="x-default" href="${address(path, "en")}"/>`;
    return locales.map((locale) => `<url><loc>${address(path, locale)}</loc>${links}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join("\n")}
</urlset>
`;
}

/** The list of all sitemaps. */
export function sitemapIndexOf(origin: string, paths: readonly string[]): string {
  const entries = paths.map((path) => `<sitemap><loc>${escaped(origin + path)}</loc></sitemap>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("\n")}
</sitemapindex>
`;
}
