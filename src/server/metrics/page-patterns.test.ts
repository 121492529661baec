import type { ServerBuild } from "react-router";
import { expect, it } from "vitest";
import { pagePatterns } from "./page-patterns.ts";

const routes = {
  root: { id: "root" },
  es: { id: "es", parentId: "root", path: "es" },
  "es/home": { id: "es/home", parentId: "es", index: true },
  "es/town": { id: "es/town", parentId: "es", path: ":routeSlug/:townSlug" },
  en: { id: "en", parentId: "root" },
  town: { id: "town", parentId: "en", path: ":routeSlug/:townSlug" },
  everything: { id: "everything", parentId: "en", path: "*" },
  start: { id: "start", parentId: "root", path: "plans/start" },
  plan: { id: "plan", parentId: "root", path: "plans/:uuid" },
  days: { id: "days", parentId: "root", path: "plans/:uuid/days/:day?" },
  robots: { id: "robots", parentId: "root", path: "robots.txt" },
} as unknown as ServerBuild["routes"];
const patternOf = pagePatterns(routes);

it.each([
  ["/", "/"],
  ["/_.data", "/.data"],
  ["/es", "/es"],
  ["/camino-frances/leon", "/:routeSlug/:townSlug"],
  ["/es/camino-frances/leon", "/es/:routeSlug/:townSlug"],
  ["/camino-frances/leon.data", "/:routeSlug/:townSlug.data"],
  ["/plans/start", "/plans/start"],
  ["/plans/0197", "/plans/:uuid"],
  ["/plans/0197/days", "/plans/:uuid/days/:day?"],
  ["/plans/0197/days/3", "/plans/:uuid/days/:day?"],
  ["/robots.txt", "/robots.txt"],
  ["/a/b/c/secret", "/*"],
])("the address %s has the pattern %s", (address, pattern) => {
  expect(patternOf(address)).toBe(pattern);
});
