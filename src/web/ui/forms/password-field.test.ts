import { expect, it } from "vitest";

import { passwordStrength } from "./password-field.tsx";

it.each([
  ["", { kind: "none" }],
  ["caminos", { kind: "short", missing: 3 }],
  ["password123", { kind: "common" }],
  ["roble lluvia", { kind: "good" }],
  ["roble lluvia queso faro", { kind: "strong" }],
  ["x y".repeat(67), { kind: "long" }],
])("says of %j: %j", (password, strength) => {
  expect(passwordStrength(password)).toEqual(strength);
});
