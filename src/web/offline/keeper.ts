import { cookieValue } from "#web/api-client/cookie-value.ts";
import { siteOptions } from "#web/api-client/site-client.ts";
import { dropEditsWhere } from "./edits/kept-edits.ts";
import { sendEdits } from "./edits/send-edits.ts";
import { forgetDrafts } from "#web/stage-editor/kept-drafts.ts";
import { pathInLocale } from "#web/language.ts";
import { findKeptPlanner } from "./kept-planners.ts";
import { dropKeptPlansWhere, listKeptPlans, readKeptPlan } from "./kept-plans.ts";
import { dropUnneededRoutes } from "./take-along.ts";
import { canWorkOffline } from "./begin.ts";

function hasSession(): boolean {
  return cookieValue(document.cookie, siteOptions.hintCookieName ?? "") !== undefined;
}

/** Whether a page is where a form leads that signed somebody out, or deleted the account, without a script's help. */
function isFarewell({ search }: Pick<Location, "search">): boolean {
  return farewells.has(new URLSearchParams(search).get("after") ?? "");
}
const farewells = new Set(["signed-out", "deleted"]);

/**
 * Drops what other members have left in this browser. Of somebody whose session has run out, what was taken along on
 * purpose stays: it is needed most where nobody can sign in again.
 *
 * @param member who is signed in, as far as the page knows
 */
export async function keepHouse(member: string | null): Promise<void> {
  if (!canWorkOffline()) return;
  if (member === null && hasSession()) return;
  if (member === null && isFarewell(window.location)) return forgetMembers();
  await dropKeptPlansWhere(
    (plan) => plan.member !== null && plan.member !== member && (member !== null || !plan.isTakenAlong),
  );
  await dropEditsOfDroppedPlans();
  await dropUnneededRoutes();
}

/**
 * Sends what was changed without a network, now and whenever there is one again.
 *
 * @param onSent called after something was sent, or could not be because others had written over it
 * @returns a function that ends it
 */
export function sendWhenOnline(member: string, onSent: () => void): () => void {
  const send = () => {
    // What cannot be sent waits for the next time.
    sendEdits(member).then(
      (hasSent) => hasSent && onSent(),
      () => undefined,
    );
  };
  if (canWorkOffline()) send();
  window.addEventListener("online", send);
  return () => window.removeEventListener("online", send);
}

/** Drops everything personal: to be called when a member signs out or deletes the account. */
export async function forgetMembers(): Promise<void> {
  forgetDrafts();
  if (!canWorkOffline()) return;
  await dropKeptPlansWhere((plan) => plan.member !== null);
  await dropEditsOfDroppedPlans();
  await dropUnneededRoutes();
}

/** Only plans that are kept can be changed without a network. */
async function dropEditsOfDroppedPlans(): Promise<void> {
  const kept = new Set((await listKeptPlans()).map(({ uuid }) => uuid));
  await dropEditsWhere(({ plan }) => !kept.has(plan));
}

/** Whether a page can be drawn without a network. */
export async function isKept({ pathname, search }: { pathname: string; search: string }): Promise<boolean> {
  const path = pathInLocale(pathname, "en");
  if (path === "/planner") return (await findKeptPlanner(pathname, new URLSearchParams(search).get("route"))) !== null;
  const [, uuid] = /^\/plans\/([^/]+)(?:\/days(?:\/\d+)?)?$/.exec(path) ?? [];
  return uuid !== undefined && (await readKeptPlan(uuid)) !== null;
}
