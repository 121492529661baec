import { expect, it } from "vitest";

import { routeMiddleware } from "./route-middleware.server.ts";

it.each(["auth", "guest-only", "editor", "admin"])("has the check %s", (name) => {
  expect(routeMiddleware(name)).toBeTypeOf("function");
});

it("an unknown check stops the start, because routes name theirs when loaded", () => {
  expect(() => routeMiddleware("wheelbarrow")).toThrow("Unknown route middleware");
});
