import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Description, operationsOf } from "./fuzzing/operations.ts";
import { builtPages } from "./pages.ts";
import { type ClientName, Clients, clientNames } from "./permissions/clients.ts";
import { introduction } from "./permissions/introduction.ts";
import { operationRow } from "./permissions/operation-rows.ts";
import { pageRow } from "./permissions/page-rows.ts";
import { type Row, markdownTable } from "./permissions/markdown-table.ts";
import { Fixtures } from "./permissions/fixtures.ts";
import { type ServerUnderTest, startServerUnderTest } from "./server-under-test.ts";

let server: ServerUnderTest;
const operations: Row[] = [];
const pages: Row[] = [];

beforeAll(async () => {
  server = await startServerUnderTest();
  const people = await Clients.gather(server);
  const there = await Fixtures.gather(server, people);
  const { body } = await server.send({ method: "GET", path: "/api/openapi.json", headers: {} });
  const description: Description = JSON.parse(body.toString());
  for (const operation of operationsOf(description))
    operations.push(await operationRow(operation, server, people, there));
  for (const page of (await builtPages()).filter(({ isTranslation }) => !isTranslation)) {
    pages.push(await pageRow(page, "GET", server, people, there));
    if (page.hasAction) pages.push(await pageRow(page, "POST", server, people, there));
  }
}, 900_000);

afterAll(async () => {
  await server.stop();
});

/** Rows of a name in which one of these clients gets a status that is not allowed. */
function exceptions(
  rows: readonly Row[],
  name: RegExp,
  who: readonly ClientName[],
  allowed: readonly number[],
): string[] {
  return rows
    .filter((row) => name.test(row.name))
    .flatMap((row) =>
      who.map((asker) => ({ asker, name: row.name, status: row.statuses[clientNames.indexOf(asker)] ?? 0 })),
    )
    .filter(({ status }) => !allowed.includes(status))
    .map(({ asker, name: row, status }) => `${row} as ${asker}: ${status}`);
}

const reached = [200, 201, 204, 415, 422, 428];

describe("permissions", () => {
  it("is what docs/permissions.md says", async () => {
    const tables = [markdownTable("Operation", operations), markdownTable("Page", pages)];
    await expect([introduction, ...tables, ""].join("\n")).toMatchFileSnapshot("../../docs/permissions.md");
  });

  it("are documented for every operation and page", () => {
    expect(operations.length).toBeGreaterThan(200);
    expect(pages.length).toBeGreaterThan(100);
  });

  it("hide administration from everybody else", () => {
    const all = / \/administration/;
    expect(exceptions(operations, all, ["visitor", "link"], [401])).toEqual([]);
    expect(exceptions(operations, all, ["banned"], [401, 419])).toEqual([]);
    expect(exceptions(operations, all, ["other", "owner", "reading", "token"], [403, 404])).toEqual([]);
    expect(exceptions(operations, / \/administration\/(?:users|plans|oauth2)/, ["editor"], [404])).toEqual([]);
    expect(exceptions(operations, all, ["administrator"], reached)).toEqual([]);
    expect(exceptions(pages, all, ["visitor", "link", "banned"], [302])).toEqual([]);
    expect(exceptions(pages, all, ["other", "owner"], [404])).toEqual([]);
    expect(exceptions(pages, / \/administration\/(?:users|plans|oauth2)/, ["editor"], [404])).toEqual([]);
  });

  it("show plans to their owner and holders of the link only", () => {
    const strangers = ["visitor", "other", "editor", "administrator"] as const;
    expect(exceptions(operations, / \/plans\/\{uuid\}/, strangers, [404])).toEqual([]);
    const reads = /^GET \/plans\/\{uuid\}/;
    expect(exceptions(operations, reads, ["owner", "reading", "token"], [200])).toEqual([]);
    // The booklet of the diary is for its owner only.
    const shared = /^GET \/plans\/\{uuid\}(?!\/keepsake)/;
    expect(exceptions(operations, shared, ["link"], [200])).toEqual([]);
    expect(exceptions(operations, /^GET .*\/keepsake$/, ["link"], [404])).toEqual([]);
    expect(exceptions(operations, /^(?!GET)\w+ \/plans\/\{uuid\}/, ["link"], [401, 404])).toEqual([]);
    expect(exceptions(pages, /^GET \/plans\/:uuid(?!\/edit)/, strangers, [404])).toEqual([]);
  });

  it("pages ignore bearer tokens, because they check no scopes", () => {
    const visitors = pages.map(({ name, statuses }) => [name, statuses[clientNames.indexOf("visitor")]]);
    for (const asker of ["reading", "token"] as const)
      expect(pages.map(({ name, statuses }) => [name, statuses[clientNames.indexOf(asker)]])).toEqual(visitors);
  });

  it("other sites, expired sessions and read-only tokens change nothing", () => {
    const changes = /^(?:POST|PUT|PATCH|DELETE) (?!\/(?:planner|planner\/further|tokens)$)/;
    expect(exceptions(operations, changes, ["forged"], [403, 419])).toEqual([]);
    // One-click unsubscribe needs neither session nor token, only its secret link.
    const bySession =
      /^(?:POST|PUT|PATCH|DELETE) (?!\/(?:planner|planner\/further|tokens|owner-links\/{token}\/unsubscribe)$)/;
    expect(exceptions(operations, bySession, ["banned"], [401, 404, 419])).toEqual([]);
    // Signing out ends the token itself.
    const others =
      /^(?:POST|PUT|PATCH|DELETE) (?!\/(?:planner|planner\/further|tokens|logout|owner-links\/{token}\/unsubscribe)$)/;
    expect(exceptions(operations, others, ["reading"], [403, 404])).toEqual([]);
    expect(exceptions(pages, /^POST /, ["forged"], [403])).toEqual([]);
  });
});
