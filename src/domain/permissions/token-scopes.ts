import type { StoredRole } from "./roles.ts";

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
