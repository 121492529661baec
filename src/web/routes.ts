import { index, layout, route, type RouteConfig, type RouteConfigEntry } from "@react-router/dev/routes";

import { type Locale, locales, pathInLocale } from "./i18n/language.ts";
import { layoutModule, type MessageGroup, messagesModule, offlineModule } from "./route-messages.ts";

/** Pages with the messages of a group: browsers fetch only these, in one language, together with the page. */
function withMessages(locale: Locale, group: MessageGroup, pages: RouteConfigEntry[]) {
  return layout(messagesModule(locale, group), { id: `${locale}/messages/${group}` }, pages);
}

/** Pages that exist in each language, with one file and an id per language. */
function publicPages(locale: Locale) {
  const id = (name: string) => ({ id: `${locale}/${name}` });
  return [
    withMessages(locale, "home", [index("pages/public/home.tsx", id("home"))]),
    withMessages(locale, "text", [
      route("credits", "pages/public/credits.tsx", id("credits")),
      route("terms-of-use", "pages/public/terms.tsx", id("terms")),
      route("privacy-policy", "pages/public/privacy.tsx", id("privacy")),
      route("how-to/plan-your-camino-using-favourite-towns", "pages/public/guide.tsx", id("guide")),
    ]),
    withMessages(locale, "reference", [
      route("data", "pages/public/data.tsx", id("data")),
      route("how-to/first-camino", "pages/public/first-camino.tsx", id("first-camino")),
    ]),
    withMessages(locale, "finder", [
      route("route", "pages/finders/routes.tsx", id("route-finder")),
      route("town", "pages/finders/towns.tsx", id("town-finder")),
      route("accommodation", "pages/finders/houses.tsx", id("house-finder")),
    ]),
    withMessages(locale, "search", [route("search", "pages/public/search.tsx", id("search"))]),
    withMessages(locale, "planner", [route("planner", "pages/planner/planner.tsx", id("planner"))]),
    withMessages(locale, "comparison", [route("planner/compare", "pages/planner/compare.tsx", id("compare-walks"))]),
    withMessages(locale, "start", [route("plans/start", "pages/plans/start.tsx", id("start"))]),
    withMessages(locale, "account", [
      route("login", "pages/account/login.tsx", id("login")),
      route("register", "pages/account/register.tsx", id("register")),
      route("forgotten-password", "pages/account/forgotten-password.tsx", id("forgotten-password")),
      route("reset-password/:token", "pages/account/reset-password.tsx", id("reset-password")),
      route("confirm-email/:token", "pages/account/confirm-email.tsx", id("confirm-email")),
      route("second-factor", "pages/account/second-factor.tsx", id("second-factor")),
      route("stop-email-change/:token", "pages/account/stop-email-change.tsx", id("stop-email-change")),
      route("change-password", "pages/account/change-password.tsx", id("change-password")),
      route("logout", "pages/account/logout.tsx", id("logout")),
      route("me", "pages/account/me.tsx", id("me")),
    ]),
    withMessages(locale, "favourites", [
      route("favourite-towns", "pages/favourites/favourites.tsx", id("favourite-towns")),
      route("favourite-accommodations", "pages/favourites/favourites.tsx", id("favourite-accommodations")),
    ]),
    withMessages(locale, "correction", [
      route("accommodation/:uuid/correction", "pages/places/suggest-correction.tsx", id("suggest-correction")),
      route("confirm/:token", "pages/owners/confirm-house.tsx", id("confirm-house")),
      route("unsubscribe/:token", "pages/owners/unsubscribe.tsx", id("unsubscribe")),
      route("correct/:token", "pages/owners/correct-house.tsx", id("correct-house")),
    ]),
    route("favourite-places", "pages/favourites/favourite-places.ts", id("favourite-places")),
    route("start-places", "pages/public/start-places.ts", id("start-places")),
    route("routes/:routeSlug", "pages/places/route-redirect.tsx", id("route-redirect")),
    route("camino-frances/route", "pages/public/moved.ts", id("moved-frances")),
    route("camino-ingles/route", "pages/public/moved.ts", id("moved-ingles")),
    route("camino-portugues-de-la-costa/route", "pages/public/moved.ts", id("moved-costa")),
    route("camino-portugues/route", "pages/public/moved.ts", id("moved-portugues")),
    route("how-to/plan-your-camino-using-bookmarks", "pages/public/moved.ts", id("moved-guide")),
    route("planner-beta", "pages/public/moved.ts", id("moved-planner")),
    withMessages(locale, "route", [route(":routeSlug", "pages/places/route.tsx", id("route"))]),
    withMessages(locale, "town", [route(":routeSlug/:townSlug", "pages/places/town.tsx", id("town"))]),
    withMessages(locale, "house", [
      route(":routeSlug/:townSlug/:accommodationSlug", "pages/places/house.tsx", id("house")),
    ]),
    route("*", "pages/public/not-found.tsx", id("not-found")),
  ];
}

/** Pages for developers; a production build has none unless `DEVELOPMENT_PAGES=1`. */
const developmentPages =
  process.env["NODE_ENV"] === "development" || process.env["DEVELOPMENT_PAGES"] === "1"
    ? [route("boom", "pages/development/boom.tsx"), route("states", "pages/development/states.tsx")]
    : [];

export default [
  route("robots.txt", "pages/crawlers/robots.ts"),
  ...["sitemap", "sitemap-routes", "sitemap-towns", "sitemap-houses"].map((name) =>
    route(`${name}.xml`, "pages/crawlers/sitemap.ts", { id: name }),
  ),
  route("manifest/:file", "pages/crawlers/site-manifest.ts"),
  route("og/:file", "pages/crawlers/share-picture.ts"),
  route("planner/lines", "pages/planner/lines.ts"),
  route("planner/houses", "pages/planner/houses.ts"),
  route("planner/leading", "pages/planner/leading.ts"),
  route("planner/sheet", "pages/planner/sheet.ts"),
  // Without a layout: the pages rendered into these documents bring their own.
  ...locales.map((locale) => route(pathInLocale("/offline", locale).slice(1), offlineModule(locale))),
  layout("pages/administration/layout.tsx", { id: "administration" }, [
    layout("pages/administration/navigation-layout.tsx", { id: "desk" }, [
      route("administration", "pages/administration/dashboard.tsx"),
      route("administration/audit", "pages/administration/audit.tsx"),
      route("administration/accommodation-correction-suggestions", "pages/administration/correction-suggestions.tsx"),
      route("administration/trail-notes", "pages/administration/trail-notes.tsx"),
      route("administration/map", "pages/administration/graph-map.tsx"),
      route("administration/emails", "pages/administration/emails/list.tsx"),
      route("administration/accommodations/unverified", "pages/administration/emails/unverified-houses.tsx"),
      route("administration/accommodations/emails", "pages/administration/emails/many-house-emails.tsx"),
      route("administration/accommodations/:uuid/emails", "pages/administration/emails/house-emails.tsx"),
      route("administration/registers", "pages/administration/registers/list.tsx"),
      route("administration/registers/:uuid", "pages/administration/registers/show.tsx"),
      route("administration/oauth2/google", "pages/administration/emails/google.tsx"),
      route("administration/users", "pages/administration/people/users.tsx"),
      route("administration/users/:uuid", "pages/administration/people/user.tsx"),
      route("administration/plans", "pages/administration/people/plans.tsx"),
      route("administration/plans/:uuid", "pages/administration/people/plan.tsx"),
      route("administration/routes/:slug/path", "pages/administration/route-path.tsx"),
      route("administration/routes/:slug/segments", "pages/administration/route-segments.tsx"),
      route("administration/:resource/:uuid/photos", "pages/administration/photos.tsx"),
      // Resources administered by their definition alone.
      route("administration/:resource", "pages/administration/records/list.tsx"),
      route("administration/:resource/new", "pages/administration/records/new.tsx"),
      route("administration/:resource/import", "pages/administration/records/import.tsx"),
      route("administration/:resource/:key", "pages/administration/records/show.tsx"),
      route("administration/:resource/:key/edit", "pages/administration/records/edit.tsx"),
    ]),
    route("administration/accommodations/:uuid/emails/letter", "pages/administration/emails/letter-picture.ts"),
    route("administration/:resource/choices", "pages/administration/records/choices.ts"),
    route("administration/:resource/slug-check", "pages/administration/records/slug-check.ts"),
  ]),
  route("administration/oauth2/google/callback", "pages/administration/emails/google-callback.ts"),
  route("plans/:uuid/picture.png", "pages/plans/share-picture.ts"),
  layout("pages/plans/frame.tsx", { id: "plans" }, [
    route("today", "pages/plans/today.tsx"),
    route("trail-notes", "pages/plans/trail-notes.tsx"),
    route("plans", "pages/plans/list.tsx"),
    route("plans/import", "pages/plans/import.tsx"),
    route("plans/keep", "pages/plans/keep.tsx"),
    route("plans/new", "pages/plans/form/new.tsx"),
    route("plans/:uuid", "pages/plans/overview.tsx"),
    route("plans/:uuid/days/:day?", "pages/plans/days.tsx"),
    route("plans/:uuid/edit", "pages/plans/form/edit.tsx"),
  ]),
  ...locales
    .filter((locale) => locale !== "en")
    .map((locale) => route(locale, layoutModule(locale), { id: locale }, publicPages(locale))),
  layout(layoutModule("en"), { id: "en" }, [...publicPages("en"), ...developmentPages]),
] satisfies RouteConfig;
