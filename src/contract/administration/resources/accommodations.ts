import { z } from "zod";
import { isStartDate } from "#domain/calendar/iso-date.ts";
import {
  accommodationStatuses,
  accommodationTypes,
  amenities,
  roomKinds,
} from "#domain/places/lodging/lodging-facts.ts";
import { accommodationFields as facts, accommodationFields } from "#contract/places/accommodation-fields.ts";
import { lineOf, textOf } from "#contract/http/field-types.ts";
import { languages } from "#domain/text/language.ts";
import { fact, neededFact } from "../field-definition.ts";
import type { ResourceDefinition } from "../resource-definition.ts";
import { licence, nameField, otherNames, reference, slugField } from "./common-fields.ts";

const moment = z.iso
  .datetime({ offset: true, abort: true })
  .refine((text) => isStartDate(text.slice(0, "2026-11-29".length)), { params: { sentence: "date_out_of_range" } });
/** Clocks of computers may be ahead, and forms name no time zone. */
const toleranceMs = 86_400_000;
const pastMoment = moment.refine((text) => !(Date.parse(text) > Date.now() + toleranceMs), {
  params: { sentence: "in_future" },
});
const metres = z.int().min(0).max(100_000).nullable();

export const accommodations: ResourceDefinition = {
  name: "accommodations",
  singular: "accommodation",
  permission: "editor",
  isVerified: true,
  title: "name",
  fields: {
    name: nameField,
    slug: slugField,
    otherNames,
    townUuid: neededFact(reference, { kind: "reference", to: "towns" }),
    type: neededFact(facts.type, { kind: "choice", options: accommodationTypes }),
    status: fact(facts.status, { kind: "choice", options: accommodationStatuses }),
    statusNote: fact(facts.statusNote, { kind: "line" }),
    statusNoteEs: fact(facts.statusNote, { kind: "line" }),
    operator: fact(facts.operator, { kind: "line" }),
    address: fact(lineOf(300).nullable(), { kind: "line" }),
    registerNumber: fact(lineOf(60).nullable(), { kind: "line" }),
    lat: fact(facts.lat, { kind: "coordinate" }),
    lon: fact(facts.lon, { kind: "coordinate" }),
    distanceOffM: { ...fact(metres, { kind: "number" }), unit: "m" },
    beds: fact(facts.beds, { kind: "number" }),
    rooms: fact(facts.rooms, { kind: "choices", options: roomKinds }),
    priceFrom: fact(facts.priceFrom, { kind: "number" }),
    priceTo: fact(facts.priceTo, { kind: "number" }),
    currency: fact(facts.currency, { kind: "line" }),
    donation: fact(facts.donation, { kind: "yes-no", unknown: true }),
    season: fact(facts.season, { kind: "season" }),
    seasonConfirmFirst: fact(facts.seasonConfirmFirst, { kind: "yes-no", unknown: false }),
    checkInFrom: fact(facts.checkInFrom, { kind: "time" }),
    checkInUntil: fact(facts.checkInUntil, { kind: "time" }),
    reservable: fact(facts.reservable, { kind: "yes-no", unknown: true }),
    phone: fact(facts.phone, { kind: "line" }),
    secondPhone: fact(facts.phone, { kind: "line" }),
    whatsapp: fact(facts.whatsapp, { kind: "line" }),
    email: fact(facts.email, { kind: "mail" }),
    web: fact(facts.web, { kind: "line" }),
    amenities: fact(facts.amenities, { kind: "choices", options: amenities }),
    description: fact(facts.description, { kind: "text" }),
    ownerUuid: { schema: reference.nullable(), input: { kind: "reference", to: "accommodation-owners" } },
    verifiedAt: { schema: pastMoment.nullable(), input: { kind: "moment" } },
    osmId: { schema: lineOf(60).nullable(), input: { kind: "line" } },
    licence,
  },
  groups: [
    {
      name: "names",
      fields: ["name", "slug", "otherNames", "type", "operator", "status", "statusNote", "statusNoteEs"],
    },
    { name: "place", fields: ["townUuid", "address", "lat", "lon", "distanceOffM"] },
    { name: "beds", fields: ["beds", "rooms", "priceFrom", "priceTo", "currency", "donation"] },
    { name: "season", fields: ["season", "seasonConfirmFirst", "checkInFrom", "checkInUntil"] },
    { name: "contact", fields: ["reservable", "phone", "secondPhone", "whatsapp", "email", "web", "ownerUuid"] },
    { name: "offers", fields: ["amenities"] },
    { name: "words", fields: ["description"] },
    { name: "origin", fields: ["verifiedAt", "registerNumber", "osmId", "licence"] },
  ],
  columns: ["name", "townUuid", "type", "beds", "priceFrom", "status", "verifiedAt"],
  sorts: ["name", "slug", "type", "beds", "priceFrom", "verifiedAt", "status"],
  filters: ["type", "status", "amenities", "townUuid", "ownerUuid", "reservable", "donation"],
  liesOnRoutes: true,
  missing: ["season", "priceFrom", "beds", "phone", "email", "web", "lat", "verifiedAt", "amenities", "ownerUuid"],
};

/** Owners of houses; never public. */
export const accommodationOwners: ResourceDefinition = {
  name: "accommodation-owners",
  singular: "accommodation-owner",
  permission: "editor",
  title: "name",
  fields: {
    name: { schema: lineOf(200), input: { kind: "line" }, isNeeded: true },
    email: { schema: accommodationFields.email, input: { kind: "mail" } },
    phone: { schema: accommodationFields.phone, input: { kind: "line" } },
    whatsapp: { schema: accommodationFields.whatsapp, input: { kind: "line" } },
    web: { schema: accommodationFields.web, input: { kind: "line" } },
    locale: { schema: z.enum(languages), input: { kind: "choice", options: languages } },
    notes: { schema: textOf(5_000).nullable(), input: { kind: "text" } },
  },
  groups: [
    { name: "names", fields: ["name", "locale"] },
    { name: "contact", fields: ["email", "phone", "whatsapp", "web"] },
    { name: "words", fields: ["notes"] },
  ],
  columns: ["name", "email", "phone", "locale"],
  sorts: ["name", "email"],
  filters: ["locale"],
  missing: ["email", "phone"],
};
