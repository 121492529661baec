/** Whether deleting this browser's data loses no input, which is sent first. Never rejects. */
export async function sendBeforeLeaving(member: string | undefined): Promise<boolean> {
  try {
    return member === undefined || (await (await import("./offline-sync.ts")).sendAll(member));
  } catch {
    // A browser without storage has nothing to lose.
    return true;
  }
}

/** Runs an action that may end the session. If it has, deletes members' data in this browser; that never rejects. */
export async function purgingAfter<Answer>(act: () => Promise<Answer>): Promise<Answer> {
  try {
    return await act();
  } finally {
    // A browser without storage has nothing to delete.
    await import("./offline-sync.ts").then((sync) => sync.purgeOtherUsersData(null)).catch(() => undefined);
  }
}
