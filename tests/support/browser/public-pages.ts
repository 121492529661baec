/** Addresses of every kind of public page: with much and with little data, and with the states that query parameters cause. */
export const publicPages = {
  "home and text pages": [
    "/",
    "/credits",
    "/data",
    "/terms-of-use",
    "/privacy-policy",
    "/how-to/plan-your-camino-using-favourite-towns",
    "/how-to/first-camino",
    "/nowhere",
    "/camino-frances/nowhere",
  ],
  "finders and search": [
    "/route?compare=camino-frances&compare=camino-de-le-puy",
    "/town",
    "/town?route=camino-frances&from=o-cebreiro&service=pharmacy",
    "/accommodation?route=camino-frances&from=burgos&to=leon&amenity=pets&openOn=2027-05-10",
    "/accommodation?q=zzzzzzzz&openOn=tomorrow",
    "/search",
    "/search?q=leon",
    "/search?q=xqxqxq",
  ],
  routes: ["/camino-frances?month=3", "/camino-ingles?with=pharmacy&kind=fountain", "/camino-de-le-puy"],
  "towns and houses": [
    "/camino-frances/sarria",
    "/camino-frances/o-cebreiro?openOn=2027-01-10",
    "/camino-frances/huntto",
    "/camino-de-le-puy/cahors",
    "/camino-frances/orisson/auberge-borda-orisson",
    "/camino-frances/zariquiegui/albergue-san-andres-zariquiegui",
  ],
  "plans and accounts": [
    "/planner?route=camino-ingles&startDate=2027-05-10",
    "/planner/compare?route=camino-ingles&startDate=2027-05-10&walkers=gentle,6,8",
    "/plans/start",
    "/plans/start?route=camino-ingles",
    "/favourite-towns",
    "/favourite-accommodations",
    "/login",
    "/register",
    "/forgotten-password",
    "/reset-password/x",
    "/confirm-email/x",
    "/confirm/x",
    "/correct/x",
    "/unsubscribe/x",
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** The same page in Spanish. */
export function inSpanish(path: string): string {
  return path === "/" ? "/es" : `/es${path}`;
}
