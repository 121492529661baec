import type { LatLon } from "./great-circle.ts";

/** Hundred-thousandths of a degree: about 1.1 m. */
const precision = 1e5;

/** The text is not a valid encoded polyline of complete pairs of coordinates. */
export class PolylineError extends Error {
  override readonly name = "PolylineError";
}

/**
 * Encodes a line in Google's encoded polyline algorithm format with five decimals: each coordinate as its difference
 * from the previous one, zigzag, five bits per character from "?".
 * https://developers.google.com/maps/documentation/utilities/polylinealgorithm
 */
export function encodePolyline(points: readonly LatLon[]): string {
  let text = "";
  let lat = 0;
  let lon = 0;
  for (const point of points) {
    const nextLat = Math.round(point.lat * precision);
    const nextLon = Math.round(point.lon * precision);
    text += encodeDifference(nextLat - lat) + encodeDifference(nextLon - lon);
    lat = nextLat;
    lon = nextLon;
  }
  return text;
}

/**
 * The points of an encoded polyline, in degrees with five decimals.
 * @throws {PolylineError} if the text ends within a point or contains an invalid character
 */
export function decodePolyline(text: string): LatLon[] {
  const differences = decodeDifferences(text);
  if (differences.length % 2 !== 0) throw new PolylineError("The line ends after a latitude.");
  const points: LatLon[] = [];
  let lat = 0;
  let lon = 0;
  for (let i = 0; i < differences.length; i += 2) {
    lat += differences[i] ?? 0;
    lon += differences[i + 1] ?? 0;
    points.push({ lat: lat / precision, lon: lon / precision });
  }
  return points;
}

function encodeDifference(difference: number): string {
  let rest = difference < 0 ? ~(difference << 1) : difference << 1;
  let text = "";
  while (rest >= 0x20) {
    text += String.fromCharCode((0x20 | (rest & 0x1f)) + 63);
    rest >>= 5;
  }
  return text + String.fromCharCode(rest + 63);
}

function decodeDifferences(text: string): number[] {
  const differences: number[] = [];
  let value = 0;
  let shift = 0;
  for (let i = 0; i < text.length; i++) {
    const bits = text.charCodeAt(i) - 63;
    if (bits < 0 || bits > 63) throw new PolylineError(`Character ${i + 1} does not belong to a line.`);
    value |= (bits & 0x1f) << shift;
    shift += 5;
    if (bits < 0x20) {
      differences.push(value & 1 ? ~(value >> 1) : value >> 1);
      value = 0;
      shift = 0;
    }
  }
  if (shift > 0) throw new PolylineError("The line ends within a number.");
  return differences;
}

/** Shorter straight lines, in metres, count as drawn. */
const shortM = 300;

/** Whether only the two ends are known, so that the line is straight. @param walkedM 0 on crossings */
export function isStraight(line: readonly unknown[], walkedM: number): boolean {
  return line.length < 3 && walkedM >= shortM;
}
