import { locales, pathInLocale } from "#web/i18n/language.ts";
import { routeAddress } from "#contract/http/addresses.ts";
import { memoizeByObject } from "#domain/memoize-by-object.ts";
import { accommodationDirectory, addressOf, type ListedHouse } from "#use-cases/content/accommodation-directory.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { visitEach, yieldIfBusy } from "#use-cases/workers/yield-to-event-loop.ts";
import { routeSummaries } from "#use-cases/content/route-summaries.ts";
import { townDirectory } from "#use-cases/content/town-directory.ts";
import { pathsIn } from "#web/i18n/paths.ts";
import { textPaths } from "#web/i18n/text-paths.ts";

const english = pathsIn("en");

/** English paths of a part of the pages of a sitemap, and how many pages it has. */
type Pages = (from: number, to: number) => { readonly paths: readonly string[]; readonly length: number };

const listed =
  (paths: readonly string[]): Pages =>
  (from, to) => ({ paths: paths.slice(from, to), length: paths.length });

/** Those with a page. */
const onRoutes = memoizeByObject(async (houses: readonly ListedHouse[]): Promise<readonly ListedHouse[]> => {
  const onRoute: ListedHouse[] = [];
  await visitEach(houses, (house) => house.town.routes.length > 0 && onRoute.push(house));
  return onRoute;
});

/** The pages in each sitemap; towns and houses under the first of their routes. */
const pagesOf = {
  routes: async (context: UseCaseContext) =>
    listed([
      english.home(),
      english.routeFinder(),
      english.townFinder(),
      english.houseFinder(),
      english.planner(),
      english.today(),
      english.guide(),
      textPaths.firstCamino(english.locale),
      english.credits(),
      textPaths.openData(english.locale),
      english.terms(),
      english.privacy(),
      ...(await routeSummaries(context)).map(({ slug }) => routeAddress(slug)),
    ]),
  towns: async (context: UseCaseContext) =>
    listed((await townDirectory(context)).towns.flatMap(({ url }) => url ?? [])),
  houses: async (context: UseCaseContext): Promise<Pages> => {
    // Addresses are written only for those of the part: there may be hundreds of thousands.
    const houses = await onRoutes((await accommodationDirectory(context)).houses);
    return (from, to) => ({
      paths: houses.slice(from, to).flatMap((house) => addressOf(house) ?? []),
      length: houses.length,
    });
  },
};
type SitemapName = keyof typeof pagesOf;

export const sitemapNames = Object.keys(pagesOf).filter((name): name is SitemapName => name in pagesOf);

/** Pages per part of a sitemap: a file may list 50,000 addresses, and each page has one in every language. */
const pagesOfPart = 5_000;

/** The pages of a part of a sitemap, from 1; none after the last. */
export async function sitemapPaths(
  context: UseCaseContext,
  name: SitemapName,
  part: number,
): Promise<readonly string[]> {
  return (await pagesOf[name](context))((part - 1) * pagesOfPart, part * pagesOfPart).paths;
}

/** Addresses of all parts of all sitemaps; one of a single part has no number. */
export async function sitemapParts(context: UseCaseContext): Promise<readonly string[]> {
  const addresses = await context.content.getOrLoad("sitemap-parts", async () => {
    const parts: string[] = [];
    for (const name of sitemapNames) {
      const pages = (await pagesOf[name](context))(0, 0).length;
      parts.push(`/sitemap-${name}.xml`);
      for (let part = 2; (part - 1) * pagesOfPart < pages; part += 1) parts.push(`/sitemap-${name}.xml?part=${part}`);
    }
    return parts;
  });
  return addresses ?? [];
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** A sitemap of pages given by their English paths, each in all languages with its translations. */
export async function sitemapOf(origin: string, paths: readonly string[]): Promise<string> {
  const address = (path: string, locale: (typeof locales)[number]) => escaped(origin + pathInLocale(path, locale));
  let entries = "";
  for (const path of paths) {
    const others = locales.map(
      (locale) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${address(path, locale)}"/>`,
    );
    const links = `${others.join("")}<xhtml:link rel="alternate" hreflang="x-default" href="${address(path, "en")}"/>`;
    for (const locale of locales) entries += `<url><loc>${address(path, locale)}</loc>${links}</url>\n`;
    await yieldIfBusy();
  }
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries}</urlset>
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
