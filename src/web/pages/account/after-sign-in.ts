import { safeRedirect } from "#domain/accounts/safe-redirect.ts";
import { localeOfPath } from "#web/i18n/language.ts";
import { pathsIn } from "#web/i18n/paths.ts";

/**
 * Redirect of a new account: back to the requesting page, else to the planner; after initial setup to the account.
 *
 * @param hasPlans whether this browser has plans: the list of plans shows them, an empty planner would not
 */
export function afterRegistering(url: string, hasPlans = false): string {
  const { pathname, searchParams } = new URL(url);
  const paths = pathsIn(localeOfPath(pathname));
  const to = safeRedirect(searchParams.get("redirect"), searchParams.has("setup") ? paths.me() : paths.planner());
  return hasPlans && to === paths.planner() ? paths.plans() : to;
}

/** Redirect after sign-in: back to the requesting page. */
export function afterSignIn(url: string): string {
  const { pathname, searchParams } = new URL(url);
  return safeRedirect(searchParams.get("redirect"), pathsIn(localeOfPath(pathname)).me());
}
