import { describe, expect, it } from "vitest";
import { safeRedirect } from "./safe-redirect.ts";

describe("safeRedirect", () => {
  it.each(["/", "/plans", "/plans/new?route=camino-frances#top", "/es/me", "/a//b", "/%2F%2Fexample.org"])(
    "accepts %j",
    (path) => {
      expect(safeRedirect(path, "/me")).toBe(path);
    },
  );

  it.each([
    null,
    undefined,
    "",
    "plans",
    "//example.org",
    "/\\example.org",
    "\\\\example.org",
    "/\t/example.org",
    "/plans\nX: y",
    "https://example.org",
    "javascript:alert(1)",
    " //example.org",
  ])("rejects %j", (target) => {
    expect(safeRedirect(target, "/me")).toBe("/me");
  });
});
