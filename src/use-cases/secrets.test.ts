import { expect, it } from "vitest";
import { hideSecrets, newSecret } from "./secrets.ts";

it("hides the secrets of links, and nothing else that is long", () => {
  const slug = "albergue-de-peregrinos-de-la-orden-de-malta-cizur-menor";
  const text = (secret: string) => `https://plan.example.org/es/confirm/${secret}\nhttps://plan.example.org/${slug}`;
  expect(hideSecrets(text(newSecret()))).toBe(text("…"));
});
