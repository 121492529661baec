import { expect, it } from "vitest";

import { isPrivatePage } from "./private-page.ts";

it.each([
  "/reset-password/abc",
  "/es/reset-password/abc",
  "/confirm-email/abc",
  "/confirm/abc",
  "/correct/abc",
  "/es/correct/abc",
  "/register",
  "/login",
  "/logout",
  "/forgotten-password",
  "/change-password",
  "/me",
  "/es/me",
  "/plans",
  "/plans/new",
  "/plans/0197b3f0-0000-7000-8000-000000000001/days/2",
  "/administration",
  "/administration/users",
  "/favourite-towns",
  "/accommodation/0197b3f0-0000-7000-8000-000000000001/correction",
  "/offline",
  "/no-such-page/Secret",
  "/camino-frances/leon/Secret",
  "/camino-frances/a/b/c",
])("nothing is recorded at %s", (path) => {
  expect(isPrivatePage(path, "")).toBe(true);
});

it.each([
  "/",
  "/es",
  "/es/",
  "/planner",
  "/plans/start",
  "/camino-frances/reset",
  "/es/camino-ingles/ferrol/albergue-1",
])("visits of %s may be recorded", (path) => {
  expect(isPrivatePage(path, "?from=leon")).toBe(false);
});

it.each(["?share=abc", "?a=1&token=abc", "?setup=abc"])("nothing is recorded if the query is %s", (search) => {
  expect(isPrivatePage("/planner", search)).toBe(true);
});
