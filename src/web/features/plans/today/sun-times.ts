import { getTimes } from "suncalc";

export interface SunTimes {
  /** Hours since midnight in the time zone of the device. */
  readonly rise: number;
  readonly set: number;
  /** When it is dark: the sun is 6° below the horizon. */
  readonly dark: number;
}

/** When the sun rises and sets at a place; null where it does neither on that day. @param noonMs of the day */
export function sunTimes(
  noonMs: number,
  { lat, lon }: { readonly lat: number; readonly lon: number },
): SunTimes | null {
  const { sunrise, sunset, dusk } = getTimes(new Date(noonMs), lat, lon);
  if (!sunrise || !sunset || !dusk) return null;
  const hours = (time: Date) => time.getHours() + time.getMinutes() / 60;
  return { rise: hours(sunrise), set: hours(sunset), dark: hours(dusk) };
}
