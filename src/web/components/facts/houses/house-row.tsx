import { useTranslations } from "use-intl";
import type { AccommodationSummary } from "#contract/places/accommodations.ts";
import { StaticHeart } from "#web/components/favourites/static-heart.tsx";
import { Link } from "#web/ui/controls/link.tsx";
import { Chip } from "#web/ui/layout/chip.tsx";
import { useFactNames } from "../use-fact-names.ts";
import { useHouseFigures } from "./use-house-figures.ts";
import { useSeasonText } from "./use-season-text.ts";

/** Data of a house's row. */
export type HouseRowFacts = HouseSeason &
  Pick<
    AccommodationSummary,
    | "uuid"
    | "name"
    | "type"
    | "beds"
    | "priceFrom"
    | "priceTo"
    | "currency"
    | "donation"
    | "distanceOffRouteM"
    | "amenities"
  >;

/** A house in a list: name, kind, what is known of beds, price, season and place. */
export function HouseRow({ house, to, aside }: { house: HouseRowFacts; to: string; aside?: string | undefined }) {
  const names = useFactNames();
  const facts = useHouseFacts(house);
  return (
    <li className="group relative grid gap-1 py-3.5 pr-14 pl-5 hover:bg-surface-2 sm:pl-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="font-sans text-md leading-snug font-strong tracking-normal wrap-anywhere">
          <Link
            to={to}
            className="text-ink no-underline after:absolute after:inset-0 group-hover:text-way group-hover:underline"
          >
            {house.name}
          </Link>
        </h3>
        {aside ? <span className="text-sm text-ink-2 tabular-nums">{aside}</span> : null}
      </div>
      <StaticHeart kind="accommodations" uuid={house.uuid} name={house.name} className="absolute top-1.5 right-2" />
      <p className="text-sm text-ink-2">{[names.houseType(house.type), ...facts].join(" · ")}</p>
      {house.status === "open" && house.openOn === undefined ? null : (
        <p className="flex flex-wrap gap-2">
          <SeasonChips house={house} />
        </p>
      )}
    </li>
  );
}

function useHouseFacts(house: HouseRowFacts): readonly string[] {
  const t = useTranslations("facts.house");
  const { beds, price, place } = useHouseFigures(house);
  const writeSeason = useSeasonText();
  const mainFacts = [beds, price, house.season === null ? null : writeSeason(house.season)];
  const isAnyKnown = mainFacts.some((fact) => fact !== null);
  return [...(isAnyKnown ? mainFacts : [t("nothingKnown")]), place].filter((fact) => fact !== null);
}

/** When a house is open, as far as known. */
type HouseSeason = Pick<AccommodationSummary, "status" | "season" | "seasonConfirmFirst"> & {
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
