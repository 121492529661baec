import type { TrailNote, TrailNoteList } from "#contract/places/trail-notes.ts";
import { siteApi } from "#web/client/api/site-api.ts";
import { cacheText, readText } from "#web/client/storage/text-storage.ts";

const key = (query: string) => `vieira-trail-notes ${query}`;
const reportedKey = "vieira-reported-notes";
const maxReported = 100;

/** Notes as they were at a time, in milliseconds since 1970. */
export interface ReadNotes {
  readonly atMs: number;
  readonly notes: readonly TrailNote[];
}

/** What was read last, for where there is no network; null where it never was. */
export function storedNotes(query: string): ReadNotes | null {
  try {
    // Written below, by this site alone.
    return JSON.parse(readText(key(query)) ?? "null") as ReadNotes | null;
  } catch {
    return null;
  }
}

/** @param query as `route=camino-frances` */
export async function fetchNotes(query: string): Promise<ReadNotes> {
  const { data } = await siteApi().request<TrailNoteList>({ method: "GET", path: `/trail-notes?${query}` });
  const read = { atMs: Date.now(), notes: data };
  cacheText(key(query), JSON.stringify(read));
  return read;
}

/** Notes that were reported in this browser, which does not show them any more. */
export function reportedNotes(): readonly string[] {
  return (readText(reportedKey) ?? "").split(" ").filter(Boolean);
}

export function noteReported(uuid: string): void {
  cacheText(reportedKey, [...reportedNotes(), uuid].slice(-maxReported).join(" "));
}
