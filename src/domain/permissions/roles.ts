/** Roles that an account may be given. Everybody with an account is a user without being told so. */
export const storedRoles = ["editor", "administrator"] as const;
export type StoredRole = (typeof storedRoles)[number];

export type Role = "visitor" | "user" | StoredRole;

/** From the least to the most: each may do all that those before it may. */
const order: readonly Role[] = ["visitor", "user", "editor", "administrator"];

/** As much of a person as permissions look at; `null` is a visitor. */
export type Person = { readonly uuid: string; readonly roles: readonly StoredRole[] } | null;

/** The highest role of a person. */
export function roleOf(person: Person): Role {
  if (person === null) return "visitor";
  return person.roles.includes("administrator") ? "administrator" : (person.roles[0] ?? "user");
}

/** Whether a person may do what the role may. */
export function isAtLeast(person: Person, role: Role): boolean {
  return order.indexOf(roleOf(person)) >= order.indexOf(role);
}
