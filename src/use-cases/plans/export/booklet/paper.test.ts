import { buffer } from "node:stream/consumers";
import { expect, it } from "vitest";
import { fontRuns, openBooklet } from "./paper.ts";
import { drawArtifact, drawPart, endStructure } from "./structure.ts";
import { writeText, writeTitle } from "./write-text.ts";

it.each([
  ["Camiño Привет", ["latin regular Camiño ", "cyrillic regular Привет"]],
  ["🐚 on", ["emoji regular 🐚", "latin regular  on"]],
  ["👩‍👧 ⛰️", ["emoji regular 👩👧", "latin regular  ", "emoji regular ⛰"]],
  ["a\tb", ["latin regular a    b"]],
  [
    "בית לחם 12",
    ["hebrew regular לחם", "latin regular  ", "hebrew regular בית", "latin regular  ", "latin regular 12"],
  ],
  ["Tui – القدس", ["latin regular Tui – ", "arabic regular القدس"]],
  ["日本", ["latin regular ??"]],
])("writes %j in fonts that contain its glyphs", (text, runs) => {
  expect(fontRuns(text, "regular").map((run) => `${run.font} ${run.text}`)).toEqual(runs);
});

it("tags every part of a booklet", async () => {
  const booklet = openBooklet("A walk", "Plan", "en");
  const whole = buffer(booklet);
  booklet.addPage();
  writeTitle(booklet, "A walk 🐚", 20, "H1");
  writeText(booklet, "first line\nsecond 🐚 line", { size: 10 });
  drawPart(booklet, "Figure", () => writeText(booklet, "a name", { size: 7 }), "Map: a walk");
  drawArtifact(booklet, () => writeText(booklet, "1 / 1", { size: 7 }));
  endStructure(booklet);
  booklet.end();
  const file = (await whole).toString("latin1");
  expect(file).toContain("/Marked true");
  expect([...file.matchAll(/\/S \/(\w+)/g)].map(([, kind]) => kind).toSorted()).toEqual([
    "Document",
    "Figure",
    "H1",
    "P",
  ]);
  expect(file).toContain("/Alt (Map: a walk)");
});
