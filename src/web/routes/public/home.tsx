import { useTranslations } from "use-intl";

import type { ElevationProfile, ProfilePlace } from "#domain/elevation-profile/profile.ts";
import { showHome } from "#use-cases/home/show-home.ts";
import { showStartPlaces } from "#use-cases/routes/show-start-places.ts";
import { applicationContext } from "#web/server/app-context.ts";
import { heroGeometry } from "#web/components/profile/hero-profile.ts";
import { HomeHero } from "#web/features/routes/home/home-hero.tsx";
import type { HeroPicture } from "#web/features/routes/home/hero-hills.tsx";
import { PlanBar } from "#web/features/planner/plan-bar/plan-bar.tsx";
import { RouteCard } from "#web/features/routes/cards/route-card.tsx";
import { RouteThumbnail } from "#web/components/route-map/route-thumbnail.tsx";
import { thumbnailGeometry } from "#web/components/route-map/thumbnail-geometry.ts";
import type { PageHandle } from "#web/features/shell/page-layout.tsx";
import { PageHead } from "#web/components/seo/page-head.tsx";
import { lazyHydrate } from "#web/ui/lazy-hydrate.tsx";

import type { Route } from "./+types/home.ts";

export const handle: PageHandle = { clearHeader: true };

const HomeExplained = lazyHydrate(
  "home-explained",
  async () => (await import("#web/features/routes/home/home-explained.tsx")).HomeExplained,
);

/** Cards that may span two columns, for routes that run from east to west: as many do as leave no gap in a row of three. */
const wideCards: readonly number[] = [0, 5];
const columns = 3;
const pictureHeight = 188;
const pictureWidths = { wide: 704, narrow: 379 };

/** Places named on the hills, the most important first. */
const heroPlaces = ["Cruz de Ferro", "O Cebreiro", "Col de Lepoeder", "Santiago de Compostela", "León", "Burgos"];
const shortNames: Readonly<Record<string, string>> = { "Santiago de Compostela": "Santiago" };

export async function loader({ context }: Route.LoaderArgs) {
  const application = context.get(applicationContext);
  const { routes, profile, places, counts } = await showHome(application);
  const named = heroPlaces.flatMap((name) => {
    const place = places.find((each) => each.name === name);
    return place ? [{ ...place, name: shortNames[name] ?? name }] : [];
  });
  const first = routes[0]?.slug ?? "";
  return {
    counts,
    hero: profile && heroPicture(profile, named),
    startPlaces: await showStartPlaces(application, first),
    routes: routes.map(({ line, ...facts }, index) => ({
      facts,
      narrow: thumbnailGeometry([{ kind: "main", points: line }], pictureWidths.narrow, pictureHeight),
      wide: wideCards.slice(0, (columns - (routes.length % columns)) % columns).includes(index)
        ? thumbnailGeometry([{ kind: "main", points: line }], pictureWidths.wide, pictureHeight)
        : null,
    })),
  };
}

/** What the hills are drawn from; the ground follows from the way. */
function heroPicture(profile: ElevationProfile, places: readonly ProfilePlace[]): HeroPicture {
  const { ground: _, ...picture } = heroGeometry(profile, 1440, 500, places);
  return picture;
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("home");
  const { hero, routes, startPlaces, counts } = loaderData;
  return (
    <>
      <PageHead title={t("title")} description={t("description")} />
      <HomeHero picture={hero} routeName={routes[0]?.facts.name ?? ""}>
        {startPlaces ? <PlanBar routes={routes.map(({ facts }) => facts)} startPlaces={startPlaces} /> : null}
      </HomeHero>
      <section aria-labelledby="routes" className="page-width py-12 md:py-16">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 id="routes" className="scroll-mt-6 text-2xl">
            {t("routes.heading")}
          </h2>
          <p className="text-sm text-ink-2">{t("routes.count", { count: routes.length })}</p>
        </div>
        <ul className="mt-7 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {routes.map(({ facts, narrow, wide }) => (
            <RouteCard key={facts.slug} route={facts} wide={wide !== null}>
              <RouteThumbnail geometry={narrow} className={wide ? "h-full sm:hidden" : "h-full"} />
              {wide ? <RouteThumbnail geometry={wide} className="hidden h-full sm:block" /> : null}
            </RouteCard>
          ))}
        </ul>
        <p className="mt-5 max-w-[75ch] text-sm text-ink-2">{t("routes.daysHint")}</p>
      </section>
      <HomeExplained counts={counts} />
    </>
  );
}
