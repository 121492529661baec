import { z } from "zod";
import { accommodationFields, mailAddress } from "./accommodation-fields.ts";
import { pageOf, pagingFields, repeatable, wordsField } from "#contract/http/paging.ts";
import { textOf } from "#contract/http/field-types.ts";

/** Suggested values of some facts of a house. */
export const accommodationChanges = z
  .strictObject(accommodationFields)
  .partial()
  .meta({ id: "AccommodationChanges", description: "New values by field name; null: unknown" });
export type AccommodationChanges = z.infer<typeof accommodationChanges>;
export type CorrectableField = keyof AccommodationChanges;

export const correctableFields = Object.keys(accommodationFields) as readonly CorrectableField[];

const comment = textOf(2_000);

/** Body of `POST /api/accommodations/{uuid}/correction-suggestions`. */
export const suggestionCreation = z
  .strictObject({
    changes: accommodationChanges.optional(),
    comment: comment.optional().meta({ description: "What fits in no field" }),
    email: mailAddress.optional().meta({ description: "Gets one e-mail with the outcome, and is then deleted" }),
  })
  .meta({ id: "CorrectionSuggestionCreation", description: "Changes, a comment, or both" });
export type SuggestionCreation = z.infer<typeof suggestionCreation>;

/** Body of a correction by the owner of a house. */
export const ownerCorrection = suggestionCreation.omit({ email: true }).meta({ id: "OwnerCorrection" });
export type OwnerCorrection = z.infer<typeof ownerCorrection>;

export const createdSuggestion = z.object({ uuid: z.string() }).meta({ id: "CreatedCorrectionSuggestion" });

const states = ["open", "accepted", "refused"] as const;
const value = z.unknown().meta({ description: "The value of the field" });

/** A suggestion for editors. */
export const correctionSuggestion = z
  .object({
    uuid: z.string(),
    accommodation: z.object({
      uuid: z.string(),
      name: z.string(),
      town: z.string(),
      url: z.string().nullable().meta({ description: "Its public page; null if it has none" }),
    }),
    origin: z.enum(["visitor", "owner"]).meta({ description: "owner: by a link that was sent to the place to stay" }),
    state: z.enum(states),
    changes: z.array(
      z.object({
        field: z.enum(correctableFields as [CorrectableField, ...CorrectableField[]]),
        now: value,
        before: value.meta({ description: "Value at the time of the suggestion" }),
        suggested: value,
        accepted: z.boolean(),
        acceptedValue: value.optional().meta({
          description: "What was accepted instead of the suggested value; absent if it was accepted as it is",
        }),
      }),
    ),
    comment: z.string().nullable(),
    wantsThanks: z.boolean().meta({ description: "An e-mail address was left, and has not been written to yet" }),
    reason: z.string().nullable().meta({ description: "Why it was refused" }),
    createdAt: z.string().meta({ format: "date-time" }),
    settledAt: z.string().nullable().meta({ format: "date-time" }),
    version: z.int(),
  })
  .meta({ id: "CorrectionSuggestion" });
export type CorrectionSuggestion = z.infer<typeof correctionSuggestion>;

export const suggestionList = pageOf(correctionSuggestion).meta({ id: "CorrectionSuggestionList" });
export type SuggestionList = z.infer<typeof suggestionList>;

/** Query of `GET /api/administration/correction-suggestions`. */
export const suggestionListQuery = z.strictObject({
  ...pagingFields,
  state: repeatable(z.enum(states), "In any of these states; all by default"),
  sort: z.enum(["createdAt", "-createdAt"]).default("-createdAt"),
  q: wordsField
    .optional()
    .meta({ description: "Part of the name of the place to stay or its town, or of the comment" }),
  accommodation: z.uuid().optional().meta({ description: "Of this place to stay only" }),
});
export type SuggestionListQuery = z.infer<typeof suggestionListQuery>;

export const suggestionAcceptance = z
  .strictObject({
    fields: z.array(z.string().max(60)).max(60).optional().meta({ description: "The accepted ones; all if left out" }),
    values: accommodationChanges.optional(),
  })
  .meta({
    id: "SuggestionAcceptance",
    description: "`values`: what is accepted instead of the suggested values, each of an accepted field",
  });
export type SuggestionAcceptance = z.infer<typeof suggestionAcceptance>;

export const suggestionRefusal = z.strictObject({ reason: textOf(1_000).min(1) }).meta({ id: "SuggestionRefusal" });
export type SuggestionRefusal = z.infer<typeof suggestionRefusal>;
