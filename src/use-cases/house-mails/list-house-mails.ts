import type { EmailList, EmailListQuery } from "#contract/mails/emails.ts";
import type { UseCaseContext } from "../context.ts";
import { listEmails } from "../outbox/show-outbox.ts";
import { Refusal } from "../refusal.ts";
import { showHousesToWriteTo } from "./show-houses.ts";

/** What has been written to a house, the newest first. @throws Refusal for everybody but editors, `not-found` */
export async function listHouseMails(
  context: UseCaseContext,
  houseUuid: string,
  page: Pick<EmailListQuery, "page" | "perPage">,
): Promise<EmailList> {
  const [house] = await showHousesToWriteTo(context, [houseUuid]);
  if (!house) throw new Refusal("not-found");
  return listEmails(context, { ...page, state: [], accommodation: house.uuid });
}
