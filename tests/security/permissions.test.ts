import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Description, operationsOf } from "./fuzzing/operations.ts";
import { builtPages } from "./pages.ts";
import { type Asker, Askers, askers } from "./permissions/askers.ts";
import { introduction } from "./permissions/introduction.ts";
import { operationRow } from "./permissions/operation-rows.ts";
import { pageRow } from "./permissions/page-rows.ts";
import { type Row, written } from "./permissions/table.ts";
import { WhatIsThere } from "./permissions/what-is-there.ts";
import { type ServerUnderTest, startServerUnderTest } from "./server-under-test.ts";

let server: ServerUnderTest;
const operations: Row[] = [];
const pages: Row[] = [];

beforeAll(async () => {
  server = await startServerUnderTest();
  const people = await Askers.gather(server);
  const there = await WhatIsThere.gather(server, people);
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

/** Rows whose name fits and in which one of these is answered otherwise. */
function exceptions(rows: readonly Row[], name: RegExp, who: readonly Asker[], allowed: readonly number[]): string[] {
  return rows
    .filter((row) => name.test(row.name))
    .flatMap((row) => who.map((asker) => ({ asker, name: row.name, status: row.statuses[askers.indexOf(asker)] ?? 0 })))
    .filter(({ status }) => !allowed.includes(status))
    .map(({ asker, name: row, status }) => `${row} as ${asker}: ${status}`);
}

const reached = [200, 201, 204, 415, 422, 428];

describe("who may do what", () => {
  it("is what docs/permissions.md says", async () => {
    const tables = [written("Operation", operations), written("Page", pages)];
    await expect([introduction, ...tables, ""].join("\n")).toMatchFileSnapshot("../../docs/permissions.md");
  });

  it("is known of every operation and page", () => {
    expect(operations.length).toBeGreaterThan(200);
    expect(pages.length).toBeGreaterThan(100);
  });

  it("keeps administration from all others, who do not learn what there is", () => {
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

  it("shows plans to their owner and holders of the link alone", () => {
    const strangers = ["visitor", "other", "editor", "administrator"] as const;
    expect(exceptions(operations, / \/plans\/\{uuid\}/, strangers, [404])).toEqual([]);
    const reads = /^GET \/plans\/\{uuid\}/;
    expect(exceptions(operations, reads, ["owner", "reading", "token"], [200])).toEqual([]);
    // The booklet of the diary is its owner's alone.
    const shared = /^GET \/plans\/\{uuid\}(?!\/keepsake)/;
    expect(exceptions(operations, shared, ["link"], [200])).toEqual([]);
    expect(exceptions(operations, /^GET .*\/keepsake$/, ["link"], [404])).toEqual([]);
    expect(exceptions(operations, /^(?!GET)\w+ \/plans\/\{uuid\}/, ["link"], [401, 404])).toEqual([]);
    expect(exceptions(pages, /^GET \/plans\/:uuid(?!\/edit)/, strangers, [404])).toEqual([]);
  });

  it("knows no tokens on pages, where nothing asks what they may be used for", () => {
    const visitors = pages.map(({ name, statuses }) => [name, statuses[askers.indexOf("visitor")]]);
    for (const asker of ["reading", "token"] as const)
      expect(pages.map(({ name, statuses }) => [name, statuses[askers.indexOf(asker)]])).toEqual(visitors);
  });

  it("lets no other site, no ended session and no token for reading change anything", () => {
    const changes = /^(?:POST|PUT|PATCH|DELETE) (?!\/(?:planner|planner\/further|tokens)$)/;
    expect(exceptions(operations, changes, ["forged"], [403, 419])).toEqual([]);
    // Mail programs have neither session nor token when they end letters: the address alone is looked at.
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
