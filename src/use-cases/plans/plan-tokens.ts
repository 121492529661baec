import type { TokenAddress } from "#contract/plans.ts";
import { ensurePlanToken, removePlanToken, type TokenKind } from "#database/queries/plans.ts";
import { newSecret } from "../accounts/secrets.ts";
import type { UseCaseContext } from "../context.ts";
import { Refusal } from "../refusal.ts";
import { openOwnPlan } from "./plan-access.ts";
import { calendarUrl, shareUrl } from "./plan-addresses.ts";

async function ensureToken(context: UseCaseContext, uuid: string, kind: TokenKind): Promise<string> {
  await openOwnPlan(context, uuid);
  const token = await ensurePlanToken(context.database, uuid, kind, newSecret());
  if (token === null) throw new Refusal("not-found");
  return token;
}

async function revokeToken(context: UseCaseContext, uuid: string, kind: TokenKind): Promise<void> {
  await openOwnPlan(context, uuid);
  await removePlanToken(context.database, uuid, kind);
}

/** The link that shows a plan to whoever holds it; the same until it is revoked. @throws Refusal `not-found` */
export async function sharePlan(context: UseCaseContext, uuid: string): Promise<TokenAddress> {
  const token = await ensureToken(context, uuid, "shareToken");
  return { token, url: shareUrl(context, uuid, token) };
}

/** Makes every share link of a plan useless. @throws Refusal `not-found` */
export function stopSharing(context: UseCaseContext, uuid: string): Promise<void> {
  return revokeToken(context, uuid, "shareToken");
}

/** The address that calendars subscribe to; the same until it is revoked. @throws Refusal `not-found` */
export async function openCalendar(context: UseCaseContext, uuid: string): Promise<TokenAddress> {
  const token = await ensureToken(context, uuid, "calendarToken");
  return { token, url: calendarUrl(context, token) };
}

/** Makes the calendar address of a plan useless. @throws Refusal `not-found` */
export function closeCalendar(context: UseCaseContext, uuid: string): Promise<void> {
  return revokeToken(context, uuid, "calendarToken");
}
