import pg from "pg";
import { newUuid } from "#database/rows.ts";
import { CookieJar } from "#tests/support/program/cookie-jar.ts";
import { inglesOptions } from "#tests/support/samples/plans.ts";
import { hashPassword } from "#use-cases/accounts/passwords/passwords.ts";
import type { Amounts } from "./amounts.ts";
import { fillContent, copiedKey, copyRows } from "./fill-content.ts";
import { startSite, type Site } from "./site.ts";

const firstNames = "ARRAY['Ana', 'Brais', 'Carmen', 'Diego', 'Elena', 'Fiz', 'Greta', 'Hugo', 'Inés', 'Jon', 'Klara']";
const lastNames = "ARRAY['Castro', 'Seoane', 'Vidal', 'Otero', 'Weber', 'Rossi', 'Martin', 'Novák', 'Silva', 'Kim']";
const pick = (list: string, n: string): string => `(${list})[1 + ${n} % array_length(${list}, 1)]`;

/** Members with plans in turn, each a copy of the existing one, and an audit log of house changes. */
async function fillPeople(client: pg.Client, { members, plans, auditEntries }: Amounts): Promise<void> {
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

const administrator = { email: "admin@example.org", password: "ultreia et suseia" };

/** The address of another database of the same server. */
export function databaseAt(server: string, name: string): string {
  const address = new URL(server);
  address.pathname = `/${name}`;
  return address.href;
}

export async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Whether the database already exists. */
export function isThere(server: string, name: string): Promise<boolean> {
  return withClient(server, async (client) => {
    const { rowCount } = await client.query("SELECT FROM pg_database WHERE datname = $1", [name]);
    return rowCount === 1;
  });
}

/** A database with the shipped content, an administrator, and a plan of theirs. */
export async function makeFirst(server: string, name: string): Promise<void> {
  await withClient(server, async (client) => {
    await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${name}`);
  });
  const url = databaseAt(server, name);
  const site = await startSite(url);
  await withClient(url, async (client) =>
    client.query(
      `INSERT INTO "user" (uuid, name, email, password_hash, roles, email_confirmed_at)
       VALUES ($1, 'Administrator', $2, $3, '{administrator}', now())`,
      [newUuid(), administrator.email, await hashPassword(administrator.password)],
    ),
  );
  const headers = await signIn(site);
  const plan = JSON.stringify({ name: "The first", input: inglesOptions });
  const answer = await fetch(`${site.url}/api/plans`, { method: "POST", headers, body: plan });
  if (!answer.ok) throw new Error(`No plan: ${answer.status} ${await answer.text()}`);
  await site.stop();
}

/** Copies a database and fills the copy, replacing any database of that name. */
export async function makeFilled(server: string, first: string, name: string, amounts: Amounts): Promise<void> {
  await withClient(server, async (client) => {
    await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${first}`);
  });
  await withClient(databaseAt(server, name), async (client) => {
    // Copies of consistent rows are consistent: checks row by row are switched off.
    await client.query("SET session_replication_role = replica");
    await fillContent(client, amounts);
    await fillPeople(client, amounts);
    await client.query("UPDATE content_revision SET revision = revision + 1");
    await client.query("VACUUM ANALYZE");
  });
}

/** Headers of requests from a page of the administrator. */
export async function signIn(site: Site): Promise<Record<string, string>> {
  const jar = new CookieJar();
  const headers = () => ({
    Cookie: jar.header,
    "X-XSRF-TOKEN": jar.get("XSRF-TOKEN") ?? "",
    "Sec-Fetch-Site": "same-origin",
    "Content-Type": "application/json",
  });
  jar.take((await fetch(`${site.url}/api/csrf-cookie`)).headers);
  const body = JSON.stringify(administrator);
  const answer = await fetch(`${site.url}/api/login`, { method: "POST", headers: headers(), body });
  if (!answer.ok) throw new Error(`No session: ${answer.status} ${await answer.text()}`);
  jar.take(answer.headers);
  return headers();
}
