/** Numbers of a pace of one's own, and their fields. */
export const paceParts = ["flatKmh", "ascentMPerH", "descentMPerH"] as const;

/** The fields of the profile's form as the API takes them; a pace of one's own comes as three numbers. */
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
