import { useId } from "react";
import { useTranslations } from "use-intl";

import { showComparedRoutes, showRouteFinder } from "#use-cases/places/finders/show-route-finder.ts";
import { showRouteOutlines } from "#use-cases/home/show-route-outlines.ts";
import type { PageHandle } from "#web/features/shell/page-layout.tsx";
import { applicationContext, responseHeaders } from "#web/server/app-context.ts";
import { cardPictures } from "#web/server/card-pictures.server.ts";
import { FinderForm, useSavedFilters, useOwnSearches } from "#web/features/places/finder/finder-form.tsx";
import { paceNames, pacePresets } from "#domain/planner/options/presets.ts";
import { RouteCards } from "#web/features/routes/cards/route-cards.tsx";
import { CompareTable } from "#web/features/routes/finder/compare-table.tsx";
import { UndrawnRoutes } from "#web/features/routes/finder/undrawn-routes.tsx";
import { RouteEntry } from "#web/features/routes/finder/route-entry.tsx";
import { comparedIn, maxComparedRoutes, orderRoutes, routeOrders } from "#web/features/routes/finder/route-order.ts";
import { RouteThumbnail } from "#web/components/route-map/thumbnail/route-thumbnail.tsx";
import { PageHead } from "#web/components/seo/page-head.tsx";
import { buttonLook } from "#web/ui/controls/button.tsx";
import { SelectField } from "#web/ui/controls/field.tsx";
import { Notice } from "#web/ui/layout/notice.tsx";
import { InPortions } from "#web/ui/hydration/yield-before-render.tsx";

import type { Route } from "./+types/routes.ts";
import { finderMap, routeEnds } from "./finder-map.ts";
import { LazyRoutesMap } from "./lazy-maps.tsx";

const picture = { width: 380, height: 160 };
/** In the proportions of its box on phones, where it is smallest; wider boxes show more on both sides. */
const mapBox = { width: 780, height: 564 };

export const handle: PageHandle = { hydrateWhen: "until-seen" };

export async function loader({ request, context }: Route.LoaderArgs) {
  const application = context.get(applicationContext);
  const parameters = new URL(request.url).searchParams;
  const pace = paceNames.find((name) => name === parameters.get("pace")) ?? "standard";
  const sort = routeOrders.find((order) => order === parameters.get("sort")) ?? "known";
  const { routes: unordered, undrawn, isWhole } = await showRouteFinder(application, pace);
  if (!isWhole) context.get(responseHeaders).set("Cache-Control", "no-store");
  const routes = orderRoutes(unordered, sort);
  const requestedSlugs = comparedIn(parameters).filter((slug) => routes.some((route) => route.slug === slug));
  const compared = requestedSlugs.slice(0, maxComparedRoutes);
  const details = new Map((await showComparedRoutes(application, compared)).map((route) => [route.slug, route]));
  const outlines = await showRouteOutlines(application);
  const pictures = await cardPictures(
    routes.map(({ line }) => line),
    picture,
  );
  return {
    pace,
    sort,
    compared,
    leftOut: Math.max(0, requestedSlugs.length - maxComparedRoutes),
    routes: routes.map(({ line: _, ...figures }, place) => ({
      ...figures,
      compared: details.get(figures.slug),
      picture: pictures[place]!,
    })),
    undrawn,
    ends: routeEnds(unordered),
    map: await finderMap([], outlines, [], mapBox),
  };
}

export default function RouteFinderPage({ loaderData }: Route.ComponentProps) {
  const { pace, sort, compared, leftOut, routes, undrawn, map, ends } = loaderData;
  const t = useTranslations("finder.routes");
  const { generation, note } = useOwnSearches();
  useSavedFilters("vieira-route-choices");
  const formId = useId();
  const side = compared.flatMap((slug) => routes.find((route) => route.slug === slug) ?? []);
  return (
    <div className="page-width grid grid-cols-1 gap-7 py-10">
      <PageHead
        title={t("title")}
        description={t("description", { count: routes.length })}
        noIndex={compared.length > 0}
      />
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-10">
        <div className="grid content-center gap-3">
          <h1 className="text-2xl">{t("heading", { count: routes.length })}</h1>
          <p className="text-lg text-ink-2">{t("lead")}</p>
          <p className="text-sm text-ink-2">{t("daysHint")}</p>
        </div>
        <LazyRoutesMap map={map} ends={ends} />
      </div>
      <FinderForm key={generation} id={formId} label={t("choices")} submitLabel={t("show")} onSearch={note}>
        <div className="grid gap-4 sm:grid-cols-2 lg:max-w-xl">
          <SelectField label={t("pace")} error={null} name="pace" defaultValue={pace}>
            {paceNames.map((name) => (
              <option key={name} value={name}>
                {t(`paces.${name}`, { kmh: pacePresets[name].flatKmh })}
              </option>
            ))}
          </SelectField>
          <SelectField label={t("order")} error={null} name="sort" defaultValue={sort}>
            {routeOrders.map((order) => (
              <option key={order} value={order}>
                {t(`orders.${order}`)}
              </option>
            ))}
          </SelectField>
        </div>
        <section aria-labelledby="compare" className="grid grid-cols-1 gap-3">
          <h2 id="compare" tabIndex={-1} className="scroll-mt-4 text-lg outline-none">
            {t("compareHeading")}
          </h2>
          {side.length > 0 ? (
            <CompareTable routes={side} />
          ) : (
            <p className="text-sm text-ink-2">{t("compareHint", { most: maxComparedRoutes })}</p>
          )}
          {leftOut > 0 ? (
            <Notice kind="info" announce>
              {t("compareMost", { most: maxComparedRoutes })}
            </Notice>
          ) : null}
        </section>
        <RouteCards>
          <InPortions
            of={routes.map(({ picture: geometry, ...route }) => (
              <RouteEntry key={route.slug} route={route} isCompared={compared.includes(route.slug)}>
                <RouteThumbnail geometry={geometry} />
              </RouteEntry>
            ))}
          />
        </RouteCards>
        {side.length > 0 ? (
          <p className="sticky bottom-(--tabs-height) z-10 -mx-[16px] flex flex-wrap items-center justify-between gap-x-4 rounded-t-lg border border-line bg-surface px-5 py-2 shadow-card sm:mx-0">
            <span className="min-w-0 flex-1 truncate text-sm">{side.map(({ name }) => name).join(" · ")}</span>
            <a href="#compare" className={buttonLook("primary", "sm")}>
              {t("showCompared", { count: side.length })}
            </a>
          </p>
        ) : null}
      </FinderForm>
      {undrawn.length > 0 ? <UndrawnRoutes routes={undrawn} /> : null}
    </div>
  );
}
