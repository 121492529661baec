import { openDatabase } from "#database/connection/connect.ts";
import { newUuid } from "#database/rows.ts";
import type { StoredRole } from "#domain/accounts/permissions.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import type { TestLocation } from "#tests/support/database/template.ts";
import { hashPassword } from "#use-cases/accounts/passwords/passwords.ts";
import { hashSecret } from "#use-cases/security/secrets.ts";

export const password = "ultreia et suseia";

export type MemberRole = "member" | StoredRole;

/** An unused account. */
export interface PreparedPerson {
  readonly uuid: string;
  readonly email: string;
}

export interface PreparedPeople {
  /** Takes an unused account of a role. */
  take(role: MemberRole): PreparedPerson;
  /** Secrets of valid links by purpose. */
  readonly links: Readonly<Record<LinkPurpose, readonly string[]>>;
}

type LinkPurpose = "confirm" | "correct" | "reset_password" | "confirm_email" | "change_email";

/** Requests use up accounts, sessions and links, so there are many of each. */
const howMany = { member: 150, editor: 60, administrator: 60, links: 40 };

/** Adds people of every role, with one password, to a database that no server has opened yet. */
export async function preparePeople(place: TestLocation): Promise<PreparedPeople> {
  const database = await openDatabase({ ...place, log: silentLog, durable: false });
  try {
    const spare: Record<MemberRole, PreparedPerson[]> = { member: [], editor: [], administrator: [] };
    const passwordHash = await hashPassword(password);
    for (const role of ["member", "editor", "administrator"] as const) {
      for (let number = 1; number <= howMany[role]; number += 1) {
        const person = { uuid: newUuid(), email: `${role}${number}@example.org` };
        await database.pool.query(
          `INSERT INTO "user" (uuid, name, email, password_hash, roles, email_confirmed_at) VALUES ($1, $2, $3, $4, $5, now())`,
          [person.uuid, `${role} ${number}`, person.email, passwordHash, role === "member" ? [] : [role]],
        );
        spare[role].push(person);
      }
    }
    const { rows } = await database.pool.query<{ uuid: string }>(
      "SELECT uuid FROM accommodation ORDER BY slug LIMIT 40",
    );
    const links = { confirm: [], correct: [], reset_password: [], confirm_email: [], change_email: [] } as Record<
      LinkPurpose,
      string[]
    >;
    for (const [at, { uuid }] of rows.entries()) {
      for (const purpose of ["confirm", "correct"] as const) {
        const secret = secretOf(purpose, at);
        await database.pool.query(
          `INSERT INTO owner_link (uuid, purpose, secret_hash, accommodation_uuid, created_at, expires_at)
           VALUES ($1, $2, $3, $4, now(), now() + interval '1 day')`,
          [newUuid(), purpose, hashSecret(secret), uuid],
        );
        links[purpose].push(secret);
      }
      const person = spare.member.pop();
      for (const purpose of ["reset_password", "confirm_email", "change_email"] as const) {
        const secret = secretOf(purpose, at);
        await database.pool.query(
          `INSERT INTO account_link (uuid, purpose, secret_hash, user_uuid, email, created_at, expires_at)
           VALUES ($1, $2, $3, $4, $5, now(), now() + interval '1 hour')`,
          [newUuid(), purpose, hashSecret(secret), person?.uuid, `new-${person?.email}`],
        );
        links[purpose].push(secret);
      }
    }
    return {
      links,
      take: (role) => {
        const person = spare[role].pop();
        if (person === undefined) throw new Error(`There is no ${role} left: requests have ended all their accounts.`);
        return person;
      },
    };
  } finally {
    await database.close();
  }
}

/** As long as real secrets, so that logs redact them. */
function secretOf(purpose: string, at: number): string {
  return `${purpose}-${at}-`.replace("_", "-").padEnd(43, "Ultreia");
}
