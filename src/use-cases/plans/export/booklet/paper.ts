import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import PdfWriter from "pdfkit";
import type { Language } from "#domain/text/language.ts";
import { beginStructure } from "./structure.ts";

/** A5 portrait, in points: an A4 sheet folded once, and fits in a pocket. */
export const paper = { width: 419.53, height: 595.28, margin: 36, foot: 40 } as const;
export const inner = { left: paper.margin, width: paper.width - 2 * paper.margin } as const;

export const ink = { text: "#1d2433", quiet: "#5a6372", line: "#c9ced8", fill: "#e8ecf4", warn: "#a3341a" } as const;

export type FontWeight = "regular" | "bold";

const require = createRequire(import.meta.url);

/** Each font file covers one script; text is composed from them. */
const scripts = [
  {
    script: "latin",
    letters: /[\u0009\u000a\u0020-\u00ff\u0131\u0152\u0153\u02c6\u02da\u02dc\u2000-\u206f\u20ac\u2122\u2212]/u,
    family: "figtree",
  },
  { script: "latin-ext", letters: /[\u0100-\u02ba\u1e00-\u1eff]/u, family: "figtree" },
  { script: "cyrillic", letters: /[\u0400-\u045f\u0490\u0491\u2116]/u, family: "alegreya" },
  { script: "greek", letters: /[\u0370-\u03ff]/u, family: "alegreya" },
  {
    script: "emoji",
    letters: /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}/u,
    family: "noto-emoji",
  },
] as const;

const weights = { regular: 400, bold: 700 } as const;

function fontFile(family: string, script: string, weight: number): Buffer {
  return readFileSync(require.resolve(`@fontsource/${family}/files/${family}-${script}-${weight}-normal.woff`));
}

/** An empty booklet with its fonts; pages are added one by one. */
export function openBooklet(title: string, subject: string, language: Language): PDFKit.PDFDocument {
  const booklet = new PdfWriter({
    size: [paper.width, paper.height],
    margins: { top: paper.margin, left: paper.margin, right: paper.margin, bottom: paper.foot },
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: "1.7",
    tagged: true,
    lang: language,
    displayTitle: true,
    info: { Title: title, Subject: subject, Creator: "Vieira", Producer: "Vieira" },
  });
  for (const [name, weight] of Object.entries(weights)) {
    for (const { script, family } of scripts)
      booklet.registerFont(
        `${script} ${name}`,
        fontFile(family, script, script === "emoji" ? weights.regular : weight),
      );
  }
  booklet.registerFont("title", fontFile("alegreya", "latin", 700));
  beginStructure(booklet);
  return booklet;
}

/** A run of text in one font. */
interface FontRun {
  readonly font: string;
  readonly text: string;
}

/** Splits a line of text by script; unsupported characters become question marks, variation selectors are dropped. */
export function fontRuns(text: string, weight: FontWeight): FontRun[] {
  const runs: { font: string; text: string }[] = [];
  for (const letter of text
    .normalize("NFC")
    .replaceAll("\t", "    ")
    .replaceAll(/[\ufe00-\ufe0f\u200d]/g, "")) {
    const script = scripts.find(({ letters }) => letters.test(letter));
    const font = `${script?.script ?? "latin"} ${weight}`;
    const printable = script ? letter : "?";
    const last = runs.at(-1);
    // A space belongs to the preceding run, so that lines break correctly; the one of emoji is too wide.
    if (last && (last.font === font || (letter === " " && !last.font.startsWith("emoji")))) last.text += printable;
    else runs.push({ font, text: printable });
  }
  return runs;
}
