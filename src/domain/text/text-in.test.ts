import { expect, it } from "vitest";
import { textIn } from "./text-in.ts";

const both = { summary: "A way.", summaryEs: "Un camino." };

it("returns the text of the language, with its field", () => {
  expect(textIn("en", "summary", both)).toEqual({ text: "A way.", language: "en", field: "summary" });
  expect(textIn("es", "summary", both)).toEqual({ text: "Un camino.", language: "es", field: "summaryEs" });
});

it("falls back to the other language, and marks it", () => {
  expect(textIn("es", "summary", { ...both, summaryEs: null })?.language).toBe("en");
  expect(textIn("en", "summary", { ...both, summary: "" })?.language).toBe("es");
});

it("is null without any text", () => {
  expect(textIn("es", "summary", {})).toBeNull();
  expect(textIn("es", "summary", { summary: null, summaryEs: "" })).toBeNull();
});
