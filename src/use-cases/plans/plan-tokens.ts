import { isStartDate } from "#domain/calendar/iso-date.ts";
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
import { notValid, UseCaseError } from "../use-case-error.ts";
import { hasExpired, openOwnPlan } from "./plan-access.ts";
import { calendarUrl, shareUrl } from "./present-plan.ts";

/**
 * The share link of a plan; unchanged until it is revoked, whatever it shows.
 *
 * @param parts which of the owner's notes it shows, and until when: none at first; omitted ones are unchanged
 * @throws UseCaseError `not-found`, and `not-valid` for a last day that is over or no date
 */
export async function sharePlan(context: UseCaseContext, uuid: string, parts: Sharing): Promise<TokenAddress> {
  await openOwnPlan(context, uuid);
  const { until = null } = parts;
  if (until !== null && (!isStartDate(until) || hasExpired(until, context.now()))) {
    throw notValid("until", "until_over");
  }
  const token = await ensureShareToken(context.database, uuid, newSecret(), parts);
  if (token === null) throw new UseCaseError("not-found");
  return { token, url: shareUrl(context, uuid, token) };
}

/** Revokes the share link of a plan. @throws UseCaseError `not-found` */
export async function stopSharing(context: UseCaseContext, uuid: string): Promise<void> {
  await openOwnPlan(context, uuid);
  await removeShareToken(context.database, uuid);
}

/** The calendar address of a plan; unchanged until it is revoked. @throws UseCaseError `not-found` */
export async function openCalendar(context: UseCaseContext, uuid: string): Promise<TokenAddress> {
  await openOwnPlan(context, uuid);
  const token = await ensureCalendarToken(context.database, uuid, newSecret());
  if (token === null) throw new UseCaseError("not-found");
  return { token, url: calendarUrl(context, token) };
}

/** Revokes the calendar address of a plan. @throws UseCaseError `not-found` */
export async function closeCalendar(context: UseCaseContext, uuid: string): Promise<void> {
  await openOwnPlan(context, uuid);
  await removeCalendarToken(context.database, uuid);
}
