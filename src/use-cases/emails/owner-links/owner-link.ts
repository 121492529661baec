import { pathPrefix, type Language } from "#domain/text/language.ts";
import type { AccommodationDetail } from "#contract/places/accommodations.ts";
import type { Queryable } from "#database/connection/connect.ts";
import { type AccommodationRow, lockAccommodation } from "#database/queries/places/accommodation-changes.ts";
import {
  findOwnerLink,
  insertOwnerLink,
  useOwnerLink,
  type OwnerLinkRecord,
} from "#database/queries/places/owner-links.ts";
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

/** Why a link cannot be used; `unknown` also after its house was deleted, `hidden` while it is not published. */
type DeadLink = "unknown" | "hidden" | "used" | "expired";

/** What is known of a link. */
type HouseOfLink =
  | { readonly house: AccommodationDetail; readonly dead: "used" | "expired" | null }
  | { readonly house: null; readonly dead: DeadLink };

/** The house of a link, also after the link was used, until it is deleted. */
export async function houseOfOwnerLink(context: UseCaseContext, secret: string): Promise<HouseOfLink> {
  const link = await findOwnerLink(context.database, hashSecret(secret));
  if (link === null) return { house: null, dead: "unknown" };
  const dead = deadAt(link, context.now());
  const house = await showAccommodation(context, link.accommodationUuid);
  return house === null ? { house, dead: dead ?? "hidden" } : { house, dead };
}

function deadAt({ usedAt, expiresAt }: OwnerLinkRecord, now: Date): "used" | "expired" | null {
  if (usedAt !== null) return "used";
  return expiresAt > now ? null : "expired";
}

/** Consumes a link. @returns its house @throws UseCaseError if it is unknown, has been used or has expired */
export async function followOwnerLink(tx: Queryable, secret: string, now: Date): Promise<AccommodationRow> {
  const hash = hashSecret(secret);
  const link = await useOwnerLink(tx, hash, now);
  const house = link && (await lockAccommodation(tx, link.accommodationUuid));
  if (house) return house;
  const known = await findOwnerLink(tx, hash);
  throw notValid("token", `owner_link_${(known && deadAt(known, now)) ?? "unknown"}`);
}
