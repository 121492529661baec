import { describe, expect, it } from "vitest";
import { seal, unseal } from "./seal.ts";

const secret = "a secret for tests, which is no secret";

describe("seal", () => {
  it("opens with the same secret for the same purpose only", () => {
    const sealed = seal(secret, "access", "ya29.token");
    expect(sealed).not.toContain("ya29");
    expect(unseal(secret, "access", sealed)).toBe("ya29.token");
    expect(unseal(secret, "refresh", sealed)).toBeNull();
    expect(unseal(`${secret}!`, "access", sealed)).toBeNull();
  });

  it("never makes the same text twice, and notices every change", () => {
    const sealed = seal(secret, "access", "token");
    expect(seal(secret, "access", "token")).not.toBe(sealed);
    const [nonce = "", tag = "", text = ""] = sealed.split(".");
    const other = Buffer.from(text, "base64url").map((byte) => byte ^ 1);
    expect(unseal(secret, "access", [nonce, tag, Buffer.from(other).toString("base64url")].join("."))).toBeNull();
    expect(unseal(secret, "access", [nonce, tag.slice(0, 8), text].join("."))).toBeNull();
    expect(unseal(secret, "access", "nothing")).toBeNull();
  });
});
