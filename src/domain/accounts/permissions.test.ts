import { describe, expect, it } from "vitest";
import {
  mayAdminister,
  mayEditContent,
  owns,
  type Person,
  roleOf,
  rolesWithin,
  type StoredRole,
} from "./permissions.ts";
import { routeCheck } from "./route-checks.ts";

const person = (...roles: StoredRole[]): Person => ({ uuid: "ana", roles });
const visitor: Person = null;

describe("roles", () => {
  it("are visitor, user, editor and administrator, each including the one before", () => {
    const people = [visitor, person(), person("editor"), person("administrator"), person("editor", "administrator")];
    expect(people.map(roleOf)).toEqual(["visitor", "user", "editor", "administrator", "administrator"]);
    expect(people.map(mayEditContent)).toEqual([false, false, true, true, true]);
    expect(people.map(mayAdminister)).toEqual([false, false, false, true, true]);
  });

  it("restrict personal records to their owner", () => {
    expect(owns(person(), { ownerUuid: "ana" })).toBe(true);
    expect(owns(person("administrator"), { ownerUuid: "berta" })).toBe(false);
    expect(owns(visitor, { ownerUuid: "ana" })).toBe(false);
  });
});

describe("named permission checks", () => {
  it.each([
    ["auth", "sign-in", "pass", "pass", "pass"],
    ["guest-only", "pass", "own-page", "own-page", "own-page"],
    ["editor", "sign-in", "not-found", "pass", "pass"],
    ["admin", "sign-in", "not-found", "not-found", "pass"],
  ])("%s: visitor %s, user %s, editor %s, administrator %s", (name, ...outcomes) => {
    const people = [visitor, person(), person("editor"), person("administrator")];
    expect(people.map(routeCheck(name))).toEqual(outcomes);
  });

  it.each(["", "Auth", "constructor", "administrator"])("refuse the unknown name %j", (name) => {
    expect(() => routeCheck(name)).toThrow("Unknown route middleware");
  });
});

it.each([
  [["administrator"], ["read", "plans", "editing", "administration"], ["administrator"]],
  [["administrator"], ["administration"], ["administrator"]],
  [["administrator"], ["editing"], ["editor"]],
  [["editor"], ["administration"], ["editor"]],
  [["editor"], ["editing"], ["editor"]],
  [["editor"], ["read", "plans"], []],
  [[], ["editing", "administration"], []],
] as const)("roles %j with a token for %j give %j", (roles, scopes, carried) => {
  expect(rolesWithin(roles, scopes)).toEqual(carried);
});
