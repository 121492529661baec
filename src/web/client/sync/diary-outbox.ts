import type { Diary, DiaryEntry } from "#contract/plans/diary.ts";
import { maxDiaryText, type DiaryWords, emptyDiary, isSameDiary, mergeDiary } from "#domain/plans/diary/diary.ts";
import { siteApi } from "#web/client/api/site-api.ts";

import { createOutbox, type PendingChange } from "./outbox.ts";
import { type OutboxKind, senderOf } from "./send-outbox.ts";

/** An unsent change to a day of a diary. */
export interface PendingDiary extends PendingChange {
  readonly member: string;
  readonly date: string;
  /** The previous value. */
  readonly base: DiaryWords;
  readonly mine: DiaryWords;
  /** In a conflict, the version of another device. */
  readonly theirs?: DiaryWords;
}

export const diaryOutbox = createOutbox<PendingDiary>("vieira-diary-edit");

export function readDiary(plan: string): Promise<Diary> {
  return siteApi().request<Diary>({ method: "GET", path: `/plans/${plan}/diary` });
}

/** Only the text of a day. */
export function textOn({ entries }: Diary, date: string): DiaryWords {
  const existing = entries.find((entry) => entry.date === date);
  if (!existing) return emptyDiary;
  const { text, stamps, walkedM } = existing;
  return { text, stamps, walkedM };
}

interface DiaryUpdate extends DiaryWords {
  readonly date: string;
}

/**
 * Concurrent texts of a day are merged without losing a word. Only if they are too long together somebody has to
 * shorten them.
 */
const diaryKind: OutboxKind<PendingDiary, Diary, DiaryUpdate> = {
  outbox: diaryOutbox,
  isToSend: () => true,
  baseOf: () => null,
  read: readDiary,
  merge({ date, base, mine }, server) {
    const theirs = textOn(server, date);
    const merged = mergeDiary(base, mine, theirs);
    if (merged.text.length > maxDiaryText) return "conflict";
    return isSameDiary(merged, theirs) ? "same" : { date, ...merged };
  },
  async send(plan, { date, ...body }, server, isBackground) {
    const version = server.entries.find((entry) => entry.date === date)?.version ?? 0;
    const entry = await siteApi().request<DiaryEntry>({
      method: "PUT",
      path: `/plans/${plan}/diary/${date}`,
      headers: { "If-Match": `"${version}"` },
      body,
      isBackground,
    });
    return { ...server, entries: [...server.entries.filter((other) => other.date !== date), entry] };
  },
  afterSent: (now, sent) => (isSameDiary(now.mine, sent.mine) ? null : { ...now, base: sent.mine }),
  withProblem: (change, problem, server) => ({
    ...change,
    problem,
    ...(problem === "conflict" && server && { theirs: textOn(server, change.date) }),
  }),
};

export const diarySender = senderOf(diaryKind);
