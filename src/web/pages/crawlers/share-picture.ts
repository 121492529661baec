import { data } from "react-router";

import type { HomeRoute } from "#use-cases/home/route-figures.ts";
import { showHome } from "#use-cases/home/show-home.ts";
import { showWay } from "#use-cases/routes/show-way.ts";
import { sentences } from "#messages/sentences/in-languages.ts";
import { sharedTaskOptions } from "#use-cases/workers/worker-pool.ts";
import { applicationContext } from "#web/server/app-context.ts";
import { drawSharePicture } from "#web/components/seo/draw-share-picture.server.ts";
import { locales } from "#web/i18n/language.ts";
import { pictureOfSite } from "#web/i18n/paths.ts";
import { formatsOf } from "#web/ui/text/formats.ts";

import type { Route } from "./+types/share-picture.ts";

/**
 * `/og/{slug}.png`: preview picture of a route's pages; `site-en`, and so on, is that of all other pages in a language.
 * `default` is its former name, to which earlier shared pages link.
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const application = context.get(applicationContext);
  const slug = /^([a-z0-9-]+)\.png$/.exec(params.file)?.[1];
  const { routes } = await showHome(application);
  const language = slug === "default" ? "en" : locales.find((locale) => pictureOfSite(locale) === slug);
  const route = language === undefined ? routes.find((one) => one.slug === slug) : routes[0];
  if (slug === undefined || !route) throw data(null, { status: 404 });
  const png = await application.content.getOrLoadBounded(`share-picture ${slug}`, async () => {
    const way = await showWay(application, route.slug, null);
    const words =
      language === undefined
        ? { title: route.name, lines: [`${route.start} – ${route.end}`, sizeOf(route)] }
        : { title: sentences[language].sharedSite.title, lines: [sentences[language].sharedSite.line(routes.length)] };
    // Cached for everybody: continues even if the first client disconnects.
    return drawSharePicture(sharedTaskOptions(application), {
      ...words,
      profile: way?.profile ?? null,
      line: route.line,
    });
  });
  if (!png) throw data(null, { status: 404 });
  return new Response(png, { headers: { "Content-Type": "image/png" } });
}

/** Only figures: one picture serves all languages. */
function sizeOf({ lengthM, ascentM, isClimbPartial }: HomeRoute): string {
  const formats = formatsOf("en");
  return ascentM === null || isClimbPartial
    ? formats.kilometres(lengthM)
    : `${formats.kilometres(lengthM)} · ↑ ${formats.metres(ascentM)}`;
}
