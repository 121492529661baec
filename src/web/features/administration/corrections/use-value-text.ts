import { useTranslations } from "use-intl";

import type { CorrectableField } from "#contract/places/correction-suggestions.ts";
import type { Season } from "#domain/route-graph/route-graph.ts";
import { useFactNames } from "#web/components/facts/use-fact-names.ts";
import { useSeasonText } from "#web/components/facts/use-season-text.ts";

/** Writes the value of any field of a house in words. */
export function useValueText(): (field: CorrectableField, value: unknown) => string {
  const t = useTranslations("correspondence.corrections.values");
  const names = useFactNames();
  const writeSeason = useSeasonText();
  return (field, value) => {
    if (value === null || value === undefined || value === "") return t("unknown");
    if (typeof value === "boolean") return t(value ? "yes" : "no");
    // The field says what its value is: the validation has let nothing else through.
    if (field === "season") return writeSeason(value as Season);
    if (Array.isArray(value)) {
      if (value.length === 0) return t("unknown");
      return value.map((code) => (field === "rooms" ? names.room(code) : names.amenity(code))).join(", ");
    }
    return field === "type" ? names.houseType(String(value)) : String(value);
  };
}
