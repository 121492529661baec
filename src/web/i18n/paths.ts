import { accommodationAddress, routeAddress, townAddress } from "#contract/http/addresses.ts";
import type { RouteFileFormat } from "#contract/routes/route-file-formats.ts";

import { pathInLocale, type Locale } from "./language.ts";

/** Fields of a query. */
export type Query = Readonly<Record<string, string | number | readonly string[] | undefined>>;

/** Every address of the site in one language. Pages never write an address themselves. */
export function pathsIn(locale: Locale) {
  const page = (path: string, query?: Query) => pathInLocale(path, locale) + queryString(query);
  return {
    locale,
    home: () => page("/"),
    /** The list of routes on the home page. */
    routes: () => `${page("/")}#routes`,
    route: (route: string, query?: Query) => page(routeAddress(route), query),
    town: (route: string, town: string, query?: Query) => page(townAddress(route, town), query),
    house: (route: string, town: string, house: string) => page(accommodationAddress(route, town, house)),
    /** Form for visitors to report corrections of a house. */
    suggestCorrection: (houseUuid: string) => page(`/accommodation/${houseUuid}/correction`),
    /** Form for operators of a house to correct it, opened by a secret link. */
    correctHouse: (token: string) => page(`/correct/${encodeURIComponent(token)}`),
    /** Administration has no language in its address: it uses the member's. */
    administration: () => "/administration",
    /** A route's line as a file, complete or between two towns; the same in every language. */
    routeFile: (route: string, format: RouteFileFormat, query?: Query) =>
      `/api/routes/${encodeURIComponent(route)}.${format}${queryString(query)}`,
    /** All routes, all towns, all houses, with filters. */
    routeFinder: (query?: Query) => page("/route", query),
    townFinder: (query?: Query) => page("/town", query),
    houseFinder: (query?: Query) => page("/accommodation", query),
    search: (query?: Query) => page("/search", query),
    /** Search results as JSON; the address has no language. */
    searchAnswers: (q: string, limit: number) => `/api/search${queryString({ q, limit })}`,
    planner: (query?: Query) => page("/planner", query),
    /** Comparison of walks. @param search the planner's address of the walk to compare with */
    compareWalks: (search = "") => page("/planner/compare") + search,
    /** Plans have no language in their address, but use the user's. @param query `plan`: uuids of plans to compare */
    plans: (query?: Query) => `/plans${queryString(query)}`,
    /** Today's day of the current plan. @param query `on`: the local date of the walk */
    today: (query?: Query) => `/today${queryString(query)}`,
    /** Notes of a town as plain forms, for browsers without scripts. */
    trailNotes: (route: string, town: string) => `/trail-notes${queryString({ route, town })}`,
    newPlan: (query?: Query) => `/plans/new${queryString(query)}`,
    /** Saves the plan of a planner's address. */
    keepPlan: (search: string) => `/plans/keep${search}`,
    importPlan: () => "/plans/import",
    startPlan: (query?: Query) => page("/plans/start", query),
    plan: (uuid: string, query?: Query) => `/plans/${uuid}${queryString(query)}`,
    editPlan: (uuid: string) => `/plans/${uuid}/edit`,
    planDays: (uuid: string, query?: Query) => `/plans/${uuid}/days${queryString(query)}`,
    planDay: (uuid: string, day: number, query?: Query) => `/plans/${uuid}/days/${day}${queryString(query)}`,
    /** The preview picture of a shared plan. */
    planPicture: (uuid: string, share?: string) => `/plans/${uuid}/picture.png${queryString({ share })}`,
    guide: () => page("/how-to/plan-your-camino-using-favourite-towns"),
    credits: () => page("/credits"),
    terms: () => page("/terms-of-use"),
    privacy: () => page("/privacy-policy"),
    /** @param redirect path to go to after signing in */
    login: (redirect?: string) => page("/login", { redirect }),
    register: (redirect?: string) => page("/register", { redirect }),
    forgottenPassword: (redirect?: string) => page("/forgotten-password", { redirect }),
    resetPassword: (token: string) => page(`/reset-password/${encodeURIComponent(token)}`),
    confirmEmail: (token: string) => page(`/confirm-email/${encodeURIComponent(token)}`),
    changePassword: () => page("/change-password"),
    /** Setup of two-step sign-in. @param redirect path of the page that requires it */
    secondFactor: (redirect?: string) => page("/second-factor", { redirect }),
    logout: () => page("/logout"),
    me: () => page("/me"),
    favouriteTowns: () => page("/favourite-towns"),
    favouriteAccommodations: () => page("/favourite-accommodations"),
    /** What this browser has saved for offline use. */
    offline: () => page("/offline"),
    /** JSON for the favourites of visitors: facts and map of the given places. */
    favouritePlaces: (kind: "towns" | "accommodations", uuids: readonly string[]) =>
      page("/favourite-places", { kind, uuids: uuids.join(",") }),
    /** JSON for the planner: the lines of a route's arcs, the same in every language. */
    plannerLines: (route: string) => `/planner/lines${queryString({ route })}`,
    /** JSON for the planner: the terrain of several routes, the same in every language. */
    plannerSheet: (routes: readonly string[]) => `/planner/sheet${queryString({ route: routes })}`,
    /** The route's graph, the same in every language. */
    routeGraph: (route: string) => `/api/routes/${encodeURIComponent(route)}/graph`,
    /** JSON for the plan bar: possible starts on a route. */
    startPlaces: (route: string) => page("/start-places", { route }),
  };
}

/** Picture of the site in a language, for all pages without their own. */
export const pictureOfSite = (locale: Locale): string => `site-${locale}`;

/** Path of the preview picture of a route's pages, or of the whole site. */
export function sharePicturePath(what: string): string {
  return `/og/${what}.png`;
}

export type Paths = ReturnType<typeof pathsIn>;

/** A query string of the given fields without empty ones. */
export function queryString(query: Query = {}): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === "") continue;
    if (typeof value === "string" || typeof value === "number") parameters.append(name, String(value));
    else for (const item of value) parameters.append(name, item);
  }
  const text = parameters.toString();
  return text === "" ? "" : `?${text}`;
}
