import tzLookup from "@photostructure/tz-lookup";
import { timeZoneOf } from "#domain/plans/day-hours/local-time.ts";

/**
 * The IANA time zone of a town: that of its country, by position where the country has several or is unknown. Near
 * borders and coasts the position alone may be wrong by some kilometres.
 *
 * @param country ISO 3166-1 code, or an unknown name
 */
export function townTimeZone({ lat, lon }: { readonly lat: number; readonly lon: number }, country: string): string {
  const zones = zonesOf(country);
  const [only, ...others] = zones;
  if (only !== undefined && others.length === 0) return only;
  const found = tzLookup(lat, lon);
  const usual = timeZoneOf(country);
  return zones.includes(usual) && !zones.includes(found) ? usual : found;
}

/** A tenth of a millisecond each: for every town of a long route they took longer than all the rest of its graph. */
const zonesByCode = new Map<string, readonly string[]>();

/** All time zones of a country; empty for an unassigned code and for a name. */
function zonesOf(country: string): readonly string[] {
  if (!/^[A-Z]{2}$/.test(country)) return [];
  const known = zonesByCode.get(country);
  if (known) return known;
  // Not yet in the types of TypeScript.
  const locale: Intl.Locale & { getTimeZones?(): string[] | undefined } = new Intl.Locale(`und-${country}`);
  const zones = locale.getTimeZones?.() ?? [];
  zonesByCode.set(country, zones);
  return zones;
}
