import { expect, it } from "vitest";

import { isPrivatePage } from "./private-page.ts";

it("knows the pages whose address is a secret", () => {
  for (const path of ["/reset-password/abc", "/es/reset-password/abc", "/confirm-email/abc", "/register"])
    expect(isPrivatePage(path, ""), path).toBe(true);
  expect(isPrivatePage("/plans/1/days", "?share=abc")).toBe(true);
  for (const path of ["/", "/es", "/planner", "/camino-frances/reset"])
    expect(isPrivatePage(path, "?from=leon"), path).toBe(false);
});
