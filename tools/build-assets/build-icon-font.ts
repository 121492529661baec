/**
 * Makes src/web/components/facts/service-icons/service-icons.woff2: the drawings of services as letters, cut from the font of Lucide
 * (ISC). As letters they cost a browser nothing; of each drawing in a style it makes a document first, ten of them on the page of a town.
 *
 * Run with `npx node tools/build-assets/build-icon-font.ts`; the result is committed, and `service-icons.css` names its letters.
 */
import { readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

const folder = "node_modules/lucide-static/font";
const drawings = [
  "bed-double",
  "shopping-basket",
  "utensils",
  "pill",
  "stethoscope",
  "landmark",
  "bus",
  "train-front",
  "bike",
  "ship",
];

const letterOf = JSON.parse(await readFile(`${folder}/codepoints.json`, "utf8")) as Record<string, number>;
const letters = drawings.map((name) => String.fromCodePoint(letterOf[name] ?? 0)).join("");
const font = await subsetFont(await readFile(`${folder}/lucide.ttf`), letters, { targetFormat: "woff2" });
await writeFile("src/web/components/facts/service-icons/service-icons.woff2", font);
console.log(drawings.map((name) => `${name} ${letterOf[name]?.toString(16)}`).join("\n"));
