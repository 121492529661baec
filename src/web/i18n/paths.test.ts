import { expect, it } from "vitest";

import { localeOfPath, pathInLocale } from "./language.ts";
import { pathsIn } from "./paths.ts";

it("lists every address of the site", () => {
  const show = (paths: ReturnType<typeof pathsIn>) => [
    paths.home(),
    paths.routes(),
    paths.planner(),
    paths.planner({ route: "camino-frances", from: "leon", days: 12, avoid: ["a", "b"], startDate: "", to: undefined }),
    paths.credits(),
    paths.route("camino-frances", { branch: "samos" }),
    paths.town("camino-frances", "leon"),
    paths.house("camino-frances", "leon", "hostal-albany"),
    paths.routeFile("camino-frances", "gpx", { from: "leon" }),
    paths.startPlaces("camino-frances"),
  ];
  expect(show(pathsIn("en"))).toEqual([
    "/",
    "/#routes",
    "/planner",
    "/planner?route=camino-frances&from=leon&days=12&avoid=a&avoid=b",
    "/credits",
    "/camino-frances?branch=samos",
    "/camino-frances/leon",
    "/camino-frances/leon/hostal-albany",
    "/api/routes/camino-frances.gpx?from=leon",
    "/start-places?route=camino-frances",
  ]);
  expect(show(pathsIn("es"))).toEqual([
    "/es",
    "/es#routes",
    "/es/planner",
    "/es/planner?route=camino-frances&from=leon&days=12&avoid=a&avoid=b",
    "/es/credits",
    "/es/camino-frances?branch=samos",
    "/es/camino-frances/leon",
    "/es/camino-frances/leon/hostal-albany",
    "/api/routes/camino-frances.gpx?from=leon",
    "/es/start-places?route=camino-frances",
  ]);
});

it("translates an address to the other language and back", () => {
  for (const path of ["/", "/credits", "/planner"]) {
    const spanish = pathInLocale(path, "es");
    expect(localeOfPath(spanish)).toBe("es");
    expect(pathInLocale(spanish, "en")).toBe(path);
    expect(pathInLocale(spanish, "es")).toBe(spanish);
  }
  expect(localeOfPath("/estella")).toBe("en");
  expect(pathInLocale("/estella", "es")).toBe("/es/estella");
});
