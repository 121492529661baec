import { routeAddress } from "#contract/http/addresses.ts";
import { accommodationDirectory } from "#use-cases/content/accommodation-directory.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { routeSummaries } from "#use-cases/content/route-summaries.ts";
import { townDirectory } from "#use-cases/content/town-directory.ts";
import { pathsIn } from "#web/i18n/paths.ts";
import { textPaths } from "#web/i18n/text-paths.ts";

const paths = pathsIn("en");

/** English paths of the pages in each sitemap; towns and houses under the first of their routes. */
const pathsOf = {
  routes: async (context: UseCaseContext) => [
    paths.home(),
    paths.routeFinder(),
    paths.townFinder(),
    paths.houseFinder(),
    paths.planner(),
    paths.guide(),
    textPaths.firstCamino(paths.locale),
    paths.credits(),
    textPaths.openData(paths.locale),
    paths.terms(),
    paths.privacy(),
    ...(await routeSummaries(context)).map(({ slug }) => routeAddress(slug)),
  ],
  towns: async (context: UseCaseContext) => (await townDirectory(context)).towns.flatMap(({ url }) => url ?? []),
  houses: async (context: UseCaseContext) =>
    (await accommodationDirectory(context)).houses.flatMap(({ address }) => address ?? []),
};
export type SitemapName = keyof typeof pathsOf;

export const sitemapNames = Object.keys(pathsOf).filter((name): name is SitemapName => name in pathsOf);

export function sitemapPaths(context: UseCaseContext, name: SitemapName): Promise<readonly string[]> {
  return pathsOf[name](context);
}
