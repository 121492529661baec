import { apiBrowser, type ApiBrowser } from "#tests/support/program/api-browser.ts";
import { newPlan } from "#tests/support/samples/plans.ts";

export const administrator = { email: "administrator@example.org", password: "ultreia et suseia" };

/** A browser whose requests go to a running program. @param url its origin */
export function browserOf(url: string): ApiBrowser {
  return apiBrowser({ app: { request: (path, init) => fetch(url + path, { ...init, redirect: "manual" }) } });
}

const publicPages = [
  "/",
  "/route",
  "/town",
  "/accommodation",
  "/camino-frances",
  "/camino-del-norte",
  "/camino-frances/burgos",
  "/camino-frances/cirauqui/albergue-cirauqui-casa-maralotx",
  "/planner?route=camino-frances",
  "/planner?route=camino-del-norte&startDate=2027-05-10&restEvery=7,5,9",
  "/planner/compare?route=camino-frances",
  "/planner/sheet?route=camino-frances&route=camino-ingles",
  "/search?q=burgos",
  "/og/camino-frances.png",
  "/sitemap-houses.xml",
  "/api/routes/camino-frances.gpx",
  "/api/towns?route=camino-frances",
  "/es/camino-frances",
];

const administration = ["", "/map", "/towns", "/accommodations", "/audit", "/users", "/routes/camino-frances/path"];

/** Signs the administrator in and makes a plan. @returns addresses of every kind of page and file, with those of the plan */
export async function pagesToVisit(browser: ApiBrowser): Promise<readonly string[]> {
  await browser.send("POST", "/api/login", administrator);
  const { uuid } = await newPlan(
    browser,
    { route: "camino-frances", startDate: new Date().toISOString().slice(0, 10) },
    "Francés",
  );
  return [
    ...publicPages,
    "/plans",
    "/today",
    ...["", "/days", "/days/3", "/edit"].map((rest) => `/plans/${uuid}${rest}`),
    ...["ics", "gpx", "csv", "pdf"].map((ending) => `/api/plans/${uuid}.${ending}`),
    ...administration.map((rest) => `/administration${rest}`),
    "/me",
    "/api/user/export",
  ];
}

/** @throws Error if the answer is not 200 */
export async function visit(browser: ApiBrowser, path: string): Promise<void> {
  const answer = await browser.send("GET", path);
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
}
