import { languages } from "#domain/text/language.ts";
import { z } from "zod";
import { isStartDate } from "#domain/calendar/iso-date.ts";
import { mailAddress } from "#contract/places/accommodation-fields.ts";
import { lineOf, textOf } from "#contract/http/field-types.ts";
import { pageOf, pagingFields, repeatable, wordsField } from "#contract/http/paging.ts";

const unverifiedHouse = z
  .object({
    uuid: z.string(),
    name: z.string(),
    town: z.string(),
    to: z
      .string()
      .nullable()
      .meta({ description: "Address of the owner, else of the place to stay; null when none is known" }),
    refusesLetters: z.boolean().optional().meta({ description: "true: no more e-mails are wanted at this address" }),
    verifiedAt: z.string().nullable().meta({ format: "date-time", description: "null: never" }),
    writtenAt: z.string().nullable().meta({ format: "date-time", description: "Time of the last letter" }),
  })
  .meta({ id: "UnverifiedHouse" });
export type UnverifiedHouse = z.infer<typeof unverifiedHouse>;

export const unverifiedHouseList = pageOf(unverifiedHouse).meta({ id: "UnverifiedHouseList" });
export type UnverifiedHouseList = z.infer<typeof unverifiedHouseList>;

/** Query of `GET /api/administration/unverified-accommodations`. */
export const unverifiedHouseQuery = z.strictObject({
  ...pagingFields,
  q: wordsField.optional().meta({ description: "Part of the name of the place to stay or its town" }),
});
export type UnverifiedHouseQuery = z.infer<typeof unverifiedHouseQuery>;

/** Letters to houses: a request to confirm the facts, a request to correct them, and an introduction of their page. */
export const houseMailTemplates = ["confirm", "correct", "welcome"] as const;

export const emailStates = ["queued", "sending", "sent", "kept", "failed"] as const;

const locale = z.enum(languages);

/** Body of `POST /api/administration/accommodations/{uuid}/emails`. */
export const houseMailRequest = z
  .strictObject({
    template: z.enum(houseMailTemplates),
    locale: locale.optional().meta({ description: "By default the owner's language, else Spanish" }),
    subject: lineOf(200).optional().meta({ description: "By default the template's; one line" }),
    body: textOf(10_000)
      .min(1)
      .optional()
      .meta({ description: "By default the template's; paragraphs separated by an empty line" }),
    to: mailAddress.optional().meta({ description: "By default the owner's address, else that of the place to stay" }),
  })
  .meta({ id: "HouseMailRequest" });
export type HouseMailRequest = z.infer<typeof houseMailRequest>;

/** A preview of a letter, with a link that does not work. */
export const houseMailDraft = z
  .object({
    to: z.string().nullable().meta({ description: "null: unknown" }),
    locale,
    subject: z.string(),
    body: z.string(),
    text: z.string(),
    html: z.string(),
  })
  .meta({ id: "HouseMailDraft" });
export type HouseMailDraft = z.infer<typeof houseMailDraft>;

const reply = z
  .object({ uuid: z.string(), text: z.string(), receivedAt: z.string().meta({ format: "date-time" }) })
  .meta({ id: "EmailReply" });

/** A mail of the outbox. */
export const email = z
  .object({
    uuid: z.string(),
    to: z.string(),
    subject: z.string(),
    text: z.string().meta({
      description: "Secrets of links are left out where mails can be sent: only the recipient may follow them",
    }),
    template: z.string(),
    state: z.enum(emailStates).meta({ description: "kept: mails cannot be sent; failed: no further attempts" }),
    attempts: z.int(),
    nextAttemptAt: z.string().nullable().meta({ format: "date-time" }),
    error: z.string().nullable().meta({ description: "Error of the last attempt" }),
    createdAt: z.string().meta({ format: "date-time" }),
    sentAt: z.string().nullable().meta({ format: "date-time" }),
    accommodation: z.object({ uuid: z.string(), name: z.string() }).nullable(),
    replies: z.array(reply),
  })
  .meta({ id: "Email" });
export type Email = z.infer<typeof email>;

export const emailList = pageOf(email).meta({ id: "EmailList" });
export type EmailList = z.infer<typeof emailList>;

/** Query of `GET /api/administration/emails`; the newest first. */
export const emailListQuery = z.strictObject({
  ...pagingFields,
  state: repeatable(z.enum(emailStates), "In any of these states; all by default"),
  q: wordsField.optional().meta({ description: "Part of the address or the subject" }),
  accommodation: z.uuid().optional().meta({ description: "To this place to stay only" }),
});
export type EmailListQuery = z.infer<typeof emailListQuery>;

export const emailReplyRequest = z
  .strictObject({
    text: textOf(20_000).min(1),
    receivedAt: z.iso
      .datetime({ offset: true, abort: true })
      .refine((at) => isStartDate(new Date(at).toISOString().slice(0, 10)), {
        params: { sentence: "date_out_of_range" },
      })
      .optional()
      .meta({ description: "By default now" }),
  })
  .meta({ id: "EmailReplyRequest" });
export type EmailReplyRequest = z.infer<typeof emailReplyRequest>;
