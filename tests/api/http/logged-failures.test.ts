import { sql } from "drizzle-orm";
import { RouterContextProvider } from "react-router";
import { afterEach, describe, expect, it } from "vitest";
import { sentences } from "#messages/sentences/in-languages.ts";
import { createLog } from "#server/log/log.ts";
import { apiBrowser, newPerson } from "#tests/support/program/api-browser.ts";
import { testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { applicationContext, handleError, requestFacts } from "#web/entry.server.tsx";

const database = await testDatabase();
const lines: string[] = [];
const log = createLog({ level: "info" }, { write: (line) => lines.push(line) });
const application = testApplication(database, { log });

afterEach(() => lines.splice(0));

/** Makes every write to a table fail with an error that quotes the row. */
async function refuseRows(table: string): Promise<void> {
  await database.drizzle.execute(sql.raw(`ALTER TABLE "${table}" ADD CONSTRAINT no_more CHECK (false) NOT VALID`));
}

describe("the log entry of a failed query", () => {
  it("contains table and constraint, but no data of the person who registers", async () => {
    await refuseRows("user");
    const person = newPerson();
    const answer = await apiBrowser(application).send("POST", "/api/register", person);
    await database.drizzle.execute(sql.raw(`ALTER TABLE "user" DROP CONSTRAINT no_more`));
    expect(answer.status).toBe(500);
    const written = lines.join("");
    expect(written).toContain('"table":"user"');
    expect(written).toContain('"constraint":"no_more"');
    expect(written).toContain('"code":"23514"');
    for (const secret of [person.email, person.name, person.password, "argon2"]) expect(written).not.toContain(secret);
  });

  it("contains no link of a mail", async () => {
    await refuseRows("email");
    const person = newPerson();
    const answer = await apiBrowser(application).send("POST", "/api/register", person);
    await database.drizzle.execute(sql.raw("ALTER TABLE email DROP CONSTRAINT no_more"));
    expect(answer.status).toBe(500);
    const written = lines.join("");
    expect(written).toContain('"table":"email"');
    for (const secret of [person.email, person.name, "confirm-email/"]) expect(written).not.toContain(secret);
  });

  it.each([
    sql`SELECT ${"my secret note"}::uuid`,
    sql`SELECT ${"my secret note"}::jsonb`,
    sql`SELECT (${"my secret note"} || 'x')::int`,
    sql`INSERT INTO rate_limit SELECT ${"my secret note"}`,
    sql`SELECT no_function(${"my secret note"}::text)`,
  ])("does not contain values that the database quotes", async (query) => {
    const failure = await database.drizzle.execute(query).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    log.error({ err: failure }, "failed");
    expect(lines[0]).toMatch(/"code":"(?:22|42|23)/);
    expect(lines[0]).not.toContain("secret");
  });
});

it("a statement that takes too long is answered with 503, and logged as one error with its table", async () => {
  await database.drizzle.execute(sql`CREATE FUNCTION too_slow() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'canceling statement due to statement timeout' USING ERRCODE = '57014'; END $$`);
  await database.drizzle.execute(sql`CREATE TRIGGER too_slow BEFORE INSERT ON "user" EXECUTE FUNCTION too_slow()`);
  const answer = await apiBrowser(application).send("POST", "/api/register", newPerson());
  await database.drizzle.execute(sql`DROP FUNCTION too_slow CASCADE`);
  expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "30"]);
  expect(await answer.json()).toMatchObject({ status: 503, detail: sentences.en.errors.away["timed-out"] });
  const written = lines.filter((line) => line.includes('"level":"error"'));
  expect(written).toHaveLength(1);
  expect(written[0]).toContain('insert into \\"user\\"');
});

describe("the log entry of a failed page", () => {
  it("does not contain the secret in its address", () => {
    const context = new RouterContextProvider();
    context.set(applicationContext, application.context);
    context.set(requestFacts, { requestId: "1", origin: "" });
    for (const path of ["/reset-password/only-half-a-token", "/es/correct/x", "/confirm/x.data?share=y"]) {
      const request = new Request(`http://localhost${path}`);
      handleError(new Error(`failed at ${request.url}`), { request, context, params: {} });
    }
    expect(lines.map((line) => (JSON.parse(line) as { path: string }).path)).toEqual([
      "/reset-password/…",
      "/es/correct/…",
      "/confirm/….data",
    ]);
  });
});
