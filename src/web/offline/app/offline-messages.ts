import type { Locale } from "#web/i18n/language.ts";
import type { Catalogue } from "#messages/areas.ts";

export type OfflineMessages = Pick<Catalogue, "offline" | "shell" | "offlineCopy">;

async function merged<Messages>(areas: readonly Promise<object>[]): Promise<Messages> {
  return Object.assign({}, ...(await Promise.all(areas))) as Messages;
}

/** Messages of the offline pages themselves. */
export function loadOfflineMessages(locale: Locale): Promise<OfflineMessages> {
  return merged([
    import(`../../../messages/${locale}/offline/offline.ts`),
    import(`../../../messages/${locale}/shell/shell.ts`),
    import(`../../../messages/${locale}/offline/offline-copy.ts`),
  ]);
}

/** Messages of plans and of the planner. */
export function loadPlanMessages(locale: Locale): Promise<Partial<Catalogue>> {
  return merged([
    import(`../../../messages/${locale}/components/contacts.ts`),
    import(`../../../messages/${locale}/components/diary.ts`),
    import(`../../../messages/${locale}/components/facts.ts`),
    import(`../../../messages/${locale}/components/map.ts`),
    import(`../../../messages/${locale}/plans/plan-days.ts`),
    import(`../../../messages/${locale}/planner/planner.ts`),
    import(`../../../messages/${locale}/plans/plans.ts`),
    import(`../../../messages/${locale}/components/profile.ts`),
    import(`../../../messages/${locale}/components/holidays.ts`),
    import(`../../../messages/${locale}/plans/today.ts`),
    import(`../../../messages/${locale}/components/trail-notes.ts`),
  ]);
}

/** Messages of the form of a plan's options. */
export function loadFormMessages(locale: Locale): Promise<Partial<Catalogue>> {
  return merged([import(`../../../messages/${locale}/plans/plan-form.ts`)]);
}
