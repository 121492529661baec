import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { fillTemplate, templateName, templatePrefix, type TemplateKind, type TestLocation } from "./template.ts";

/** Arbitrary number of the lock for which test processes wait that create templates on one server. */
const templateLock = 7_284_559;

/**
 * Creates a database on the server from the template.
 *
 * @param url any database of a server where the user may create databases
 */
export async function serverTestLocation(url: string, kind: TemplateKind): Promise<TestLocation> {
  const name = `vieira_test_${randomBytes(8).toString("hex")}`;
  await withAdmin(url, async (admin) => {
    const template = await serverTemplate(admin, url, kind);
    await admin.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  });
  const dataDir = await mkdtemp(join(tmpdir(), "vieira-test-"));
  return {
    url: inDatabase(url, name),
    dataDir,
    remove: async () => {
      await withAdmin(url, (admin) => admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function serverTemplate(admin: pg.Client, url: string, kind: TemplateKind): Promise<string> {
  const template = templateName(kind);
  await admin.query("SELECT pg_advisory_lock($1)", [templateLock]);
  if (await exists(admin, template)) return template;
  for (const old of await databasesLike(admin, templatePrefix(kind))) {
    await admin.query(`DROP DATABASE IF EXISTS ${old} WITH (FORCE)`);
  }
  const unfinished = `${templatePrefix(kind)}unfinished`;
  const base = kind === "seeded" ? ` TEMPLATE ${await serverTemplate(admin, url, "migrated")}` : "";
  await admin.query(`CREATE DATABASE ${unfinished}${base}`);
  await fillTemplate({ url: inDatabase(url, unfinished), dataDir: tmpdir() }, kind);
  await admin.query(`ALTER DATABASE ${unfinished} RENAME TO ${template}`);
  return template;
}

async function exists(admin: pg.Client, name: string): Promise<boolean> {
  const { rowCount } = await admin.query("SELECT FROM pg_database WHERE datname = $1", [name]);
  return rowCount === 1;
}

async function databasesLike(admin: pg.Client, prefix: string): Promise<string[]> {
  const { rows } = await admin.query<{ datname: string }>(
    "SELECT datname FROM pg_database WHERE starts_with(datname, $1)",
    [prefix],
  );
  return rows.map(({ datname }) => datname);
}

function inDatabase(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

/** Closing the connection also releases its advisory lock. */
async function withAdmin<Result>(url: string, work: (admin: pg.Client) => Promise<Result>): Promise<Result> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}
