import type { TokenAddress } from "#contract/plans/plans.ts";
import {
  ensureCalendarToken,
  ensureShareToken,
  removeCalendarToken,
  removeShareToken,
  type Sharing,
} from "#database/queries/plans/plan-tokens.ts";
import { newSecret } from "../security/secrets.ts";
import type { UseCaseContext } from "../context.ts";
import { UseCaseError } from "../use-case-error.ts";
import { openOwnPlan } from "./plan-access.ts";
import { calendarUrl, shareUrl } from "./present-plan.ts";

/**
 * The link that shows a plan to whoever holds it; the same until it is revoked, whatever it shows.
 *
 * @param parts what it shows of what the owner has written down, and until when: nothing at first, and what is left out stays as
 * it is
 * @throws UseCaseError `not-found`
 */
export async function sharePlan(context: UseCaseContext, uuid: string, parts: Sharing): Promise<TokenAddress> {
  await openOwnPlan(context, uuid);
  const token = await ensureShareToken(context.database, uuid, newSecret(), parts);
  if (token === null) throw new UseCaseError("not-found");
  return { token, url: shareUrl(context, uuid, token) };
}

/** Makes every share link of a plan useless. @throws UseCaseError `not-found` */
export async function stopSharing(context: UseCaseContext, uuid: string): Promise<void> {
  await openOwnPlan(context, uuid);
  await removeShareToken(context.database, uuid);
}

/** The address that calendars subscribe to; the same until it is revoked. @throws UseCaseError `not-found` */
export async function openCalendar(context: UseCaseContext, uuid: string): Promise<TokenAddress> {
  await openOwnPlan(context, uuid);
  const token = await ensureCalendarToken(context.database, uuid, newSecret());
  if (token === null) throw new UseCaseError("not-found");
  return { token, url: calendarUrl(context, token) };
}

/** Makes the calendar address of a plan useless. @throws UseCaseError `not-found` */
export async function closeCalendar(context: UseCaseContext, uuid: string): Promise<void> {
  await openOwnPlan(context, uuid);
  await removeCalendarToken(context.database, uuid);
}
