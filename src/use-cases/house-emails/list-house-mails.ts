import type { EmailList, EmailListQuery } from "#contract/emails/emails.ts";
import type { UseCaseContext } from "../context.ts";
import { listEmails } from "../emails/show-outbox.ts";
import { UseCaseError } from "../use-case-error.ts";
import { showHousesToWriteTo } from "./show-houses.ts";

/** What has been written to a house, the newest first. @throws UseCaseError for everybody but editors, `not-found` */
export async function listHouseMails(
  context: UseCaseContext,
  houseUuid: string,
  page: Pick<EmailListQuery, "page" | "perPage">,
): Promise<EmailList> {
  const [house] = await showHousesToWriteTo(context, [houseUuid]);
  if (!house) throw new UseCaseError("not-found");
  return listEmails(context, { ...page, state: [], accommodation: house.uuid });
}
