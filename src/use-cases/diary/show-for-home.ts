import type { Diary } from "#contract/plans/diary.ts";
import type { UseCaseContext } from "../context.ts";
import { openPlan } from "../plans/plan-access.ts";
import { showDiary } from "./show-diary.ts";

/** What a link tells those at home. */
export interface ForHome {
  /** Whether the owner lets them know which day it is. */
  readonly showsToday: boolean;
  /** As much of it as is ticked. */
  readonly diary: Diary;
}

/** What those at home are shown; null for the owner and where nothing of it is ticked. @throws UseCaseError `not-found` */
export async function showForHome(context: UseCaseContext, uuid: string, share?: string): Promise<ForHome | null> {
  const { record, access } = await openPlan(context, uuid, share);
  const { shareToday, shareDiary, sharePhotos } = record;
  if (access === "owner" || !(shareToday || shareDiary || sharePhotos)) return null;
  return { showsToday: shareToday, diary: await showDiary(context, uuid, share) };
}
