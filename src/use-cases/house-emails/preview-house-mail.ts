import type { HouseMailDraft, HouseMailWish } from "#contract/emails/emails.ts";
import { houseMail } from "#mail/templates/house-mail.ts";
import { requireEditor } from "../actor.ts";
import type { UseCaseContext } from "../context.ts";
import { ownerLinkAddress } from "../owner-links/owner-link.ts";
import { composeHouseMail } from "./compose-house-mail.ts";
import { unsubscribePage } from "#use-cases/emails/unsubscribe-link.ts";

/** A letter as it would be sent; its link leads nowhere. @throws UseCaseError for everybody but editors, `not-found` */
export async function previewHouseMail(
  context: UseCaseContext,
  houseUuid: string,
  wish: HouseMailWish,
): Promise<HouseMailDraft> {
  requireEditor(context);
  const { to, locale, text, page } = await composeHouseMail(context, houseUuid, wish);
  const { template } = wish;
  const link = template === "welcome" ? page : ownerLinkAddress(context.settings.origin, template, locale, "…");
  const mail = houseMail(template, locale, text, link, unsubscribePage(context.settings, locale, null));
  return { to, locale, ...text, text: mail.text, html: mail.html };
}
