import { useTranslations } from "use-intl";

import type { AccommodationSummary } from "#contract/places/accommodations.ts";
import { Chip } from "#web/ui/layout/chip.tsx";

import { useSeasonText } from "./use-season-text.ts";

/** When a house is open, as far as known. */
export type HouseSeason = Pick<AccommodationSummary, "status" | "season" | "seasonConfirmFirst"> & {
  /** Whether it is open on the requested night; `unknown` if its season is. */
  readonly openOn?: "open" | "unknown" | undefined;
};

/** Whether a house is open on the requested night or, without one, in which season. */
export function SeasonChips({ house }: { house: HouseSeason }) {
  const t = useTranslations("facts");
  const writeSeason = useSeasonText();
  const { status, season, openOn } = house;
  if (status !== "open") return <Chip tone="bad">{t(`status.${status}`)}</Chip>;
  if (season === null) {
    return <Chip tone={openOn === undefined ? "neutral" : "warn"}>{t("house.seasonUnknown")}</Chip>;
  }
  return (
    <>
      <Chip tone="ok">
        {openOn === undefined ? t("house.open", { season: writeSeason(season) }) : t("house.openThatNight")}
      </Chip>
      {house.seasonConfirmFirst ? <Chip tone="warn">{t("house.confirm")}</Chip> : null}
    </>
  );
}
