import { index, layout, route, type RouteConfig, type RouteConfigEntry } from "@react-router/dev/routes";

import { type Locale, locales, pathInLocale } from "./i18n/language.ts";
import { layoutModule, type MessageGroup, messagesModule, offlineModule } from "./route-messages.ts";

/** Pages with the messages of a group: browsers fetch these together with the page, in one language, and no others. */
function withMessages(locale: Locale, group: MessageGroup, pages: RouteConfigEntry[]) {
  return layout(messagesModule(locale, group), { id: `${locale}/messages/${group}` }, pages);
}

/** Pages that exist once in each language, under one file and an id per language. */
function publicPages(locale: Locale) {
  const id = (name: string) => ({ id: `${locale}/${name}` });
  return [
    withMessages(locale, "home", [index("routes/public/home.tsx", id("home"))]),
    withMessages(locale, "text", [
      route("credits", "routes/public/credits.tsx", id("credits")),
      route("terms-of-use", "routes/public/terms.tsx", id("terms")),
      route("privacy-policy", "routes/public/privacy.tsx", id("privacy")),
      route("how-to/plan-your-camino-using-favourite-towns", "routes/public/guide.tsx", id("guide")),
    ]),
    withMessages(locale, "reference", [
      route("data", "routes/public/data.tsx", id("data")),
      route("how-to/first-camino", "routes/public/first-camino.tsx", id("first-camino")),
    ]),
    withMessages(locale, "finder", [
      route("route", "routes/finders/routes.tsx", id("route-finder")),
      route("town", "routes/finders/towns.tsx", id("town-finder")),
      route("accommodation", "routes/finders/houses.tsx", id("house-finder")),
    ]),
    withMessages(locale, "search", [route("search", "routes/public/search.tsx", id("search"))]),
    withMessages(locale, "planner", [route("planner", "routes/planner/planner.tsx", id("planner"))]),
    withMessages(locale, "comparison", [route("planner/compare", "routes/planner/compare.tsx", id("compare-walks"))]),
    withMessages(locale, "start", [route("plans/start", "routes/plans/start.tsx", id("start"))]),
    withMessages(locale, "account", [
      route("login", "routes/account/login.tsx", id("login")),
      route("register", "routes/account/register.tsx", id("register")),
      route("forgotten-password", "routes/account/forgotten-password.tsx", id("forgotten-password")),
      route("reset-password/:token", "routes/account/reset-password.tsx", id("reset-password")),
      route("confirm-email/:token", "routes/account/confirm-email.tsx", id("confirm-email")),
      route("second-factor", "routes/account/second-factor.tsx", id("second-factor")),
      route("stop-email-change/:token", "routes/account/stop-email-change.tsx", id("stop-email-change")),
      route("change-password", "routes/account/change-password.tsx", id("change-password")),
      route("logout", "routes/account/logout.tsx", id("logout")),
      route("me", "routes/account/me.tsx", id("me")),
    ]),
    withMessages(locale, "favourites", [
      route("favourite-towns", "routes/account/favourites.tsx", id("favourite-towns")),
      route("favourite-accommodations", "routes/account/favourites.tsx", id("favourite-accommodations")),
    ]),
    withMessages(locale, "correction", [
      route("accommodation/:uuid/correction", "routes/public/suggest-correction.tsx", id("suggest-correction")),
      route("confirm/:token", "routes/owners/confirm-house.tsx", id("confirm-house")),
      route("unsubscribe/:token", "routes/owners/unsubscribe.tsx", id("unsubscribe")),
      route("correct/:token", "routes/owners/correct-house.tsx", id("correct-house")),
    ]),
    route("favourite-places", "routes/account/favourite-places.ts", id("favourite-places")),
    route("start-places", "routes/public/start-places.ts", id("start-places")),
    route("routes/:routeSlug", "routes/public/route-redirect.tsx", id("route-redirect")),
    route("camino-frances/route", "routes/public/moved.ts", id("moved-frances")),
    route("camino-ingles/route", "routes/public/moved.ts", id("moved-ingles")),
    route("camino-portugues-de-la-costa/route", "routes/public/moved.ts", id("moved-costa")),
    route("camino-portugues/route", "routes/public/moved.ts", id("moved-portugues")),
    route("how-to/plan-your-camino-using-bookmarks", "routes/public/moved.ts", id("moved-guide")),
    route("planner-beta", "routes/public/moved.ts", id("moved-planner")),
    withMessages(locale, "route", [route(":routeSlug", "routes/public/route.tsx", id("route"))]),
    withMessages(locale, "town", [route(":routeSlug/:townSlug", "routes/public/town.tsx", id("town"))]),
    withMessages(locale, "house", [
      route(":routeSlug/:townSlug/:accommodationSlug", "routes/public/house.tsx", id("house")),
    ]),
    route("*", "routes/public/not-found.tsx", id("not-found")),
  ];
}

/** Pages for those who build the site; a production build has none unless asked by `DEVELOPMENT_PAGES=1`. */
const developmentPages =
  process.env["NODE_ENV"] === "development" || process.env["DEVELOPMENT_PAGES"] === "1"
    ? [route("boom", "routes/development/boom.tsx"), route("states", "routes/development/states.tsx")]
    : [];

export default [
  route("robots.txt", "routes/crawlers/robots.ts"),
  ...["sitemap", "sitemap-routes", "sitemap-towns", "sitemap-houses"].map((name) =>
    route(`${name}.xml`, "routes/crawlers/sitemap.ts", { id: name }),
  ),
  route("manifest/:file", "routes/crawlers/site-manifest.ts"),
  route("og/:file", "routes/crawlers/share-picture.ts"),
  route("planner/lines", "routes/planner/lines.ts"),
  route("planner/houses", "routes/planner/houses.ts"),
  route("planner/leading", "routes/planner/leading.ts"),
  route("planner/sheet", "routes/planner/sheet.ts"),
  // In no frame: the pages that are drawn into these documents bring their own.
  ...locales.map((locale) => route(pathInLocale("/offline", locale).slice(1), offlineModule(locale))),
  layout("routes/administration/layout.tsx", { id: "administration" }, [
    layout("routes/administration/navigation-layout.tsx", { id: "desk" }, [
      route("administration", "routes/administration/overview.tsx"),
      route("administration/audit", "routes/administration/audit.tsx"),
      route("administration/accommodation-correction-suggestions", "routes/administration/correction-suggestions.tsx"),
      route("administration/trail-notes", "routes/administration/trail-notes.tsx"),
      route("administration/map", "routes/administration/graph-map.tsx"),
      route("administration/emails", "routes/administration/emails.tsx"),
      route("administration/accommodations/unverified", "routes/administration/unverified-houses.tsx"),
      route("administration/accommodations/emails", "routes/administration/many-house-emails.tsx"),
      route("administration/accommodations/:uuid/emails", "routes/administration/house-emails.tsx"),
      route("administration/registers", "routes/administration/registers/list.tsx"),
      route("administration/registers/:uuid", "routes/administration/registers/show.tsx"),
      route("administration/oauth2/google", "routes/administration/google.tsx"),
      route("administration/users", "routes/administration/people/users.tsx"),
      route("administration/users/:uuid", "routes/administration/people/user.tsx"),
      route("administration/plans", "routes/administration/people/plans.tsx"),
      route("administration/plans/:uuid", "routes/administration/people/plan.tsx"),
      route("administration/routes/:slug/path", "routes/administration/route-path.tsx"),
      route("administration/routes/:slug/segments", "routes/administration/route-segments.tsx"),
      route("administration/:resource/:uuid/photos", "routes/administration/photos.tsx"),
      // Resources that are administered by their definition alone.
      route("administration/:resource", "routes/administration/records/list.tsx"),
      route("administration/:resource/new", "routes/administration/records/new.tsx"),
      route("administration/:resource/import", "routes/administration/records/import.tsx"),
      route("administration/:resource/:key", "routes/administration/records/show.tsx"),
      route("administration/:resource/:key/edit", "routes/administration/records/edit.tsx"),
    ]),
    route("administration/accommodations/:uuid/emails/letter", "routes/administration/letter-picture.ts"),
    route("administration/:resource/choices", "routes/administration/records/choices.ts"),
    route("administration/:resource/slug-check", "routes/administration/records/slug-check.ts"),
  ]),
  route("administration/oauth2/google/callback", "routes/administration/google-callback.ts"),
  route("plans/:uuid/picture.png", "routes/plans/share-picture.ts"),
  layout("routes/plans/frame.tsx", { id: "plans" }, [
    route("today", "routes/plans/today.tsx"),
    route("trail-notes", "routes/plans/trail-notes.tsx"),
    route("plans", "routes/plans/list.tsx"),
    route("plans/import", "routes/plans/import.tsx"),
    route("plans/keep", "routes/plans/keep.tsx"),
    route("plans/new", "routes/plans/new.tsx"),
    route("plans/:uuid", "routes/plans/overview.tsx"),
    route("plans/:uuid/days/:day?", "routes/plans/days.tsx"),
    route("plans/:uuid/edit", "routes/plans/edit.tsx"),
  ]),
  ...locales
    .filter((locale) => locale !== "en")
    .map((locale) => route(locale, layoutModule(locale), { id: locale }, publicPages(locale))),
  layout(layoutModule("en"), { id: "en" }, [...publicPages("en"), ...developmentPages]),
] satisfies RouteConfig;
