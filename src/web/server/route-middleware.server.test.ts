import { expect, it } from "vitest";

import { routeMiddleware } from "./route-middleware.server.ts";

it.each(["auth", "guest-only", "editor", "admin"])("knows the check %s", (name) => {
  expect(routeMiddleware(name)).toBeTypeOf("function");
});

it("stops the start for a check that nobody knows: routes name theirs as they are loaded", () => {
  expect(() => routeMiddleware("wheelbarrow")).toThrow("Unknown route middleware");
});
