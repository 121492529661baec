import type { Email, EmailReplyWish } from "#contract/emails/emails.ts";
import { insertEmailReply } from "#database/queries/emails/outbox.ts";
import { requireEditor } from "../actor.ts";
import type { UseCaseContext } from "../context.ts";
import { openEmail, showEmail } from "./show-outbox.ts";

/** Writes down what somebody answered to a mail. @throws UseCaseError for everybody who may not see the mail */
export async function recordReply(
  context: UseCaseContext,
  uuid: string,
  { text, receivedAt }: EmailReplyWish,
): Promise<Email> {
  const { uuid: recordedBy } = requireEditor(context);
  await openEmail(context, uuid);
  const at = receivedAt === undefined ? context.now() : new Date(receivedAt);
  await insertEmailReply(context.database, { emailUuid: uuid, text, receivedAt: at, recordedBy });
  return showEmail(context, uuid);
}
