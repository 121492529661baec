import type { UseCaseContext } from "../context.ts";

/** Whether there is a way to send mails; without one they are kept for people to look at. */
export async function doMailsLeave({ settings }: UseCaseContext): Promise<boolean> {
  return settings.hasMailServer;
}
