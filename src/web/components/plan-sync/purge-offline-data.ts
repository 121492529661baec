/** Drops what members have left in this browser, as signing out and deleting the account do. Never rejects. */
export async function purgeOfflineData(): Promise<void> {
  try {
    const { purgeUsersData } = await import("./offline-sync.ts");
    await purgeUsersData();
  } catch {
    // A browser that stores nothing has nothing to forget.
  }
}
