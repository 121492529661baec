import { cookieValue } from "#web/client/api/cookie-value.ts";
import { siteOptions } from "#web/client/api/site-client.ts";
import { dropEditsWhere, listKeptEdits } from "#web/client/kept/kept-edits.ts";
import { dropAllDrafts } from "#web/client/drafts/kept-draft.ts";
import { forgetChoices } from "#web/client/settings/recent-choices.ts";
import { dayDrafts } from "./kept-drafts.ts";
import { wishDrafts } from "./kept-wishes.ts";
import { pathInLocale } from "#web/i18n/language.ts";
import { findKeptPlanner } from "#web/client/kept/kept-planners.ts";
import type { KeptPlan } from "#web/client/kept/kept-plan.ts";
import { dropKeptPlansWhere, readKeptPlan } from "#web/client/kept/kept-plans.ts";
import { sendWhenOnline } from "./send-when-online.ts";
import { dropUnneededRoutes } from "#web/client/kept/take-along.ts";
import { canWorkOffline } from "#web/client/kept/begin.ts";

function hasSession(): boolean {
  return cookieValue(document.cookie, siteOptions.hintCookieName ?? "") !== undefined;
}

/** The server sets it when somebody signs out or deletes the account; no address can. */
const farewellMark = "vieira-farewell";

/** Whether somebody has left, perhaps without a script's help. It is told once. */
function takeFarewell(): boolean {
  if (cookieValue(document.cookie, farewellMark) === undefined) return false;
  document.cookie = `${farewellMark}=; Path=/; Max-Age=0; SameSite=Lax`;
  return true;
}

/**
 * Drops what other members have left in this browser. Of somebody whose session has run out, what was taken along on
 * purpose stays, as it is needed most where nobody can sign in again, and what was written into and is not sent yet.
 *
 * @param member who is signed in, as far as the page knows
 */
async function keepHouse(member: string | null): Promise<void> {
  const isFarewell = takeFarewell();
  if (member === null && hasSession()) return;
  if (member === null && isFarewell) return forgetMembers();
  if (!canWorkOffline()) return;
  if (member !== null) {
    dropEditsWhere((edit) => edit.member !== member);
    wishDrafts.forgetWhere((draft) => draft.member !== member);
  }
  const written = new Set([...listKeptEdits(), ...wishDrafts.list()].map(({ plan }) => plan));
  const mayStay = ({ uuid, isTakenAlong }: KeptPlan) => member === null && (isTakenAlong || written.has(uuid));
  await dropKeptPlansWhere((plan) => plan.member !== null && plan.member !== member && !mayStay(plan));
  await dropUnneededRoutes();
}

/**
 * Looks after what this browser keeps while a page is open: drops what has to go, and sends what waits.
 *
 * @param member who is signed in, as far as the page knows
 * @param onSent called after something was sent, or could not be because others had written over it
 * @param signal ends it
 */
export async function lookAfter(member: string | null, onSent: () => void, signal: AbortSignal): Promise<void> {
  await keepHouse(member);
  if (member !== null && !signal.aborted) sendWhenOnline(member, onSent, signal);
}

/** Drops everything personal: to be called when a member signs out or deletes the account. */
export async function forgetMembers(): Promise<void> {
  dayDrafts.forgetWhere(() => true);
  wishDrafts.forgetWhere(() => true);
  dropEditsWhere(() => true);
  dropAllDrafts();
  forgetChoices();
  if (!canWorkOffline()) return;
  await dropKeptPlansWhere((plan) => plan.member !== null);
  await dropUnneededRoutes();
}

/** Whether a page can be drawn without a network. */
export async function isKept({ pathname, search }: { pathname: string; search: string }): Promise<boolean> {
  const path = pathInLocale(pathname, "en");
  if (path === "/planner") return (await findKeptPlanner(pathname, new URLSearchParams(search).get("route"))) !== null;
  const [, uuid] = /^\/plans\/([^/]+)(?:\/edit|\/days(?:\/\d+)?)?$/.exec(path) ?? [];
  return uuid !== undefined && (await readKeptPlan(uuid)) !== null;
}
