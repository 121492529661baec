import { expect, it } from "vitest";
import { z } from "zod";
import { resources } from "../administration/resources/all-resources.ts";
import { plannerRequest } from "../planner/planner.ts";
import { dayRoutine } from "../plans/plan-content.ts";
import { factSource } from "./fact-sources.ts";
import { fieldErrors } from "./field-errors.ts";

function errorsOf(schema: z.ZodType, sent: unknown) {
  return fieldErrors(schema.safeParse(sent).error?.issues ?? [], sent, "en");
}

const pin = { day: 2, kind: "walk", to: "sarria" };
const route = "camino-frances";

it("names the field in a nested list", () => {
  const sent = { route, pins: [pin, { ...pin, day: "3" }, { day: 4, kind: "walk", night: "x" }] };
  expect(errorsOf(plannerRequest, sent)).toEqual({
    pins: [
      "Entry 2, day: This must be a number.",
      "Entry 3, to: This field is required.",
      "Entry 3, night: There is no such field.",
    ],
  });
  expect(
    errorsOf(z.object({ legs: z.array(plannerRequest) }), { legs: [{ route, pins: [{ ...pin, to: 1 }] }] }),
  ).toEqual({ legs: ["Entry 1, pins, Entry 1, to: This must be text."] });
});

it.each([
  ["segments", "arcs", "Choose one of the suggestions, or type the number of a record, such as 117."],
  ["branches", "segments", "Choose one of the suggestions, or type the UUID of a record."],
  ["closures", "arcs", "Choose one of the suggestions, or type the number of a record, such as 117."],
] as const)("says what to type in the list of records of %s", (resource, field, sentence) => {
  const schema = z.object({ [field]: resources[resource].fields[field]!.schema });
  expect(errorsOf(schema, { [field]: ["Melide – Boente"] })).toEqual({ [field]: [`Entry 1: ${sentence}`] });
});

it.each([
  [z.iso.datetime(), "2026-02-30T00:00:00Z", "This must be a date and time, as in 2027-05-10T08:30:00Z."],
  [z.guid(), "nope", "This must be a UUID."],
  [z.enum(["a", "b"]), "c", "This must be one of: a, b."],
  [z.enum(["a", "b"]), "", "This field is required."],
  [
    resources.closures.fields["fromDay"]!.schema,
    "02-30",
    "This must be a month and a day, as in 11-01 for 1 November.",
  ],
  [
    resources.accommodations.fields["phone"]!.schema,
    "982 53 00 00 / 600 11 12 22",
    "This must be one phone number, such as +34 981 000 000.",
  ],
  [
    resources.accommodations.fields["phone"]!.schema,
    "((((((",
    "This must be one phone number, such as +34 981 000 000.",
  ],
  [
    resources.accommodations.fields["currency"]!.schema,
    "euros",
    "This must be the three letters of a currency, such as EUR.",
  ],
  [
    resources.accommodations.fields["web"]!.schema,
    "javascript:alert(1)",
    "This must be a web address, such as https://example.org.",
  ],
  [
    resources.towns.fields["slug"]!.schema,
    "León ciudad",
    "Use lowercase letters a–z, digits and hyphens only, such as arzua-monte-do-gozo.",
  ],
  [resources.routes.fields["slug"]!.schema, "frances", "This must begin with camino-, such as camino-frances."],
  [
    resources.routes.fields["colour"]!.schema,
    "green",
    "This must be # and six digits of 0–9 and a–f in lowercase, such as #1f7a4d.",
  ],
  [resources.accommodations.fields["checkInFrom"]!.schema, "3 pm", "This must be a time of day, such as 14:30."],
  [dayRoutine.shape.leaveAt, "25:00", "This must be a time of day, such as 14:30."],
  [
    resources.accommodations.fields["name"]!.schema,
    "Albergue\nMunicipal",
    "This must be one line, without line breaks or tabs.",
  ],
  [resources.accommodations.fields["name"]!.schema, "\u200b", "This field is required."],
  [
    resources.accommodations.fields["verifiedAt"]!.schema,
    new Date(Date.now() + 90_000_000).toISOString(),
    "This must not be in the future.",
  ],
  [factSource.shape.date, "2026-02-30", "This must be a day, month or year, as in 2026-11-23, 2026-11 or 2026."],
  [factSource.shape.date, "lately", "This must be a day, month or year, as in 2026-11-23, 2026-11 or 2026."],
])("describes the expected value: %#", (schema, value, sentence) => {
  expect(errorsOf(z.object({ value: schema }), { value })).toEqual({ value: [sentence] });
});

it("describes the days of a season", () => {
  const schema = z.object({ season: resources.accommodations.fields["season"]!.schema });
  const sentence = "This must be a month and a day, as in 04-01 for 1 April, or easter, easter-7 or easter+7.";
  expect(errorsOf(schema, { season: [{ from: "02-30", to: "tomorrow" }] })).toEqual({
    season: [`Entry 1, from: ${sentence}`, `Entry 1, to: ${sentence}`],
  });
});

it("accepts a verification of today, where a clock is ahead", () => {
  const schema = resources.accommodations.fields["verifiedAt"]!.schema;
  expect(schema.safeParse(new Date(Date.now() + 80_000_000).toISOString()).success).toBe(true);
});

it("refuses two different pins of one day, but accepts duplicates", () => {
  expect(errorsOf(plannerRequest, { route, pins: [pin, { ...pin }] })).toEqual({});
  for (const other of [{ to: "portomarin" }, { kind: "rest" }]) {
    expect(errorsOf(plannerRequest, { route, pins: [pin, { ...pin, day: 3 }, { ...pin, ...other }] })).toEqual({
      pins: ["Entry 3, day: Two entries pin this day differently. Leave only one of them."],
    });
  }
});

it("limits the number of messages, in time linear in the input", () => {
  const many = Array.from({ length: 2_000 }, (_, index) => index);
  const keys = Object.fromEntries(many.map((key) => [`${key}`.repeat(300), key]));
  const bodies = [
    { route, pins: many },
    { route, mustStop: many },
    { route, branches: keys },
    { route, ...keys },
  ];
  for (const body of bodies) {
    for (const sent of [body, { legs: [body] }]) {
      const schema = sent === body ? plannerRequest : z.object({ legs: z.array(plannerRequest) });
      const size = JSON.stringify(errorsOf(schema, sent)).length;
      expect(size).toBeGreaterThan(20);
      expect(size).toBeLessThan(20_000);
    }
  }
  const fields = z.object(Object.fromEntries(many.map((field) => [`field${field}`, z.string()])));
  expect(Object.keys(errorsOf(fields, {}))).toHaveLength(100);
});

it.each(["", "  "])("reports text that is %j only as missing", (name) => {
  expect(errorsOf(z.object({ name: resources.towns.fields["name"]!.schema }), { name })).toEqual({
    name: ["This field is required."],
  });
});

it("reports text in place of a list only as that", () => {
  expect(errorsOf(z.object({ roles: z.array(z.enum(["editor"])).max(2) }), { roles: "editor" })).toEqual({
    roles: ["This must be a list."],
  });
});

it("asks for an object instead of a list", () => {
  expect(errorsOf(z.object({ name: z.string() }), [])).toEqual({ body: ["This must be an object."] });
});
