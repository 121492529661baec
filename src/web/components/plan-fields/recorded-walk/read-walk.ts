import type { TimedPoint, Steps } from "#domain/geography/recorded-walk/stretches.ts";

import { isFit, readFit } from "./read-fit.ts";

/** Larger files are not a day's walk. */
export const maxWalkBytes = 15_000_000;

/** Errors of a file: wrong type, truncated or modified, or invalid encoding. */
export type UnreadWalk = "unreadable" | "damaged" | { readonly unknownEncoding: string };

/** The points of a recorded walk, GPX or FIT, in file order, one part per recorded segment. */
export function* readWalk(bytes: Uint8Array): Steps<readonly (readonly TimedPoint[])[] | UnreadWalk> {
  if (isFit(bytes)) return yield* readFit(bytes);
  const encoding = encodingOf(bytes);
  let decoder: TextDecoder;
  try {
    decoder = new TextDecoder(encoding);
  } catch {
    return { unknownEncoding: encoding.slice(0, 40) };
  }
  return yield* readGpx(bytes, decoder);
}

/** Encoding of an XML file: by its first bytes, else its declaration; UTF-8 by default. */
function encodingOf(bytes: Uint8Array): string {
  const start = new TextDecoder("latin1").decode(bytes.subarray(0, 300));
  if (/^(?:ÿþ|<\0)/.test(start)) return "utf-16le";
  if (/^(?:þÿ|\0<)/.test(start)) return "utf-16be";
  const declared = /^\s*<\?xml\s[^>]*?\bencoding\s*=\s*["']([^"']*)["']/.exec(start)?.[1];
  // A declaration in single bytes cannot be UTF-16, whatever it says.
  return declared === undefined || /^utf-?16/i.test(declared) ? "utf-8" : declared;
}

/** Bytes to decode, and characters to parse, between two checks of the time. */
const [bytesAtOnce, lettersAtOnce] = [65_536, 12_000];
/** Maximum length of a point or comment, in characters. */
const maxPointLength = 1_000_000;

const root = /<((?:[\w.-]+:)?gpx)(?=[\s>])(?:"[^"]*"|'[^']*'|[^"'>])*>/;
/** A comment, CDATA, a whole point, or the start of a segment. */
const pieces =
  /<!--[^]*?-->|<!\[CDATA\[[^]*?\]\]>|<((?:[\w.-]+:)?(?:trkpt|rtept|wpt))(?=[\s/>])(?:"[^"]*"|'[^']*'|[^"'>/]|\/(?!>))*(?:\/>|>[^]*?<\/\1\s*>)|<(?:[\w.-]+:)?trkseg(?=[\s/>])/g;
/** An incomplete match, which the following characters may complete. */
const incompleteMatch = /<!|<(?:[\w.-]+:)?(?:trkpt|rtept|wpt|trkseg)[\s/>]|<[^<>]{0,80}$/;

/**
 * The recorded points of a GPX file, one part per segment of a track. Browsers parse a document synchronously: the
 * points are extracted and parsed a few at a time within the file's own first tag, and the rest of the file at the end.
 */
function* readGpx(
  bytes: Uint8Array,
  decoder: TextDecoder,
): Steps<readonly (readonly TimedPoint[])[] | "unreadable" | "damaged"> {
  const parts: TimedPoint[][] = [[]];
  let [rest, frame, points] = ["", "", ""];
  let around: { readonly tag: string; readonly name: string } | null = null;
  const takePoints = () => {
    const trackPoints = points === "" ? [] : pointsOf(`${around?.tag}${points}</${around?.name}>`);
    points = "";
    if (trackPoints) parts.at(-1)!.push(...trackPoints);
    return trackPoints !== null;
  };
  for (let from = 0; from < bytes.length; from += bytesAtOnce) {
    rest += decoder.decode(bytes.subarray(from, from + bytesAtOnce), { stream: from + bytesAtOnce < bytes.length });
    if (!around) {
      const [tag, name] = root.exec(rest) ?? [];
      if (tag === undefined || name === undefined) return "unreadable";
      around = { tag, name };
    }
    let end = 0;
    for (const piece of rest.matchAll(pieces)) {
      const [whole, isPoint] = piece;
      frame += rest.slice(end, piece.index);
      end = piece.index + whole.length;
      if (isPoint === undefined) frame += whole;
      else points += whole;
      const isSegment = isPoint === undefined && !whole.startsWith("<!");
      if ((isSegment || points.length > lettersAtOnce) && !takePoints()) return "damaged";
      if (isSegment) parts.push([]);
      if (points === "") yield from / bytes.length;
    }
    rest = rest.slice(end);
    const unfinished = incompleteMatch.exec(rest)?.index ?? rest.length;
    frame += rest.slice(0, unfinished);
    rest = rest.slice(unfinished);
    if (rest.length > maxPointLength) return "damaged";
    yield from / bytes.length;
  }
  if (!around) return "unreadable";
  return takePoints() && parsed(frame + rest) ? parts : "damaged";
}

/** The document element; null if it is not well-formed. */
function parsed(text: string): Element | null {
  const document = new DOMParser().parseFromString(text.trimStart(), "application/xml");
  return document.getElementsByTagName("parsererror").length > 0 ? null : document.documentElement;
}

function pointsOf(text: string): TimedPoint[] | null {
  const document = parsed(text);
  if (!document) return null;
  const points: TimedPoint[] = [];
  const number = (digits: string | null) => (digits?.trim() ? Number(digits) : Number.NaN);
  for (let point = document.firstElementChild; point; point = point.nextElementSibling) {
    if (point.localName !== "trkpt") continue;
    let [height, time] = [Number.NaN, Number.NaN];
    for (let child = point.firstElementChild; child; child = child.nextElementSibling) {
      if (child.localName === "ele") height = number(child.textContent);
      if (child.localName === "time") time = Date.parse(child.textContent);
    }
    points.push({
      lat: number(point.getAttribute("lat")),
      lon: number(point.getAttribute("lon")),
      elevationM: Number.isFinite(height) ? height : null,
      time,
    });
  }
  return points;
}
