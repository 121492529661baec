/** Whether deleting this browser's data loses no input, which is sent first. Never rejects. */
export async function sendBeforeLeaving(member: string | undefined): Promise<boolean> {
  try {
    return member === undefined || (await (await import("./offline-sync.ts")).sendAll(member));
  } catch {
    // A browser without storage has nothing to lose.
    return true;
  }
}

/** Deletes members' data in this browser, as on sign-out and deletion of the account. Never rejects. */
export async function purgeOfflineData(): Promise<void> {
  try {
    const { purgeUsersData } = await import("./offline-sync.ts");
    await purgeUsersData();
  } catch {
    // A browser without storage has nothing to delete.
  }
}
