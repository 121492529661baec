import { expect, it } from "vitest";
import { z } from "zod";
import type { ResourceDefinition } from "#contract/administration/resource-definition.ts";
import { resources } from "#contract/administration/resources/all-resources.ts";
import { planName } from "#contract/plans/plans.ts";
import { lineOf, storedText } from "./field-types.ts";

const line = lineOf(200);
const text = storedText(z.string().max(2_000));

it.each([
  ["Sar\u200bria", "Sarria"],
  ["\ufeffSarria\u00ad", "Sarria"],
  ["evil\u202egpj.exe", "evilgpj.exe"],
  [`S${"\u0301".repeat(150)}arria`, `S${"\u0301".repeat(6)}arria`],
  ["صحراء\u200cی بیت", "صحراء\u200cی بیت"],
  ["בֵּ֣ית לֶ֔חֶם", "בֵּ֣ית לֶ֔חֶם"],
  ["👩\u200d🦯", "👩\u200d🦯"],
])("names are what they look like: %j", (typed, kept) => {
  expect(line.parse(typed)).toBe(kept);
  expect(planName.parse(typed)).toBe(kept);
});

it.each(["\u200b\u200b", "\u202e", "\ufeff \u2060", "\u0301\u0302"])(
  "a name that nobody sees is refused: %j",
  (typed) => {
    expect(line.safeParse(typed).success).toBe(false);
    expect(planName.safeParse(typed).success).toBe(false);
  },
);

it("the name of a plan has no control characters", () => {
  expect(planName.parse("To\u0007 Muxía\u001b[31m")).toBe("To Muxía [31m");
});

it.each([
  ["of a town", resources.towns, "description"],
  ["of a route", resources.routes, "summaryEs"],
  ["of a branch", resources.branches, "note"],
  ["of a closure", resources.closures, "note"],
  ["of a place to stay", resources.accommodations, "description"],
  ["of an owner", resources["accommodation-owners"], "notes"],
])("texts %s are what they look like", (_, { fields }: ResourceDefinition, name) => {
  const kept = fields[name]?.schema.parse(` pil\u00adgrims\u200b\ntwo\u202e${"\u0336".repeat(500)}\n`);
  expect(kept).toBe(`pilgrims\ntwo${"\u0336".repeat(6)}`);
});

it("a closure that says nothing is refused", () => {
  const { fields }: ResourceDefinition = resources.closures;
  expect(fields["note"]?.schema.safeParse("\u200b \u00ad").success).toBe(false);
});

it("notes keep their lines, and leave those around them alone", () => {
  expect(text.parse(`one\ntwo\u202e${"\u0336".repeat(500)}`)).toBe(`one\ntwo${"\u0336".repeat(6)}`);
});
