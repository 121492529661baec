import { useMessages } from "use-intl";

type Names = Readonly<Record<string, string>>;

/** Names for codes of the data, in the language of the page; a code without a name is shown as it is. */
export function useFactNames() {
  const { facts } = useMessages();
  const within = (names: Names) => (code: string) => nameOf(names, code) ?? code.replaceAll("_", " ");
  const source = within(facts.sourceNames);
  return {
    service: within(facts.services),
    houseType: within(facts.houseTypes),
    room: within(facts.rooms),
    amenity: within(facts.amenities),
    /** Plural, as a heading. */
    pointKind: within(facts.pointKinds),
    /** Singular. */
    onePoint: within(facts.onePoint),
    operator: within(facts.operators),
    country: within(facts.countries),
    source,
    /** Of a fact measured with the line of another source: both sources, or one if they have the same name. */
    sources: (codes: string) => [...new Set(codes.split("; line: ").map(source))].join(", "),
  };
}

/** The name of a code, which may come from an address: inherited properties such as `constructor` are ignored. */
export function nameOf(names: Readonly<Record<string, string>>, code: string): string | undefined {
  return Object.hasOwn(names, code) ? names[code] : undefined;
}
