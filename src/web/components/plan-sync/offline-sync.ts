import { cookieValue } from "#web/client/api/cookie-value.ts";
import { siteOptions } from "#web/client/api/site-client.ts";
import { keepSending } from "#web/client/sync/keep-sending.ts";
import { diaryOutbox, diarySender } from "#web/client/sync/diary-outbox.ts";
import { diaryPhotosOutbox, diaryPhotosSender, dropStrayPictures } from "#web/client/sync/diary-photos-outbox.ts";
import { keysWithPrefix, removeText } from "#web/client/storage/text-storage.ts";
import { daysOutbox, daysSender, historyPrefix } from "#web/client/sync/pending-days.ts";
import { trailNotesOutbox, trailNotesSender } from "#web/client/sync/trail-notes-outbox.ts";
import { settlesWithin } from "#web/client/sync/settles-within.ts";
import { type Sender, sendOutbox } from "#web/client/sync/send-outbox.ts";
import { draftPrefix } from "#web/client/storage/form-draft.ts";
import { clearRecentChoices } from "#web/client/settings/recent-choices.ts";
import { pathInLocale } from "#web/i18n/language.ts";
import { findOfflinePlanner } from "#web/client/offline/offline-planner-store.ts";
import type { OfflinePlan } from "#web/client/offline/offline-plan.ts";
import { listOfflinePlans, removeOfflinePlansWhere, readOfflinePlan } from "#web/client/offline/offline-plan-store.ts";
import { areToSend, optionsOf, optionsOutbox } from "./options-outbox.ts";
import { addressOf, evictUnused, removeDownload } from "#web/client/offline/download-for-offline.ts";
import { isOwnProblem } from "#web/client/api/api-response.ts";
import { canWorkOffline } from "#web/client/offline/support.ts";

const outboxes = [daysOutbox, optionsOutbox, trailNotesOutbox, diaryOutbox, diaryPhotosOutbox];

function hasSession(): boolean {
  return cookieValue(document.cookie, siteOptions.hintCookieName ?? "") !== undefined;
}

/** Set by the server on sign-out or deletion of the account; no address can set it. */
const signOutMarker = "vieira-farewell";

/** Whether somebody has signed out, perhaps without a script. True only once. */
function consumeSignOutMarker(): boolean {
  if (cookieValue(document.cookie, signOutMarker) === undefined) return false;
  document.cookie = `${signOutMarker}=; Path=/; Max-Age=0; SameSite=Lax`;
  return true;
}

/**
 * Deletes other members' data in this browser. After an expired session, plans downloaded on request are kept,
 * as they are needed most if nobody can sign in again, and so are plans with unsent input.
 *
 * @param member the signed-in member, as far as the page knows
 */
export async function purgeOtherUsersData(member: string | null): Promise<void> {
  const isAfterSignOut = consumeSignOutMarker();
  if (member === null && hasSession()) return;
  if (member === null && isAfterSignOut) return purgeUsersData();
  if (!canWorkOffline()) return;
  if (member !== null) {
    // Days from a page that did not know who was signed in have no author; the server knows the owner of the plan.
    for (const outbox of outboxes)
      outbox.removeWhere((change) => change.member !== undefined && change.member !== member);
    await dropStrayPictures();
  }
  const plansToSend = new Set(outboxes.flatMap((outbox) => outbox.list().map(({ plan }) => plan)));
  const mayStay = ({ uuid, isTakenAlong }: OfflinePlan) => member === null && (isTakenAlong || plansToSend.has(uuid));
  await removeOfflinePlansWhere((plan) => plan.member !== null && plan.member !== member && !mayStay(plan));
  await evictUnused();
}

/** Deletes copies of plans whose link has expired, only if this site says so: public Wi-Fi may respond in its place. */
async function dropEndedLinks(): Promise<void> {
  for (const { uuid, share } of await listOfflinePlans()) {
    if (share === null) continue;
    const answer = await fetch(addressOf({ uuid, share }), { method: "HEAD" });
    if (answer.status === 404 && isOwnProblem(answer)) await removeDownload(uuid);
  }
}

/** Code that sends options, only loaded if some are pending. */
const optionsSender: Sender = {
  hasPending: (member) => optionsOf(member).some(({ plan, change }) => !change.problem && areToSend(plan, change)),
  async send(member) {
    if (!optionsSender.hasPending(member)) return { plans: new Set(), isChanged: false, afterMs: 0 };
    return (await import("./sync-options.ts")).optionsSender.send(member);
  },
};

/** All senders of this browser, in their order. */
export const senders: readonly Sender[] = [daysSender, optionsSender, trailNotesSender, diarySender, diaryPhotosSender];

/**
 * Maintains this browser's data while a page is open: deletes what is outdated, and sends pending changes.
 *
 * @param member the signed-in member, as far as the page knows
 * @param onSent called after something was sent, or rejected because of a conflict
 * @param signal stops it
 */
export async function startSync(member: string | null, onSent: () => void, signal: AbortSignal): Promise<void> {
  await purgeOtherUsersData(member);
  // Offline this is retried at another time.
  if (canWorkOffline()) void dropEndedLinks().catch(() => undefined);
  if (member !== null && !signal.aborted) keepSending(senders, member, onSent, signal);
}

/** Maximum delay of a sign-out in milliseconds: while another tab is sending, and in all, as a network may never answer. */
const waitForTabMs = 10_000;
const signOutTimeoutMs = 30_000;

/**
 * Sends all of a member's pending changes before sign-out. What takes too long goes on being sent while the page is open.
 *
 * @returns whether the server has everything
 */
export async function sendAll(member: string): Promise<boolean> {
  const isToLookAt = () =>
    outboxes.some((outbox) =>
      outbox.list().some(({ change }) => change.problem && (change.member ?? member) === member),
    );
  const hasPending = () => senders.some((sender) => sender.hasPending(member));
  if (hasPending())
    await settlesWithin(sendOutbox(senders, member, AbortSignal.timeout(waitForTabMs)), signOutTimeoutMs);
  return !hasPending() && !isToLookAt();
}

/** Deletes the drafts of forms and the undo histories of this tab. */
function forgetDraftsOfTab(): void {
  try {
    const keys = Object.keys(sessionStorage).filter(
      (key) => key.startsWith(draftPrefix) || key.startsWith(historyPrefix),
    );
    for (const key of keys) sessionStorage.removeItem(key);
  } catch {
    // Without storage there are none.
  }
}

/** Deletes all personal data. */
async function purgeUsersData(): Promise<void> {
  for (const outbox of outboxes) outbox.removeWhere(() => true);
  for (const key of keysWithPrefix("vieira-diary ")) removeText(key);
  forgetDraftsOfTab();
  clearRecentChoices();
  if (!canWorkOffline()) return;
  await dropStrayPictures();
  await removeOfflinePlansWhere((plan) => plan.member !== null);
  await evictUnused();
}

/** Whether a page can be rendered offline. */
export async function isAvailableOffline({ pathname, search }: { pathname: string; search: string }): Promise<boolean> {
  const path = pathInLocale(pathname, "en");
  if (path === "/planner" || path === "/planner/compare") {
    const planner = pathname.replace(/\/compare$/, "");
    return (await findOfflinePlanner(planner, new URLSearchParams(search).get("route"))) !== null;
  }
  // Lists of plans link to the saved ones.
  if (["/today", "/plans", "/"].includes(path)) return (await listOfflinePlans()).length > 0;
  const [, uuid] = /^\/plans\/([^/]+)(?:\/edit|\/days(?:\/\d+)?)?$/.exec(path) ?? [];
  return uuid !== undefined && (await readOfflinePlan(uuid)) !== null;
}
