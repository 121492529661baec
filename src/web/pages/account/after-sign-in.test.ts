import { expect, it } from "vitest";
import { afterRegistering, afterSignIn } from "./after-sign-in.ts";

const at = (path: string) => `https://vieira.example${path}`;

it("leads a new account to the planner, or back to the requesting page", () => {
  expect(afterRegistering(at("/register"))).toBe("/planner");
  expect(afterRegistering(at("/es/register"))).toBe("/es/planner");
  expect(afterRegistering(at("/register?redirect=/plans"))).toBe("/plans");
  expect(afterRegistering(at("/register?redirect=//example.org/"))).toBe("/planner");
});

it("leads to imported plans instead of an empty planner", () => {
  expect(afterRegistering(at("/register"), true)).toBe("/plans");
  expect(afterRegistering(at("/es/register?redirect=/es/planner"), true)).toBe("/plans");
  expect(afterRegistering(at("/register?redirect=/planner?route=camino-ingles"), true)).toBe(
    "/planner?route=camino-ingles",
  );
  expect(afterRegistering(at("/register?redirect=/credits"), true)).toBe("/credits");
});

it("leads the first administrator, and returning people, to the account", () => {
  expect(afterRegistering(at("/register?setup=secret"))).toBe("/me");
  expect(afterSignIn(at("/login"))).toBe("/me");
  expect(afterSignIn(at("/login?redirect=/credits"))).toBe("/credits");
});
