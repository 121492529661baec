import { safeRedirect } from "#domain/permissions/safe-redirect.ts";
import { localeOfPath } from "#web/i18n/language.ts";
import { pathsIn } from "#web/i18n/paths.ts";

/**
 * Where a new account leads: back to where it was asked for, else to the planner; from setting the site up to the account.
 *
 * @param hasPlans whether this browser brings plans along: the list of plans shows them, an empty planner would not
 */
export function afterRegistering(url: string, hasPlans = false): string {
  const { pathname, searchParams } = new URL(url);
  const paths = pathsIn(localeOfPath(pathname));
  const to = safeRedirect(searchParams.get("redirect"), searchParams.has("setup") ? paths.me() : paths.planner());
  return hasPlans && to === paths.planner() ? paths.plans() : to;
}

/** Where to go from an address that signs in: back to where signing in was asked for. */
export function afterSignIn(url: string): string {
  const { pathname, searchParams } = new URL(url);
  return safeRedirect(searchParams.get("redirect"), pathsIn(localeOfPath(pathname)).me());
}
