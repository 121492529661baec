import { cookieValue } from "#web/api-client/cookie-value.ts";
import { siteOptions } from "#web/api-client/site-client.ts";
import { pathInLocale } from "#web/language.ts";
import { findKeptPlanner } from "./kept-planners.ts";
import { dropKeptPlansWhere, readKeptPlan } from "./kept-plans.ts";
import { dropUnneededRoutes } from "./take-along.ts";
import { canWorkOffline, registerWorker } from "./worker-door.ts";

function hasSession(): boolean {
  return cookieValue(document.cookie, siteOptions.hintCookieName ?? "") !== undefined;
}

/**
 * Prepares the browser for days without a network, and drops what other members have left here. Of somebody whose
 * session has run out, what was taken along on purpose stays: it is needed most where nobody can sign in again.
 *
 * @param member who is signed in, as far as the page knows
 */
export async function keepHouse(member: string | null): Promise<void> {
  if (!canWorkOffline()) return;
  await registerWorker();
  if (member === null && hasSession()) return;
  await dropKeptPlansWhere(
    ({ owner, isTakenAlong }) => owner !== null && owner !== member && (member !== null || !isTakenAlong),
  );
  await dropUnneededRoutes();
}

/** Drops everything personal: to be called when a member signs out or deletes the account. */
export async function forgetMembers(): Promise<void> {
  if (!canWorkOffline()) return;
  await dropKeptPlansWhere(({ owner }) => owner !== null);
  await dropUnneededRoutes();
}

/** Whether a page can be drawn without a network. */
export async function isKept({ pathname, search }: { pathname: string; search: string }): Promise<boolean> {
  const path = pathInLocale(pathname, "en");
  if (path === "/planner") return (await findKeptPlanner(pathname, new URLSearchParams(search).get("route"))) !== null;
  const [, uuid] = /^\/plans\/([^/]+)(?:\/days(?:\/\d+)?)?$/.exec(path) ?? [];
  return uuid !== undefined && (await readKeptPlan(uuid)) !== null;
}
