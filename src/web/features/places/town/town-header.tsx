import type { ReactNode } from "react";
import { useTranslations } from "use-intl";

import { regionOf } from "#domain/text/language.ts";
import { textIn } from "#domain/text/text-in.ts";
import type { TownDetail, TownPosition } from "#contract/places/towns.ts";
import { AttributedText } from "#web/components/facts/sources/attributed-text.tsx";
import { useFactNames } from "#web/components/facts/use-fact-names.ts";
import { FavouriteButton } from "#web/components/favourites/favourite-button.tsx";
import { Breadcrumbs } from "#web/ui/layout/breadcrumbs.tsx";
import { Figures, type Figure } from "#web/ui/text/figures.tsx";
import { useFormats } from "#web/ui/text/formats.ts";
import { usePaths } from "#web/ui/use-paths.ts";

/** A waymark stone with the remaining kilometres. */
function Milestone({ shell, km, label }: { shell: ReactNode; km: string; label: string }) {
  return (
    <p className="grid w-24 rounded-t-[38px] rounded-b-sm shrink-0 justify-items-center gap-0.5 border border-line-strong bg-surface-2 px-2 pt-2.5 pb-3 text-center">
      {shell}
      <b className="mt-1 text-lg leading-tight font-bold tabular-nums">{km}</b>
      <span className="text-xs leading-tight text-ink-2">{label}</span>
    </p>
  );
}

interface TownHeaderProps {
  town: TownDetail;
  position: TownPosition;
  /** Name of the town where the route starts. */
  start: string;
  /** Names of the branches it lies on. */
  branches: readonly string[];
  /** Number of known houses. */
  houses: number;
  shell: ReactNode;
  map: ReactNode;
}

/** Name and place of a town, with its map. */
export function TownHeader({ town, position, start, branches, houses, shell, map }: TownHeaderProps) {
  const t = useTranslations("town");
  const frameWords = useTranslations("shell");
  const names = useFactNames();
  const formats = useFormats();
  const paths = usePaths();
  const kilometres = (km: number) => formats.kilometres(km * 1000);
  const where = [...new Set([town.province, town.region, names.country(town.country)])]
    .filter((name) => name !== null && name !== "")
    .join(", ");
  const otherNames = [...new Set([...town.localNames, ...town.otherNames])].filter((name) => name !== town.name);
  const figures: Figure[] = [
    {
      label: t("position.elevation"),
      value: town.elevationM === null ? t("position.unknown") : formats.metres(town.elevationM),
    },
    ...(town.population === null
      ? []
      : [
          {
            label: t("position.population", { year: town.sources["population"]?.date?.slice(0, 4) ?? "unknown" }),
            value: formats.count(town.population),
          },
        ]),
    ...(position.kmFromStart === null
      ? []
      : [{ label: t("position.fromStart", { start }), value: kilometres(position.kmFromStart) }]),
    ...(houses === 0
      ? []
      : [{ label: t("position.houses", { count: houses }), value: <a href="#sleep">{formats.count(houses)}</a> }]),
  ];
  return (
    <header className="page-width pt-0 md:pt-6">
      <div className="-mx-[18px] flex flex-col-reverse overflow-hidden border-b border-line bg-surface md:mx-0 md:grid md:grid-cols-[1.35fr_1fr] md:rounded-lg md:border">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 px-4.5 pt-3 pb-6 md:px-9 md:pt-6 md:pb-9">
          <div className="grid gap-2">
            <Breadcrumbs
              label={frameWords("crumbs")}
              crumbs={[{ name: position.name, to: paths.route(position.slug) }]}
            />
            <h1 className="text-[length:clamp(2.1rem,1.4rem+3vw,3.4rem)] leading-none font-bold tracking-tight">
              {town.name}
            </h1>
            <p className="text-ink-2">{where}</p>
            {otherNames.length === 0 ? null : (
              <p className="text-sm text-ink-2">{t("alsoCalled", { names: otherNames.join(", ") })}</p>
            )}
          </div>
          <AttributedText
            words={textIn(paths.locale, "description", town)}
            sources={town.sources}
            className="text-ink-2"
          />
          <div>
            <FavouriteButton kind="towns" uuid={town.uuid} name={town.name} labelled />
          </div>
          <div className="flex flex-wrap items-end gap-6 md:gap-9">
            {position.kmToSantiago === null ? null : (
              <Milestone
                shell={shell}
                km={formats.kilometresNumber(position.kmToSantiago * 1000)}
                label={t("position.toSantiago")}
              />
            )}
            <div className="min-w-0 flex-1 basis-36">
              <Figures figures={figures} />
            </div>
          </div>
          {town.feasts.length === 0 ? null : (
            <p className="text-sm text-ink-2">
              {t("position.feasts", {
                year: town.feasts[0]?.slice(0, 4) ?? "",
                dates: new Intl.ListFormat(regionOf(paths.locale)).format(town.feasts.map(formats.dayAndMonth)),
              })}
            </p>
          )}
          {position.km === null && branches.length > 0 ? (
            <p className="text-sm text-ink-2">{t("position.offMain", { branches: branches.join(", ") })}</p>
          ) : null}
        </div>
        <div className="relative md:border-l md:border-line">{map}</div>
      </div>
    </header>
  );
}
