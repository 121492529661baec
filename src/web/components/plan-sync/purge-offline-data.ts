/** Whether nothing that somebody has written here would be lost with what this browser keeps; it is sent first. Never rejects. */
export async function sendBeforeLeaving(member: string | undefined): Promise<boolean> {
  try {
    return member === undefined || (await (await import("./offline-sync.ts")).sendAll(member));
  } catch {
    // A browser that stores nothing has nothing to lose.
    return true;
  }
}

/** Drops what members have left in this browser, as signing out and deleting the account do. Never rejects. */
export async function purgeOfflineData(): Promise<void> {
  try {
    const { purgeUsersData } = await import("./offline-sync.ts");
    await purgeUsersData();
  } catch {
    // A browser that stores nothing has nothing to forget.
  }
}
