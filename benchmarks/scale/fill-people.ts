import type pg from "pg";
import type { Amounts } from "./amounts.ts";
import { copiedKey, copyRows } from "./copy-rows.ts";

const firstNames = "ARRAY['Ana', 'Brais', 'Carmen', 'Diego', 'Elena', 'Fiz', 'Greta', 'Hugo', 'Inés', 'Jon', 'Klara']";
const lastNames = "ARRAY['Castro', 'Seoane', 'Vidal', 'Otero', 'Weber', 'Rossi', 'Martin', 'Novák', 'Silva', 'Kim']";
const pick = (list: string, n: string): string => `(${list})[1 + ${n} % array_length(${list}, 1)]`;

/** Members who have the plans in turn, each a copy of the one that is there, and a log of changes of houses. */
export async function fillPeople(client: pg.Client, { members, plans, auditEntries }: Amounts): Promise<void> {
  await client.query(
    `INSERT INTO "user" (uuid, name, email, password_hash, email_confirmed_at, created_at)
     SELECT md5('member' || n)::uuid, ${pick(firstNames, "n")} || ' ' || ${pick(lastNames, "(n / 11)")},
       'walker' || n || '@example.org', 'none', now(), now() - n * interval '5 minutes'
     FROM generate_series(1, ${members}) n`,
  );
  const made = `timestamptz '2026-01-01' - n * interval '1 minute'`;
  const copies = `generate_series(1, ${plans}) n`;
  await copyRows(client, "plan_day", `plan_day row, ${copies}`, {
    plan_uuid: copiedKey("row.plan_uuid", "n"),
  });
  await copyRows(client, "plan", `plan row, ${copies}`, {
    uuid: copiedKey("row.uuid", "n"),
    owner_uuid: `md5('member' || (1 + n % ${members}))::uuid`,
    name: `'Plan ' || n`,
    created_at: made,
    updated_at: made,
  });
  await client.query(
    `INSERT INTO audit_log (uuid, at, by, resource, resource_uuid, action, before, after)
     SELECT md5('audit' || n)::uuid, now() - n * interval '1 minute', md5('member' || (1 + n % 50))::uuid, 'accommodation',
       house.uuid, 'update', jsonb_build_object('beds', n % 40), jsonb_build_object('beds', n % 40 + 1)
     FROM generate_series(1, ${auditEntries}) n
     JOIN (SELECT uuid, row_number() OVER (ORDER BY uuid) AS place FROM accommodation) house
       ON house.place = 1 + n % (SELECT count(*) FROM accommodation)`,
  );
  await client.query(
    `INSERT INTO session (uuid, secret_hash, user_uuid, created_at, last_seen_at, expires_at, ends_at, device, remember)
     SELECT md5('session' || n)::uuid, md5('secret' || n), md5('member' || n)::uuid, now(), now(),
       now() + interval '30 days', now() + interval '60 days', 'Firefox on Linux', true
     FROM generate_series(1, ${members}) n`,
  );
  await client.query(
    `INSERT INTO favourite_town (user_uuid, town_uuid, position, added_at)
     SELECT md5('member' || n)::uuid, (SELECT uuid FROM town WHERE slug = 'sarria'), 1, now()
     FROM generate_series(1, ${members}) n`,
  );
}
