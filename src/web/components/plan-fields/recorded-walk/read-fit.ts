import type { TimedPoint, Steps } from "#domain/geography/recorded-walk/stretches.ts";

/** Layout of a message type in a FIT file. */
interface Layout {
  readonly isRecord: boolean;
  readonly isLittleEndian: boolean;
  readonly bytes: number;
  readonly fields: ReadonlyMap<number, { readonly at: number; readonly size: number }>;
}

/** Numbers of the profile: the message of a point, and its fields. */
const recordMessage = 20;
const fieldNumbers = { lat: 0, lon: 1, altitude: 2, betterAltitude: 78, timestamp: 253 } as const;
/** 31 December 1989, the epoch of FIT, in seconds. */
const epochMs = Date.UTC(1989, 11, 31);
/** Messages between two checks of the time. */
const bytesAtOnce = 16_384;

/** Whether data begins like a FIT file. */
export function isFit(bytes: Uint8Array): boolean {
  return String.fromCodePoint(...bytes.subarray(8, 12)) === ".FIT";
}

/**
 * The points of a FIT file, one part per recording in it. Only messages of points are parsed, according to Garmin's
 * description of the protocol; "damaged" if the file is truncated or its checksum wrong.
 */
export function* readFit(bytes: Uint8Array): Steps<readonly (readonly TimedPoint[])[] | "damaged"> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: (readonly TimedPoint[])[] = [];
  for (let start = 0; start === 0 || isFit(bytes.subarray(start));) {
    if (start + 14 > bytes.length) return "damaged";
    const from = start + bytes[start]!;
    const end = from + view.getUint32(start + 4, true);
    if (end + 2 > bytes.length || (yield* checksum(bytes, start, end + 2)) !== 0) return "damaged";
    const points = yield* pointsWithin(view, from, end);
    if (!points) return "damaged";
    parts.push(points);
    start = end + 2;
  }
  return parts;
}

/** The CRC-16 of data; 0 if it ends with its own checksum. */
function* checksum(bytes: Uint8Array, from: number, end: number): Steps<number> {
  let crc = 0;
  for (let at = from; at < end; at++) {
    crc ^= bytes[at]!;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >> 1) ^ 0xa001 : crc >> 1;
    if (at % bytesAtOnce === 0) yield at / bytes.length / 2;
  }
  return crc;
}

/** Null if messages do not match their definition. */
function* pointsWithin(view: DataView, from: number, end: number): Steps<readonly TimedPoint[] | null> {
  const layouts = new Map<number, Layout>();
  const points: TimedPoint[] = [];
  let [seconds, looked] = [Number.NaN, from];
  for (let at = from; at < end;) {
    const head = view.getUint8(at++);
    const isCompressed = head >= 0x80;
    if (!isCompressed && head & 0x40) {
      const next = readLayout(view, at, (head & 0x20) !== 0, end);
      if (!next) return null;
      layouts.set(head & 15, next.layout);
      at = next.at;
      continue;
    }
    const layout = layouts.get(isCompressed ? (head >> 5) & 3 : head & 15);
    if (!layout || at + layout.bytes > end) return null;
    // The last five bits of the time, which has advanced since.
    if (isCompressed) seconds += (head - seconds) & 31;
    else seconds = numberIn(view, at, layout, "timestamp") ?? seconds;
    if (layout.isRecord) points.push(...pointOf(view, at, layout, epochMs + seconds * 1000));
    at += layout.bytes;
    if (at - looked > bytesAtOnce) yield 0.5 + (looked = at) / view.byteLength / 2;
  }
  return points;
}

function readLayout(view: DataView, at: number, hasOwnFields: boolean, end: number) {
  if (at + 5 > end) return null;
  const isLittleEndian = view.getUint8(at + 1) === 0;
  const isRecord = view.getUint16(at + 2, isLittleEndian) === recordMessage;
  const fields = new Map<number, { at: number; size: number }>();
  let bytes = 0;
  // Developer fields are in a second list, and are skipped.
  for (const isOwn of hasOwnFields ? [false, true] : [false]) {
    const count = view.getUint8(isOwn ? at : (at += 4));
    at += 1;
    if (at + count * 3 + 1 > end) return null;
    for (let field = 0; field < count; field++, at += 3) {
      const size = view.getUint8(at + 1);
      if (!isOwn) fields.set(view.getUint8(at), { at: bytes, size });
      bytes += size;
    }
  }
  return { at, layout: { isRecord, isLittleEndian, bytes, fields } };
}

/** None if the watch had no position. */
function pointOf(view: DataView, at: number, layout: Layout, time: number): TimedPoint[] {
  const [lat, lon] = [numberIn(view, at, layout, "lat"), numberIn(view, at, layout, "lon")];
  if (lat === null || lon === null) return [];
  const height = numberIn(view, at, layout, "betterAltitude") ?? numberIn(view, at, layout, "altitude");
  const degrees = (semicircles: number) => (semicircles * 180) / 2 ** 31;
  return [{ lat: degrees(lat), lon: degrees(lon), elevationM: height === null ? null : height / 5 - 500, time }];
}

/** The raw value of a field; null if it is missing, or has the value for "unknown". */
function numberIn(view: DataView, at: number, layout: Layout, name: keyof typeof fieldNumbers): number | null {
  const field = layout.fields.get(fieldNumbers[name]);
  if (field?.size === 2) {
    const value = view.getUint16(at + field.at, layout.isLittleEndian);
    return value === 0xff_ff ? null : value;
  }
  if (field?.size !== 4) return null;
  const isSigned = name === "lat" || name === "lon";
  const value = isSigned
    ? view.getInt32(at + field.at, layout.isLittleEndian)
    : view.getUint32(at + field.at, layout.isLittleEndian);
  return value === (isSigned ? 0x7f_ff_ff_ff : 0xff_ff_ff_ff) ? null : value;
}
