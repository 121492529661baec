import { languages } from "#domain/text/language.ts";
import { z } from "zod";
import { storedRoles } from "#domain/accounts/permissions.ts";
import { pageOf, pagingFields, repeatable, wordsField } from "#contract/http/paging.ts";

const userStates = ["unconfirmed", "banned"] as const;
const userSorts = ["name", "email", "createdAt", "lastSeenAt"] as const;

/** A person with an account, for administrators. */
export const administeredUser = z
  .object({
    uuid: z.guid(),
    name: z.string(),
    email: z.string(),
    emailConfirmed: z.boolean(),
    secondFactor: z.boolean().meta({ description: "A code is asked for besides the password" }),
    passkeys: z.int().min(0),
    roles: z.array(z.enum(storedRoles)).meta({ description: "Empty for people without a special role" }),
    banned: z.boolean().meta({ description: "Cannot sign in, and has no sessions" }),
    locale: z.enum(languages),
    createdAt: z.iso.datetime(),
    lastSeenAt: z.iso.datetime().nullable().meta({ description: "null: no sessions" }),
    sessions: z.int().meta({ description: "Number of signed-in browsers and programs" }),
    plans: z.int(),
    version: z.int().min(1).meta({ description: "For If-Match" }),
  })
  .meta({ id: "AdministeredUser" });
export type AdministeredUser = z.infer<typeof administeredUser>;

export const userList = pageOf(administeredUser).meta({ id: "UserList" });
export type UserList = z.infer<typeof userList>;

export const userQuery = z.strictObject({
  ...pagingFields,
  q: wordsField.default("").meta({ description: "Words of a name or an address" }),
  role: repeatable(z.enum(storedRoles), "With any of these roles"),
  state: repeatable(z.enum(userStates), "In any of these states"),
  sort: z
    .enum([...userSorts, ...userSorts.map((sort) => `-${sort}` as const)])
    .default("name")
    .meta({ description: "A minus reverses the order" }),
});
export type UserQuery = z.infer<typeof userQuery>;

/** Body of `PATCH /api/administration/users/{uuid}`. */
export const userChange = z
  .strictObject({
    roles: z
      .array(z.enum(storedRoles))
      .max(storedRoles.length)
      .transform((roles) => storedRoles.filter((role) => roles.includes(role)))
      .optional()
      .meta({
        type: "array",
        items: { type: "string", enum: [...storedRoles] },
        description: "The complete new list of roles",
      }),
    banned: z.boolean().optional(),
    currentPassword: z.string().min(1).max(1_000).optional().meta({
      format: "password",
      description: "The administrator's password; needed with `roles` ten minutes after signing in",
    }),
    code: z.string().trim().min(1).max(40).optional().meta({
      description:
        "Needed with `currentPassword` if the administrator has two-step sign-in: six digits of an authenticator app, or a recovery code",
    }),
  })
  .meta({ id: "UserChange" });
export type UserChange = z.infer<typeof userChange>;
