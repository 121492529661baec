import { z } from "zod";
import { pageOf, pagingFields, wordsField } from "#contract/http/paging.ts";

const unverifiedHouse = z
  .object({
    uuid: z.string(),
    name: z.string(),
    town: z.string(),
    to: z.string().nullable().meta({ description: "Address of the owner, else of the house; null when none is known" }),
    refusesLetters: z.boolean().optional().meta({ description: "true: no more letters are wanted at this address" }),
    verifiedAt: z.string().nullable().meta({ format: "date-time", description: "null: never" }),
    writtenAt: z.string().nullable().meta({ format: "date-time", description: "When it was last written to" }),
  })
  .meta({ id: "UnverifiedHouse" });
export type UnverifiedHouse = z.infer<typeof unverifiedHouse>;

export const unverifiedHouseList = pageOf(unverifiedHouse).meta({ id: "UnverifiedHouseList" });
export type UnverifiedHouseList = z.infer<typeof unverifiedHouseList>;

/** Query of `GET /api/administration/unverified-accommodations`. */
export const unverifiedHouseQuery = z.strictObject({
  ...pagingFields,
  q: wordsField.optional().meta({ description: "Part of the name of the house or its town" }),
});
export type UnverifiedHouseQuery = z.infer<typeof unverifiedHouseQuery>;
