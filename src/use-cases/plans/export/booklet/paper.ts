import PdfWriter from "pdfkit";
import type { Language } from "#domain/text/language.ts";
import { fontFile } from "./font-file.ts";
import { beginStructure } from "./structure.ts";

/** A5 portrait, in points: an A4 sheet folded once, and fits in a pocket. */
export const paper = { width: 419.53, height: 595.28, margin: 36, foot: 40 } as const;
export const inner = { left: paper.margin, width: paper.width - 2 * paper.margin } as const;

export const ink = { text: "#1d2433", quiet: "#5a6372", line: "#c9ced8", fill: "#e8ecf4", warn: "#a3341a" } as const;

export type FontWeight = "regular" | "bold";

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
  { script: "hebrew", letters: /[\u0590-\u05ff\ufb1d-\ufb4f]/u, family: "noto-sans-hebrew" },
  { script: "arabic", letters: /[\u0600-\u06ff\u0750-\u077f\ufb50-\ufdff\ufe70-\ufefc]/u, family: "noto-sans-arabic" },
  {
    script: "emoji",
    letters: /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}/u,
    family: "noto-emoji",
  },
] as const;

const weights = { regular: 400, bold: 700 } as const;

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

/** Whether a font is written from right to left: it turns the letters of each word, the order of words is turned here. */
export const isTurned = (font: string): boolean => /^(?:hebrew|arabic) /.test(font);

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
  return runs.flatMap((run) => (isTurned(run.font) ? wordsInReverse(run, `latin ${weight}`) : [run]));
}

/** A run from right to left word by word; spaces between them and behind the last are in a font that does not turn them. */
function wordsInReverse({ font, text }: FontRun, spaces: string): FontRun[] {
  const space = { font: spaces, text: " " };
  const words = text.trimEnd().split(" ").toReversed();
  const all = words.flatMap((word, index) => (index > 0 ? [space, { font, text: word }] : [{ font, text: word }]));
  return text.endsWith(" ") ? [...all, space] : all;
}
