import { paceNames, pacePresets } from "#domain/planner/options/presets.ts";

/** Numbers of a custom pace, and their fields. */
export const paceParts = ["flatKmh", "ascentMPerH", "descentMPerH"] as const;

/** Parses the profile's form for the API; a custom pace consists of three numbers. */
export function readProfile(fields: Readonly<Record<string, string>>): object {
  const { name, locale, units, clock, pace = "standard" } = fields;
  const preset = paceNames.find((one) => one === pace);
  return {
    name: name ?? "",
    locale,
    units,
    clock,
    pace: pace === "standard" ? null : preset ? pacePresets[preset] : ownPace(fields),
  };
}

function ownPace(fields: Readonly<Record<string, string>>): object {
  return Object.fromEntries(
    paceParts.flatMap((part) => (fields[part] === undefined ? [] : [[part, Number(fields[part].replace(",", "."))]])),
  );
}
