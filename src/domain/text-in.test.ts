import { expect, it } from "vitest";
import { textIn } from "./text-in.ts";

const both = { summary: "A way.", summaryEs: "Un camino." };

it("gives the text of the language, with the field that holds it", () => {
  expect(textIn("en", "summary", both)).toEqual({ text: "A way.", language: "en", field: "summary" });
  expect(textIn("es", "summary", both)).toEqual({ text: "Un camino.", language: "es", field: "summaryEs" });
});

it("gives the other language where there is only that, and says so", () => {
  expect(textIn("es", "summary", { ...both, summaryEs: null })?.language).toBe("en");
  expect(textIn("en", "summary", { ...both, summary: "" })?.language).toBe("es");
});

it("gives nothing where nothing is written", () => {
  expect(textIn("es", "summary", {})).toBeNull();
  expect(textIn("es", "summary", { summary: null, summaryEs: "" })).toBeNull();
});
