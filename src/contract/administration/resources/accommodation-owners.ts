import { languages } from "#domain/text/language.ts";
import { z } from "zod";
import { accommodationFields } from "#contract/places/accommodation-fields.ts";
import { lineOf } from "#contract/http/line-of.ts";
import type { ResourceDefinition } from "../resource-definition.ts";

/** Owners of houses; never public. */
export const accommodationOwners: ResourceDefinition = {
  name: "accommodation-owners",
  singular: "accommodation-owner",
  permission: "editor",
  title: "name",
  fields: {
    name: { schema: lineOf(200), input: { kind: "line" }, needed: true },
    email: { schema: accommodationFields.email, input: { kind: "mail" } },
    phone: { schema: accommodationFields.phone, input: { kind: "line" } },
    whatsapp: { schema: accommodationFields.whatsapp, input: { kind: "line" } },
    web: { schema: accommodationFields.web, input: { kind: "line" } },
    locale: { schema: z.enum(languages), input: { kind: "choice", options: languages } },
    notes: { schema: z.string().trim().max(5_000).nullable(), input: { kind: "text" } },
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
