import pg from "pg";
import { newUuid } from "#database/new-uuid.ts";
import { CookieJar } from "#tests/support/cookie-jar.ts";
import { inglesOptions } from "#tests/support/plans.ts";
import { hashPassword } from "#use-cases/accounts/passwords.ts";
import type { Amounts } from "./amounts.ts";
import { fillContent } from "./fill-content.ts";
import { fillPeople } from "./fill-people.ts";
import { startSite, type Site } from "./site.ts";

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

/** Whether the database was there already. */
export function isThere(server: string, name: string): Promise<boolean> {
  return withClient(server, async (client) => {
    const { rowCount } = await client.query("SELECT FROM pg_database WHERE datname = $1", [name]);
    return rowCount === 1;
  });
}

/** A database with the shipped content, an administrator, and one plan of theirs. */
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

/** Copies a database and fills the copy; whatever had its name before is gone. */
export async function makeFilled(server: string, first: string, name: string, amounts: Amounts): Promise<void> {
  await withClient(server, async (client) => {
    await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${first}`);
  });
  await withClient(databaseAt(server, name), async (client) => {
    // Copies of rows that fit together fit together: nothing is checked row by row.
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
