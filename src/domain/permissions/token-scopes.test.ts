import { expect, it } from "vitest";
import { rolesWithin } from "./token-scopes.ts";

it.each([
  [["administrator"], ["read", "plans", "editing", "administration"], ["administrator"]],
  [["administrator"], ["administration"], ["administrator"]],
  [["administrator"], ["editing"], ["editor"]],
  [["editor"], ["administration"], ["editor"]],
  [["editor"], ["editing"], ["editor"]],
  [["editor"], ["read", "plans"], []],
  [[], ["editing", "administration"], []],
] as const)("of the roles %j a token for %j carries %j", (roles, scopes, carried) => {
  expect(rolesWithin(roles, scopes)).toEqual(carried);
});
