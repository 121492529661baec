import { z } from "zod";
import { typedNumber, listOf, lineOf, textOf } from "#contract/http/field-types.ts";
import { isSeasonEnd } from "#domain/calendar/season.ts";
import { amenities, accommodationStatuses, accommodationTypes } from "#domain/places/lodging/lodging-facts.ts";

const code = z
  .string()
  .max(60)
  .regex(/^[a-z0-9]+(?:_[a-z0-9]+)*$/);

/** MM-DD of a leap year, or days before or after Easter Sunday. */
const seasonEnd = z
  .string()
  .regex(/^(?:\d{2}-\d{2}|easter(?:[+-]\d{1,3})?)$/, "not_season_end")
  .refine(isSeasonEnd, "not_season_end");

const weekday = z.union([1, 2, 3, 4, 5, 6, 7].map((day) => z.literal(day as 1 | 2 | 3 | 4 | 5 | 6 | 7)));
const season = z
  .array(z.strictObject({ from: seasonEnd, to: seasonEnd, weekdays: listOf(weekday, 7).min(1).optional() }), {
    error: (issue) => (issue.code === "invalid_type" ? "not_season" : undefined),
  })
  .min(1)
  .max(12);

const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "not_time");
const price = z.number().min(0).max(10_000);
const telephonePattern = /^\+?[\d ().\-/]{5,30}$/;
/** A single number: two in one field would be dialled as one invalid number. E.164 allows at most 15 digits. */
const telephone = z
  .string()
  .overwrite(typedNumber)
  .trim()
  .refine(
    (text) => {
      const { length } = text.replaceAll(/\D/g, "");
      return telephonePattern.test(text) && length >= 5 && length <= 15;
    },
    { params: { sentence: "not_telephone" } },
  )
  .meta({ pattern: telephonePattern.source, description: "One number, of 5 to 15 digits" });
const webAddress = z
  .string()
  .trim()
  .max(500)
  .refine(
    (text) => {
      const address = URL.parse(text);
      // Credentials in an address are deceptive: `https://known.example@evil.example`.
      return address !== null && /^https?:$/.test(address.protocol) && `${address.username}${address.password}` === "";
    },
    { params: { sentence: "not_web_address" } },
  );

/** A valid mail address; never more than one, and never with a line break. */
export const mailAddress = z.string().trim().max(254).check(z.email()).meta({ format: "email" });

/** The facts of a house that people can correct, with their formats; null is unknown. */
export const accommodationFields = {
  name: lineOf(200),
  type: z.enum(accommodationTypes),
  status: z.enum(accommodationStatuses),
  statusNote: lineOf(500).nullable(),
  operator: lineOf(200).nullable(),
  beds: z.int().min(0).max(2_000).nullable(),
  rooms: listOf(code, 20),
  priceFrom: price.nullable(),
  priceTo: price.nullable(),
  currency: z
    .string()
    .refine((letters) => /^[A-Z]{3}$/.test(letters), { params: { sentence: "not_currency" } })
    .meta({ pattern: "^[A-Z]{3}$" })
    .nullable(),
  donation: z.boolean().nullable(),
  season: season.nullable(),
  seasonConfirmFirst: z.boolean(),
  checkInFrom: time.nullable(),
  checkInUntil: time.nullable(),
  reservable: z.boolean().nullable(),
  phone: telephone.nullable(),
  whatsapp: telephone.nullable(),
  email: mailAddress.nullable(),
  web: webAddress.nullable(),
  amenities: listOf(z.enum(amenities), 60),
  lat: z.number().min(-90).max(90).nullable(),
  lon: z.number().min(-180).max(180).nullable(),
  description: textOf(5_000).nullable(),
};
