import { Check } from "lucide-react";
import { useTranslations } from "use-intl";

import type { AccommodationDetail } from "#contract/places/accommodations.ts";
import { useFactNames } from "#web/components/facts/use-fact-names.ts";
import { Icon } from "#web/ui/icons/icon.tsx";

import { CertaintyMark } from "./certainty-mark.tsx";

/** Amenities as one looks for them. */
const amenityGroups = [
  { key: "sleep", amenities: ["bed_linen", "towels", "heating", "lockers", "wheelchair_access", "camping_pitch"] },
  { key: "food", amenities: ["kitchen", "breakfast", "dinner", "half_board", "restaurant", "groceries"] },
  { key: "wash", amenities: ["washing_machine", "dryer", "hand_wash"] },
  { key: "animals", amenities: ["bicycle_storage", "pets", "stables"] },
] as const;

type AmenityGroupKey = (typeof amenityGroups)[number]["key"] | "other";

/** The amenities of a house by group, groups without any left out; what belongs to no group comes last. */
export function groupAmenities(
  amenities: readonly string[],
): { readonly key: AmenityGroupKey; readonly amenities: readonly string[] }[] {
  const grouped = amenityGroups.map((group) => ({
    key: group.key,
    amenities: group.amenities.filter((one) => amenities.includes(one)),
  }));
  const groupedAmenities = new Set<string>(amenityGroups.flatMap((group) => group.amenities));
  const others = { key: "other" as const, amenities: amenities.filter((one) => !groupedAmenities.has(one)) };
  return [...grouped, others].filter((group) => group.amenities.length > 0);
}

/** What is known to be in a house, by group. */
export function AmenityList({
  house: { amenities, sources },
}: {
  house: Pick<AccommodationDetail, "amenities" | "sources">;
}) {
  const t = useTranslations("house.amenities");
  const names = useFactNames();
  const groups = groupAmenities(amenities);
  const source = sources["amenities"];
  return (
    <section aria-labelledby="amenities" className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="amenities" className="text-2xl">
          {t("heading")}
        </h2>
        {groups.length > 0 && source ? <CertaintyMark source={source} fact={t("heading")} /> : null}
      </div>
      {groups.length === 0 ? (
        <p className="text-ink-2">{t("unknown")}</p>
      ) : (
        <>
          <div className="grid gap-x-8 gap-y-5 rounded-lg border border-line bg-surface p-5 sm:grid-cols-2 sm:p-6">
            {groups.map((group) => (
              <div key={group.key}>
                <h3 className="font-sans text-sm font-strong tracking-normal text-ink-2">{t(`groups.${group.key}`)}</h3>
                <ul className="mt-1.5 grid gap-1.5">
                  {group.amenities.map((amenity) => (
                    <li key={amenity} className="flex items-center gap-2.5">
                      <Icon of={Check} size="sm" className="text-ok" />
                      {names.amenity(amenity)}
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
          <p className="text-sm text-ink-2">{t("hint")}</p>
        </>
      )}
    </section>
  );
}
