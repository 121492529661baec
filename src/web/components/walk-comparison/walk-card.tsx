import { useMemo } from "react";
import { useTranslations } from "use-intl";

import { tradeOffs, type TradeOff, type TradeOffKind } from "#domain/plans/walk-comparison/trade-offs.ts";
import { useUnits } from "#web/client/settings/units.ts";
import type { PlanMapData } from "#web/components/plan-map/plan-map-data.ts";
import { decodeWalk } from "#web/components/plan-map/encoded-walk.ts";
import { ElevationProfileChart } from "#web/components/profile/elevation-profile.tsx";
import { RouteMap } from "#web/components/route-map/route-map.tsx";
import { ButtonLink } from "#web/ui/controls/link.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { useFormats } from "#web/ui/text/formats.ts";

import type { ComparedWalk } from "./compared-walk.ts";

interface WalkCardProps {
  walk: ComparedWalk;
  /** The reference; null for the reference itself. */
  base: ComparedWalk | null;
  /** Whether its pictures are rendered yet. */
  isDrawn: boolean;
}

/** One of the walks: description, pros and cons, map and profile. */
export function WalkCard({ walk, base, isDrawn }: WalkCardProps) {
  const t = useTranslations("comparison");
  const units = useUnits();
  const { kind, name, figures, refusal, picture, address } = walk;
  const title = kind === "plan" ? name : t(`long.${kind}`);
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-4 px-5 pt-4 pb-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <h2 className="text-xl wrap-anywhere">{title}</h2>
          {kind === "plan" ? null : <p className="text-ink-2">{t(`about.${kind}`)}</p>}
        </div>
        {figures ? (
          <ButtonLink
            to={address}
            size="sm"
            variant={base ? "primary" : "secondary"}
            aria-label={t(`takeOf.${actionOf(kind)}`, { name: title })}
          >
            {t(`take.${actionOf(kind)}`)}
          </ButtonLink>
        ) : null}
      </div>
      {figures ? null : <p>{refusal?.[units] ?? t("late")}</p>}
      {base ? <TradeOffLists walk={walk} base={base} /> : null}
      {picture ? (
        <div className="grid min-h-83 grid-cols-[minmax(0,1fr)] content-start gap-3 lg:min-h-40 lg:grid-cols-2">
          {isDrawn ? <Pictures picture={picture} title={title} /> : null}
        </div>
      ) : null}
    </Card>
  );
}

function actionOf(kind: ComparedWalk["kind"]): "shown" | "plan" | "other" {
  return kind === "shown" || kind === "plan" ? kind : "other";
}

function TradeOffLists({ walk, base }: { walk: ComparedWalk; base: ComparedWalk }) {
  const t = useTranslations("comparison");
  const text = useTradeOffText();
  if (!walk.figures || !base.figures) return null;
  const { gains, losses } = tradeOffs(base.figures, walk.figures);
  if (walk.nights.join() === base.nights.join()) return <p>{t("same")}</p>;
  if (gains.length + losses.length === 0) return <p>{t("alike")}</p>;
  return (
    <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
      {[
        { name: "gains" as const, list: gains },
        { name: "losses" as const, list: losses },
      ].map(({ name, list }) => (
        <div key={name}>
          <dt className="font-strong">{t(name)}</dt>
          {list.length === 0 ? <dd className="text-ink-2">{t("nothing")}</dd> : null}
          {list.map((tradeOff) => (
            <dd key={tradeOff.kind} className="first-letter:uppercase">
              {text(tradeOff, name)}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

function Pictures({ picture, title }: { picture: PlanMapData; title: string }) {
  const { sheet, stops, days, side } = picture;
  const t = useTranslations("comparison");
  const lines = useMemo(() => decodeWalk(picture), [picture]);
  const bands = useMemo(() => days.map(({ fromKm, toKm }) => ({ fromKm, toKm })), [days]);
  return (
    <>
      <RouteMap
        className="aspect-auto! h-40"
        sheet={sheet}
        lines={lines}
        stops={stops}
        zoomable={false}
        title={t("map", { name: title })}
        description={t("mapDescription", { count: days.length })}
      />
      {side ? (
        <ElevationProfileChart
          className="h-40!"
          profile={side.profile}
          summits={side.summits}
          bands={bands}
          title={t("profile", { name: title })}
        />
      ) : (
        <p className="text-sm text-ink-2">{t("noHeights")}</p>
      )}
    </>
  );
}

/** How much a walk is better or worse, as text. */
function useTradeOffText(): (tradeOff: TradeOff, as: "gains" | "losses") => string {
  const t = useTranslations("comparison.tradeOffs");
  const { hours, kilometres, metres, count, euros } = useFormats();
  const time = (value: number) =>
    value < 0.96 ? t("minutes", { minutes: Math.round((value * 60) / 5) * 5 }) : hours(value);
  const write: Readonly<Record<TradeOffKind, (by: number) => string>> = {
    days: count,
    longest: time,
    perDay: time,
    // A typical price is not accurate to the cent.
    cost: (cents) => euros(Math.round(cents / 100) * 100),
    km: (km) => kilometres(km * 1000),
    climb: metres,
    large: count,
    classic: count,
    rests: count,
  };
  return ({ kind, by }, as) => t(`${as}.${kind}`, { by: write[kind](by), count: by });
}
