/** Drops what members have left in this browser, as signing out and deleting the account do. Never rejects. */
export async function forgetKeptPlans(): Promise<void> {
  try {
    const { forgetMembers } = await import("./keeper.ts");
    await forgetMembers();
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
