import { pathPrefix, type Language } from "#domain/text/language.ts";
import type { AccommodationDetail } from "#contract/places/accommodations.ts";
import type { Queryable } from "#database/connection/connect.ts";
import { type AccommodationRow, lockAccommodation } from "#database/queries/places/accommodation-changes.ts";
import { findOwnerLink, insertOwnerLink, useOwnerLink } from "#database/queries/places/owner-links.ts";
import type { OwnerLinkPurpose } from "#database/schema/places/owner-link.ts";
import { showAccommodation } from "#use-cases/places/accommodations/show-accommodation.ts";
import { hashSecret, newSecret } from "#use-cases/security/secrets.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { notValid } from "#use-cases/use-case-error.ts";

/** Owners read their mail irregularly: links are valid for 60 days. */
const ownerLinkLifetimeMs = 60 * 86_400_000;

/** A link for the owner of a house, as an address of this site. Its secret is not stored. */
export async function makeOwnerLink(
  { settings }: Pick<UseCaseContext, "settings">,
  tx: Queryable,
  { accommodationUuid, purpose, locale }: { accommodationUuid: string; purpose: OwnerLinkPurpose; locale: Language },
  now: Date,
): Promise<string> {
  const secret = newSecret();
  const expiresAt = new Date(now.getTime() + ownerLinkLifetimeMs);
  await insertOwnerLink(tx, { purpose, secretHash: hashSecret(secret), accommodationUuid, createdAt: now, expiresAt });
  return ownerLinkAddress(settings.origin, purpose, locale, secret);
}

export function ownerLinkAddress(origin: string, purpose: OwnerLinkPurpose, locale: Language, secret: string): string {
  return `${origin}${pathPrefix(locale)}/${purpose}/${secret}`;
}

/** What is known of a link. */
export interface HouseOfLink {
  /** `null` if the link is unknown, or the house is not published. */
  readonly house: AccommodationDetail | null;
  /** Whether the link has neither been used nor expired. */
  readonly isUsable: boolean;
}

/** The house of a link, also after the link was used, until it is deleted. */
export async function houseOfOwnerLink(context: UseCaseContext, secret: string): Promise<HouseOfLink> {
  const link = await findOwnerLink(context.database, hashSecret(secret));
  const house = link && (await showAccommodation(context, link.accommodationUuid));
  return { house, isUsable: link !== null && link.usedAt === null && link.expiresAt > context.now() };
}

/** Consumes a link. @returns its house @throws UseCaseError if it has been used or has expired */
export async function followOwnerLink(tx: Queryable, secret: string, now: Date): Promise<AccommodationRow> {
  const link = await useOwnerLink(tx, hashSecret(secret), now);
  const house = link && (await lockAccommodation(tx, link.accommodationUuid));
  if (!house) throw notValid("token", "owner_link_not_usable");
  return house;
}
