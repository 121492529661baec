import { useTranslations } from "use-intl";

import { showHome } from "#use-cases/home/show-home.ts";
import { showStartPlaces } from "#use-cases/routes/show-start-places.ts";
import { applicationContext, responseHeaders } from "#web/server/app-context.ts";
import { heroGeometry } from "#web/components/profile/hero-profile.ts";
import { HomeHero, HeroHills } from "#web/features/routes/home/home-hero.tsx";
import { PlanBar } from "#web/features/planner/plan-bar/plan-bar.tsx";
import { HomeSections } from "#web/features/routes/home/home-sections.tsx";
import type { PageHandle } from "#web/features/shell/page-layout.tsx";
import { PageHead } from "#web/components/seo/page-head.tsx";
import { cardPictures } from "#web/server/card-pictures.server.ts";
import { renderStatic } from "#web/server/rendering/static-html.server.tsx";
import { StaticPart, useStaticHtml } from "#web/ui/static-html/static-html.tsx";
// Of the cards, which are only rendered on the server.
import "#web/features/routes/cards/route-cards.css";

import type { Route } from "./+types/home.ts";

export const handle: PageHandle = { clearHeader: true, hydrateWhen: "until-used" };

const cardPicture = { width: 379, height: 188 };

/** Routes with a card, the best known first; the finder has all. */
const maxHomeCards = 24;

/** Places named on the hills, the most important first. */
const heroPlaces = ["Cruz de Ferro", "O Cebreiro", "Col de Lepoeder", "Santiago de Compostela", "León", "Burgos"];
const shortNames: Readonly<Record<string, string>> = { "Santiago de Compostela": "Santiago" };

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const application = context.get(applicationContext);
  const { routes, profile, places, counts, isWhole } = await showHome(application);
  if (!isWhole) context.get(responseHeaders).set("Cache-Control", "no-store");
  const named = heroPlaces.flatMap((name) => {
    const place = places.find((each) => each.name === name);
    return place ? [{ ...place, name: shortNames[name] ?? name }] : [];
  });
  const first = routes[0]?.slug ?? "";
  const carded = routes.slice(0, maxHomeCards);
  const pictures = await cardPictures(
    carded.map(({ line }) => line),
    cardPicture,
  );
  const cards = carded.map(({ line: _, ...facts }, place) => ({ facts, picture: pictures[place]! }));
  return {
    startPlaces: await showStartPlaces(application, first),
    routes: routes.map(({ slug, name, start, end }) => ({ slug, name, start, end })),
    parts: {
      hills: await renderStatic({ request, url }, HeroHills, {
        picture: profile && heroGeometry(profile, 1440, 500, named),
        routeName: routes[0]?.name ?? "",
      }),
      sections: await renderStatic({ request, url }, HomeSections, { routes: cards, total: routes.length, counts }),
    },
  };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("home");
  const { routes, startPlaces } = loaderData;
  const parts = useStaticHtml(loaderData.parts);
  return (
    <>
      <PageHead title={t("title")} description={t("description")} />
      <HomeHero hills={<StaticPart part={parts.hills} />}>
        {startPlaces ? <PlanBar routes={routes} startPlaces={startPlaces} /> : null}
      </HomeHero>
      <StaticPart part={parts.sections} />
    </>
  );
}
