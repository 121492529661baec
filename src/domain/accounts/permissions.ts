/** Roles that can be assigned to an account. Every account implicitly has the role of a user. */
export const storedRoles = ["editor", "administrator"] as const;
export type StoredRole = (typeof storedRoles)[number];

type Role = "visitor" | "user" | StoredRole;

/** In ascending order: each includes the permissions of those before it. */
const order: readonly Role[] = ["visitor", "user", "editor", "administrator"];

/** The facts of a person relevant to permissions; `null` is a visitor. */
export type Person = { readonly uuid: string; readonly roles: readonly StoredRole[] } | null;

/** The highest role of a person. */
export function roleOf(person: Person): Role {
  if (person === null) return "visitor";
  return person.roles.includes("administrator") ? "administrator" : (person.roles[0] ?? "user");
}

/** Whether a person has at least the permissions of the role. */
function isAtLeast(person: Person, role: Role): boolean {
  return order.indexOf(roleOf(person)) >= order.indexOf(role);
}

/**
 * Scopes of a token: `read` reads everything of its person outside administration, `plans` also changes plans,
 * favourites and settings, `editing` and `administration` grant the permissions of those roles. Every token may read.
 */
export const tokenScopes = ["read", "plans", "editing", "administration"] as const;
export type TokenScope = (typeof tokenScopes)[number];

/** The person's roles as far as covered by the scopes of a token. */
export function rolesWithin(roles: readonly StoredRole[], scopes: readonly TokenScope[]): readonly StoredRole[] {
  if (roles.length === 0 || scopes.includes("administration")) return roles;
  return scopes.includes("editing") ? ["editor"] : [];
}

export function isSignedIn(person: Person): person is NonNullable<Person> {
  return person !== null;
}

/** Content: towns, houses, arcs and the like. */
export function mayEditContent(person: Person): boolean {
  return isAtLeast(person, "editor");
}

/** Accounts, plans of others, and the connection to Google. */
export function mayAdminister(person: Person): boolean {
  return isAtLeast(person, "administrator");
}

/** Whether a resource, such as a plan, belongs to the person. */
export function owns(person: Person, resource: { readonly ownerUuid: string }): boolean {
  return isSignedIn(person) && resource.ownerUuid === person.uuid;
}
