import type { ShownPlan } from "#contract/plans/shown-plan.ts";
import type { PlanDescription } from "#domain/plans/describe-plan.ts";
import type { UseCaseContext } from "../context.ts";
import { describeStoredPlan, type DescribedPlan } from "./describe-stored-plan.ts";
import type { OpenedPlan } from "./plan-access.ts";
import type { Language } from "#domain/text/language.ts";
import { daysInWords } from "#messages/sentences/planner.ts";
import { sentences } from "#messages/sentences/in-languages.ts";
import type { PlanRecord } from "#database/queries/plans/plans.ts";
import { asShared, type SharedParts } from "#domain/plans/editing/shared-parts.ts";

/** A plan as seen by others: with only those parts that the owner shares. */
export function sharedRecord(record: PlanRecord): PlanRecord {
  return asShared(record, sharedPartsOf(record));
}

/** Which of the owner's notes a share link shows. */
function sharedPartsOf(record: PlanRecord): SharedParts {
  const { shareNotes: notes, sharePrices: prices, shareCarry: carry } = record;
  const { shareToday: today, shareDiary: diary, sharePhotos: photos } = record;
  return { notes, prices, carry, today, diary, photos };
}

/** The address of a share link. */
export function shareUrl({ settings }: UseCaseContext, uuid: string, token: string): string {
  return `${settings.origin}/plans/${uuid}?share=${token}`;
}

/** The calendar address. */
export function calendarUrl({ settings }: UseCaseContext, token: string): string {
  return `${settings.origin}/api/calendars/${token}.ics`;
}

/** A plan in the format of the contract, with the reasons of its days still as codes. */
export type ReadPlan = Omit<ShownPlan, keyof PlanDescription> & PlanDescription;

/** A plan for those with access to it. */
export async function presentPlan(context: UseCaseContext, opened: OpenedPlan): Promise<ReadPlan> {
  return readPlan(context, await describeStoredPlan(context, opened.record), opened.access);
}

export function readPlan(
  context: UseCaseContext,
  { record, description }: DescribedPlan,
  access: OpenedPlan["access"],
): ReadPlan {
  const isOwner = access === "owner";
  const { uuid, name, version, shareToken, calendarToken } = record;
  return {
    uuid,
    access,
    name,
    version,
    ...description,
    share:
      isOwner && shareToken !== null
        ? {
            token: shareToken,
            url: shareUrl(context, uuid, shareToken),
            ...sharedPartsOf(record),
            until: record.shareUntil,
          }
        : null,
    calendarUrl: isOwner && calendarToken !== null ? calendarUrl(context, calendarToken) : null,
    createdAt: record.createdAt.toISOString(),
    updatedAt: record.updatedAt.toISOString(),
  };
}

/** A plan with its reasons as text and as codes. */
export function planInWords(plan: ReadPlan, language: Language): ShownPlan {
  return {
    ...plan,
    warnings: plan.warnings.map((warning) => ({ ...warning, waysOut: warning.waysOut.map((way) => ({ ...way })) })),
    days: daysInWords(plan.days, sentences[language].planner, (slug) => plan.townNames[slug] ?? slug),
  };
}
