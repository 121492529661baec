import { pathPrefix, type Language } from "#domain/language.ts";
import type { HouseMailWish } from "#contract/emails/emails.ts";
import { isUuid } from "#contract/http/uuid.ts";
import { type AccommodationInTown, findAccommodationRows } from "#database/queries/places/accommodation-changes.ts";
import {
  type AccommodationOwnerRecord,
  findAccommodationOwner,
} from "#database/queries/places/accommodation-owners.ts";
import { houseMailText, type HouseMailText } from "#mail/templates/house-mail.ts";
import { accommodationDirectory } from "#use-cases/content/accommodation-directory.ts";
import type { UseCaseContext } from "../context.ts";
import { UseCaseError } from "../use-case-error.ts";

/** A letter before it has its link. */
export interface ComposedHouseMail {
  readonly houseUuid: string;
  /** null: no address is known. */
  readonly to: string | null;
  readonly locale: Language;
  readonly text: HouseMailText;
  /** Public page of the house; null when it has none. */
  readonly page: string | null;
}

/** Fills in what the wish leaves open. @throws UseCaseError `not-found` */
export async function composeHouseMail(
  context: UseCaseContext,
  houseUuid: string,
  wish: HouseMailWish,
): Promise<ComposedHouseMail> {
  const found = isUuid(houseUuid) ? (await findAccommodationRows(context.database, [houseUuid])).get(houseUuid) : null;
  if (!found) throw new UseCaseError("not-found");
  const { ownerUuid } = found.house;
  const owner = ownerUuid === null ? null : await findAccommodationOwner(context.database, ownerUuid);
  const locale = wish.locale ?? owner?.locale ?? "es";
  const written = houseMailText(wish.template, locale, factsOf(found, owner));
  return {
    houseUuid: found.house.uuid,
    to: wish.to ?? owner?.email ?? found.house.email,
    locale,
    text: { subject: wish.subject ?? written.subject, body: wish.body?.replaceAll("\r\n", "\n") ?? written.body },
    page: await pageOf(context, found.house.uuid, locale),
  };
}

function factsOf({ house, townName }: AccommodationInTown, owner: AccommodationOwnerRecord | null) {
  return { house: house.name, town: townName, owner: owner?.name ?? null };
}

async function pageOf(context: UseCaseContext, uuid: string, locale: Language): Promise<string | null> {
  const address = (await accommodationDirectory(context)).byUuid.get(uuid)?.address ?? null;
  return address && `${context.settings.origin}${pathPrefix(locale)}${address}`;
}
