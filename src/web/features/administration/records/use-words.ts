import { useMessages, useTranslations } from "use-intl";

import type { ResourceName } from "#contract/administration/resources/all-resources.ts";
import { nameOf, useFactNames } from "#web/components/facts/use-fact-names.ts";

import type { FieldView } from "./resource-view.ts";

type Words = Readonly<Record<string, string>>;

/** The words of resources, their fields and the values that can be chosen. */
export function useRecordWords() {
  const { records } = useMessages();
  const names = useFactNames();
  const t = useTranslations("records");
  const inWords = (words: Words) => (code: string) => nameOf(words, code) ?? code.replaceAll("_", " ");
  const { options } = records;
  const ofField: Readonly<Record<string, (code: string) => string>> = {
    size: inWords(options.size),
    status: inWords(options.status),
    locale: inWords(options.locale),
    type: names.houseType,
    lodgingKinds: names.houseType,
    services: names.service,
    rooms: names.room,
    amenities: names.amenity,
    country: names.country,
    mode: inWords(options.mode),
  };
  const ofKind: typeof ofField = {
    waypoint: inWords(options.waypointKind),
    branch: inWords(options.branchKind),
  };
  return {
    resource: (name: ResourceName) => records.resources[name],
    group: inWords(records.groups),
    field: inWords(records.fields),
    /** A help for what is to be written into a field; none for most. */
    hint: ({ name, input: { kind } }: FieldView): string | null => {
      const hints: Words = records.hints;
      return hints[name] ?? hints[kind] ?? null;
    },
    unit: ({ unit }: FieldView): string | null => (unit === null ? null : t(`units.${unit}`)),
    /** A value that is chosen from a few. @param singular of the resource: kinds are spelled alike */
    option: (singular: string, field: string, code: string): string => {
      if (field === "kind") return (ofKind[singular] ?? names.onePoint)(code);
      return ofField[field]?.(code) ?? code;
    },
  };
}
