import { useTranslations } from "use-intl";

import { showHome } from "#use-cases/routes/show-home.ts";
import { showStartPlaces } from "#use-cases/routes/show-start-places.ts";
import { applicationContext } from "#web/app-context.ts";
import { HomeHonesty } from "#web/features/home-steps/home-honesty.tsx";
import { HomeSteps } from "#web/features/home-steps/home-steps.tsx";
import { PlanBar } from "#web/features/plan-bar/plan-bar.tsx";
import { RouteCard } from "#web/features/route-cards/route-card.tsx";
import { RouteThumbnail } from "#web/features/route-map/route-thumbnail.tsx";
import { thumbnailGeometry } from "#web/features/route-map/thumbnail-geometry.ts";
import type { PageHandle } from "#web/features/shell/page-frame.tsx";
import { PageHead } from "#web/page-head.tsx";
import { classNames } from "#web/ui/class-names.ts";

import type { Route } from "./+types/home.ts";

export const handle: PageHandle = { clearHeader: true };

/** Pictures of the cards: the first spans two columns. */
const pictureHeight = 188;
const pictureWidth = (index: number) => (index === 0 ? 812 : 400);

export async function loader({ context }: Route.LoaderArgs) {
  const application = context.get(applicationContext);
  const { routes, counts } = await showHome(application);
  const first = routes[0]?.slug ?? "";
  return {
    counts,
    startPlaces: await showStartPlaces(application, first),
    routes: routes.map(({ line, ...facts }, index) => ({
      facts,
      picture: thumbnailGeometry([{ kind: "main", points: line }], pictureWidth(index), pictureHeight),
    })),
  };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("home");
  const { routes, startPlaces, counts } = loaderData;
  return (
    <>
      <PageHead title={t("title")} description={t("description")} />
      <section>
        <div className="page-width">
          <h1>
            {t("hero.line1")} {t("hero.line2")}
          </h1>
          {startPlaces ? <PlanBar routes={routes.map(({ facts }) => facts)} startPlaces={startPlaces} /> : null}
        </div>
      </section>
      <section aria-labelledby="routes" className="page-width py-12 md:py-16">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 id="routes" className="scroll-mt-6 text-2xl">
            {t("routes.heading")}
          </h2>
          <p className="text-sm text-ink-2">{t("routes.count", { count: routes.length })}</p>
        </div>
        <ul className="mt-7 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {routes.map(({ facts, picture }, index) => (
            <RouteCard
              key={facts.slug}
              route={facts}
              wide={index === 0}
              picture={<RouteThumbnail geometry={picture} className={classNames("h-full")} />}
            />
          ))}
        </ul>
        <p className="mt-5 max-w-[75ch] text-sm text-ink-2">{t("routes.daysHint")}</p>
      </section>
      <HomeSteps />
      <HomeHonesty counts={counts} />
    </>
  );
}
