import { expect, it } from "vitest";
import { checkTableSize } from "./table-size.ts";

const row = (columns: number) => Array.from({ length: columns }, (_, number) => `${number}`).join(",");

it.each([
  ["", ","],
  [row(200), ","],
  [`${"a;b\r\n".repeat(5000)}`, ";"],
  [`to,notes\nFerrol,"${",".repeat(5000)}\n${"\n".repeat(6000)}"\nBetanzos,`, ","],
  [`to,notes\nFerrol,he said "${",".repeat(100)}"`, ","],
])("takes what a table of people has", (text, delimiter) => {
  expect(() => checkTableSize(text, delimiter)).not.toThrow();
});

it.each([
  [row(201), "table_too_wide"],
  [",".repeat(4_000_000), "table_too_wide"],
  [`to\n${",".repeat(300)}`, "table_too_wide"],
  [`a"${",".repeat(300)}`, "table_too_wide"],
  ["Ferrol\n".repeat(5002), "table_too_long"],
])("refuses what no table of people has", (text, fault) => {
  expect(() => checkTableSize(text, ",")).toThrow(expect.objectContaining({ faults: { file: [fault] } }));
});
