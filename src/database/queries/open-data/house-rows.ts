import { and, asc, eq } from "drizzle-orm";
import { accommodation } from "#database/schema/places/accommodation.ts";
import { town } from "#database/schema/routes/town.ts";
import { after, type OpenDataPortion } from "./portions.ts";

/** Houses of published towns. Contacts withheld by the owner are always left out, whatever is stored. */
export const housePortion: OpenDataPortion = async (db, last, limit) => {
  const rows = await db.drizzle
    .select({
      slug: accommodation.slug,
      town: town.slug,
      name: accommodation.name,
      otherNames: accommodation.otherNames,
      type: accommodation.type,
      operator: accommodation.operator,
      address: accommodation.address,
      registerNumber: accommodation.registerNumber,
      beds: accommodation.beds,
      rooms: accommodation.rooms,
      priceFrom: accommodation.priceFrom,
      priceTo: accommodation.priceTo,
      currency: accommodation.currency,
      donation: accommodation.donation,
      season: accommodation.season,
      seasonConfirmFirst: accommodation.seasonConfirmFirst,
      checkInFrom: accommodation.checkInFrom,
      checkInUntil: accommodation.checkInUntil,
      reservable: accommodation.reservable,
      phone: accommodation.phone,
      secondPhone: accommodation.secondPhone,
      whatsapp: accommodation.whatsapp,
      email: accommodation.email,
      web: accommodation.web,
      amenities: accommodation.amenities,
      lat: accommodation.lat,
      lon: accommodation.lon,
      status: accommodation.status,
      statusNote: accommodation.statusNote,
      statusNoteEs: accommodation.statusNoteEs,
      osmId: accommodation.osmId,
      licence: accommodation.licence,
      sources: accommodation.sources,
      withheld: accommodation.withheld,
    })
    .from(accommodation)
    .innerJoin(town, and(eq(town.uuid, accommodation.townUuid), eq(town.published, true)))
    .where(and(eq(accommodation.published, true), after(accommodation.slug, last)))
    .orderBy(asc(accommodation.slug))
    .limit(limit);
  return rows.map(({ withheld, season, seasonConfirmFirst, ...row }) => ({
    ...row,
    season,
    // Certainty of an unknown season is unknown as well.
    seasonConfirmFirst: season === null ? null : seasonConfirmFirst,
    ...Object.fromEntries(withheld.map((field) => [field, null])),
  }));
};
