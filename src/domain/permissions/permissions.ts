/** Roles that an account may be given. Everybody with an account is a user without being told so. */
export const storedRoles = ["editor", "administrator"] as const;
export type StoredRole = (typeof storedRoles)[number];

type Role = "visitor" | "user" | StoredRole;

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
function isAtLeast(person: Person, role: Role): boolean {
  return order.indexOf(roleOf(person)) >= order.indexOf(role);
}

/**
 * What a token may be made for: `read` looks at everything of its person outside administration, `plans` changes plans,
 * favourites and settings too, `editing` and `administration` do what those roles may. Every token may read.
 */
export const tokenScopes = ["read", "plans", "editing", "administration"] as const;
export type TokenScope = (typeof tokenScopes)[number];

/** As much of a person's roles as a token carries. */
export function rolesWithin(roles: readonly StoredRole[], scopes: readonly TokenScope[]): readonly StoredRole[] {
  if (roles.length === 0 || scopes.includes("administration")) return roles;
  return scopes.includes("editing") ? ["editor"] : [];
}

export function isSignedIn(person: Person): person is NonNullable<Person> {
  return person !== null;
}

/** The area of content: towns, houses, arcs and the like. */
export function mayEditContent(person: Person): boolean {
  return isAtLeast(person, "editor");
}

/** Accounts, plans of others, and the connection to Google. */
export function mayAdminister(person: Person): boolean {
  return isAtLeast(person, "administrator");
}

/** Whether the thing, such as a plan, belongs to the person. */
export function owns(person: Person, thing: { readonly ownerUuid: string }): boolean {
  return isSignedIn(person) && thing.ownerUuid === person.uuid;
}
