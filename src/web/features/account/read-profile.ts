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

const parts = ["flatKmh", "ascentMPerH", "descentMPerH"] as const;

function ownPace(written: Readonly<Record<string, string>>): object {
  return Object.fromEntries(
    parts.flatMap((part) => (written[part] === undefined ? [] : [[part, Number(written[part].replace(",", "."))]])),
  );
}
