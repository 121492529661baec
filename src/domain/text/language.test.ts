import { describe, expect, it } from "vitest";
import { preferredLanguage } from "./language.ts";

describe("preferredLanguage", () => {
  it.each([
    [undefined, "en"],
    ["", "en"],
    ["*", "en"],
    ["es", "es"],
    ["es-ES,es;q=0.9,en;q=0.8", "es"],
    ["fr-FR, es;q=0.5, en;q=0.4", "es"],
    ["en;q=0.3, es-MX;q=0.4", "es"],
    ["es;q=0, en;q=0.1", "en"],
    ["de", "en"],
    ["es;q=nonsense", "es"],
    [";;;,,,=q", "en"],
  ])("answers %j with %s", (header, language) => {
    expect(preferredLanguage(header)).toBe(language);
  });
});
