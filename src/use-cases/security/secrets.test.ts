import { describe, expect, it } from "vitest";
import { hideSecrets, newSecret, seal, unseal } from "./secrets.ts";

it("redacts secrets of links, and no other long text", () => {
  const slug = "albergue-de-peregrinos-de-la-orden-de-malta-cizur-menor";
  const text = (secret: string) => `https://plan.example.org/es/confirm/${secret}\nhttps://plan.example.org/${slug}`;
  expect(hideSecrets(text(newSecret()))).toBe(text("…"));
});

const appSecret = "a secret for tests, which is no secret";

describe("seal", () => {
  it("opens with the same secret for the same purpose only", () => {
    const sealed = seal(appSecret, "access", "ya29.token");
    expect(sealed).not.toContain("ya29");
    expect(unseal(appSecret, "access", sealed)).toBe("ya29.token");
    expect(unseal(appSecret, "refresh", sealed)).toBeNull();
    expect(unseal(`${appSecret}!`, "access", sealed)).toBeNull();
  });

  it("never gives the same text twice, and detects every change", () => {
    const sealed = seal(appSecret, "access", "token");
    expect(seal(appSecret, "access", "token")).not.toBe(sealed);
    const [nonce = "", tag = "", text = ""] = sealed.split(".");
    const other = Buffer.from(text, "base64url").map((byte) => byte ^ 1);
    expect(unseal(appSecret, "access", [nonce, tag, Buffer.from(other).toString("base64url")].join("."))).toBeNull();
    expect(unseal(appSecret, "access", [nonce, tag.slice(0, 8), text].join("."))).toBeNull();
    expect(unseal(appSecret, "access", "nothing")).toBeNull();
  });
});
