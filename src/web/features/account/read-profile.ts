/** Numbers of a custom pace, and their fields. */
export const paceParts = ["flatKmh", "ascentMPerH", "descentMPerH"] as const;

/** Parses the profile's form for the API; a custom pace consists of three numbers. */
export function readProfile(
  fields: Readonly<Record<string, string>>,
  presets: Readonly<Record<string, object>>,
): object {
  const { name, locale, units, clock, pace = "standard" } = fields;
  return {
    name: name ?? "",
    locale,
    units,
    clock,
    pace: pace === "standard" ? null : (presets[pace] ?? ownPace(fields)),
  };
}

function ownPace(fields: Readonly<Record<string, string>>): object {
  return Object.fromEntries(
    paceParts.flatMap((part) => (fields[part] === undefined ? [] : [[part, Number(fields[part].replace(",", "."))]])),
  );
}
