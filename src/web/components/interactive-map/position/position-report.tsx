import { X } from "lucide-react";
import { useLocale, useTranslations } from "use-intl";
import type { RouteMap, RouteMapTown } from "#contract/routes/route-map.ts";
import type { Ahead } from "#domain/plans/position/first-ahead.ts";
import { farOffM, needs, type TownAt, type PositionOnWay } from "#domain/plans/position/locate-on-way.ts";
import { type Formats, useFormats } from "#web/ui/text/formats.ts";
import { IconButton } from "#web/ui/controls/button.tsx";
import type { PositionState } from "./use-position.ts";
import { nameIn } from "#domain/route-graph/name-in.ts";
import { greatCircleM, type LatLon } from "#domain/geography/route-geometry/great-circle.ts";

interface PositionReportProps {
  readonly route: RouteMap;
  readonly positionState: PositionState;
  /** Hidden while another report is shown. */
  readonly isHidden?: boolean;
  readonly onClose: () => void;
}

/** Distance in metres below which a position is on the line. */
const onLineM = 10;
/** Above this radius, in metres, a position is reported as inaccurate. */
const vagueM = 50;

function writeDistance(metres: number, formats: Formats): string {
  return metres < 1_000 ? formats.metres(Math.round(metres)) : formats.kilometres(metres);
}

/** Reports the position on the route and what comes next, or why it is unavailable. */
export function PositionReport({ route, positionState, isHidden = false, onClose }: PositionReportProps) {
  const t = useTranslations("openMap.here");
  const isShown = positionState.is !== "unasked" && !isHidden;
  return (
    <section aria-live="polite" aria-label={t("label")} className="map-panel__report" hidden={!isShown}>
      {isShown ? (
        <div className="map-panel__here">
          <Report route={route} positionState={positionState} />
          <div className="absolute top-0 right-0">
            <IconButton icon={X} label={t("close")} onClick={onClose} />
          </div>
        </div>
      ) : null}
    </section>
  );
}

function Report({ route, positionState: state }: Pick<PositionReportProps, "route" | "positionState">) {
  const t = useTranslations("openMap.here");
  const formats = useFormats();
  if (state.is === "asking") return <p>{t("asking")}</p>;
  if (state.is === "unasked") return null;
  if (state.is !== "found") return <p>{t(state.is)}</p>;
  const { onWay, accuracyM } = state;
  if (!onWay) return <p>{t("noLine")}</p>;
  if (onWay.offM > farOffM) {
    const town = nearestTown(route, onWay.place);
    const distance = writeDistance(onWay.offM, formats);
    return <p>{town ? t("far", { distance, town: town.name }) : t("farNameless", { distance })}</p>;
  }
  return (
    <>
      <Position route={route} onWay={onWay} />
      <Towns towns={onWay.towns} />
      {accuracyM > vagueM ? (
        <p className="text-sm text-ink-2">{t("accuracy", { distance: writeDistance(accuracyM, formats) })}</p>
      ) : null}
      <dl className="map-panel__ahead">
        {needs.map((need) => (
          <div key={need}>
            <dt>{t(`next.${need}`)}</dt>
            <dd>
              <Distance ahead={onWay.ahead[need]} house={need === "bed" ? onWay.house : null} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-xs text-ink-3">{t("private")}</p>
    </>
  );
}

function Position({ route, onWay: { way, offM } }: { readonly route: RouteMap; readonly onWay: PositionOnWay }) {
  const t = useTranslations("openMap.here");
  const locale = useLocale();
  const formats = useFormats();
  const isOn = offM < onLineM;
  const distance = writeDistance(offM, formats);
  const branch = route.ways[way];
  const text =
    branch && branch.kind !== "main"
      ? isOn
        ? t("onBranch", { branch: nameIn(locale, branch) })
        : t("offBranch", { distance, branch: nameIn(locale, branch) })
      : isOn
        ? t("on")
        : t("off", { distance });
  return <p className="font-strong">{text}</p>;
}

/** As text: the town behind, the one ahead, and the distance to the end. */
function Towns({ towns: { passed, next, last } }: Pick<PositionOnWay, "towns">) {
  const t = useTranslations("openMap.here");
  const formats = useFormats();
  const say = (key: "passed" | "to", town: TownAt | null) =>
    town && t(key, { distance: writeDistance(town.metres, formats), town: town.name });
  const isLast = next !== null && next.name === last?.name;
  const parts = [say("passed", passed), say("to", next), isLast || next === null ? null : say("to", last)];
  return <p className="text-sm tabular-nums">{parts.filter((part) => part !== null).join(" · ")}</p>;
}

function Distance({ ahead, house }: { readonly ahead: Ahead | null; readonly house: PositionOnWay["house"] }) {
  const t = useTranslations("openMap.here");
  const formats = useFormats();
  if (!ahead) return t("unknown");
  const distance = writeDistance(ahead.metres, formats);
  if (ahead.name === null) return t("aheadNameless", { distance });
  const name = house ? t("house", { town: ahead.name, house: house.name, others: house.others }) : ahead.name;
  return ahead.metres < onLineM ? t("present", { name }) : t("ahead", { distance, name });
}

/** The town of the route nearest to a place; null on a route without towns. */
function nearestTown({ towns }: RouteMap, place: LatLon): RouteMapTown | null {
  return towns.reduce<RouteMapTown | null>(
    (nearest, town) => (nearest && greatCircleM(nearest, place) <= greatCircleM(town, place) ? nearest : town),
    null,
  );
}
