import type { UseCaseContext } from "../context.ts";

/** The page that a share link leads to. */
export function shareUrl({ settings }: UseCaseContext, uuid: string, token: string): string {
  return `${settings.origin}/plans/${uuid}?share=${token}`;
}

/** The address that calendars subscribe to. */
export function calendarUrl({ settings }: UseCaseContext, token: string): string {
  return `${settings.origin}/api/calendars/${token}.ics`;
}
