import type { Locale } from "#web/i18n/language.ts";
import type { Catalogue } from "#messages/areas.ts";

export type OfflineMessages = Pick<Catalogue, "offline" | "shell" | "offlineCopy">;

async function merged<Messages>(areas: readonly Promise<object>[]): Promise<Messages> {
  return Object.assign({}, ...(await Promise.all(areas))) as Messages;
}

/** Messages of the offline pages themselves. */
export function loadOfflineMessages(locale: Locale): Promise<OfflineMessages> {
  return merged([
    import(`../../../messages/${locale}/offline.ts`),
    import(`../../../messages/${locale}/shell.ts`),
    import(`../../../messages/${locale}/offline-copy.ts`),
  ]);
}

/** Messages of plans and of the planner. */
export function loadPlanMessages(locale: Locale): Promise<Partial<Catalogue>> {
  return merged([
    import(`../../../messages/${locale}/contacts.ts`),
    import(`../../../messages/${locale}/diary.ts`),
    import(`../../../messages/${locale}/facts.ts`),
    import(`../../../messages/${locale}/map.ts`),
    import(`../../../messages/${locale}/plan-days.ts`),
    import(`../../../messages/${locale}/planner.ts`),
    import(`../../../messages/${locale}/plans.ts`),
    import(`../../../messages/${locale}/profile.ts`),
    import(`../../../messages/${locale}/shut-days.ts`),
    import(`../../../messages/${locale}/today.ts`),
    import(`../../../messages/${locale}/trail-notes.ts`),
  ]);
}

/** Messages of the form of a plan's options. */
export function loadFormMessages(locale: Locale): Promise<Partial<Catalogue>> {
  return merged([import(`../../../messages/${locale}/plan-form.ts`)]);
}
