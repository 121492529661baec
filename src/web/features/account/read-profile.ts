/** Numbers of a custom pace, and their fields. */
export const paceParts = ["flatKmh", "ascentMPerH", "descentMPerH"] as const;

/** Parses the profile's form for the API; a custom pace consists of three numbers. */
export function readProfile(
  written: Readonly<Record<string, string>>,
  presets: Readonly<Record<string, object>>,
): object {
  const { name, locale, units, clock, pace = "standard" } = written;
  return {
    name: name ?? "",
    locale,
    units,
    clock,
    pace: pace === "standard" ? null : (presets[pace] ?? ownPace(written)),
  };
}

function ownPace(written: Readonly<Record<string, string>>): object {
  return Object.fromEntries(
    paceParts.flatMap((part) => (written[part] === undefined ? [] : [[part, Number(written[part].replace(",", "."))]])),
  );
}
