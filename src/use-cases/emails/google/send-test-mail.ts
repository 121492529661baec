import { testMail } from "#mail/letters/account-mail.ts";
import { requireAdministrator } from "#use-cases/actor.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { notValid } from "#use-cases/use-case-error.ts";
import { gmailTransport } from "./gmail-transport.ts";

/**
 * Sends a mail to the current person through the connected account, immediately, so that the response tells whether it
 * worked.
 * @returns the recipient
 * @throws UseCaseError for everybody but administrators, without a connected account, and if Google rejects it
 */
export async function sendGoogleTestMail(context: UseCaseContext): Promise<string> {
  const { email, locale } = requireAdministrator(context);
  const transport = await gmailTransport(context);
  if (transport === null) throw notValid("google", "google_not_connected");
  await transport.send({ ...testMail(locale), to: email }).catch((failure: unknown) => {
    context.log.warn({ err: failure }, "the test mail could not be sent");
    throw notValid("google", "google_did_not_send");
  });
  return email;
}
