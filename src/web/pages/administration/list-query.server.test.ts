import { expect, it } from "vitest";

import { recordQuery } from "#contract/administration/record-query.ts";
import { resources } from "#contract/administration/resources/all-resources.ts";
import { testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { editorMember } from "#tests/support/samples/editor-member.ts";

import { parseListQuery } from "./list-query.server.ts";

const context = { ...testApplication(await testDatabase()).context, actor: editorMember };
const towns = recordQuery(resources.towns);
const parse = (search: string) => parseListQuery(context, `https://example.org/administration/towns?${search}`, towns);

it("ignores only invalid parameters", () => {
  const { query, words } = parse("q=vila&sort=nowhere&size=city&size=huge&perPage=50&utm_source=x&published=");
  expect(query).toMatchObject({ q: "vila", sort: "name", size: [], perPage: 50 });
  expect(words).toEqual({ entered: "vila", error: null });
});

it("keeps a search text that is too long, with an error", () => {
  const long = "a".repeat(201);
  const { query, words } = parse(`q=${long}&size=city`);
  expect(query).toMatchObject({ q: "", size: ["city"] });
  expect(words).toEqual({ entered: long, error: "This may have at most 200 characters." });
});

it.each(["=%20", "__proto__=x", "constructor=x", "a[b]=c", "%00=1", "page=0&=1"])(
  "no parameter name makes a list fail: %s",
  (strange) => {
    expect(parse(`q=vila&${strange}`).query).toMatchObject({ q: "vila", page: 1 });
  },
);
