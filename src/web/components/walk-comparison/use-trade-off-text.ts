import { useTranslations } from "use-intl";

import type { TradeOff, TradeOffKind } from "#domain/walk-comparison/trade-offs.ts";
import { useFormats } from "#web/ui/text/formats.ts";

/** By how much a walk is better or worse, in words. */
export function useTradeOffText(): (tradeOff: TradeOff, as: "gains" | "losses") => string {
  const t = useTranslations("comparison.tradeOffs");
  const { hours, kilometres, metres, count, euros } = useFormats();
  const time = (value: number) =>
    value < 0.96 ? t("minutes", { minutes: Math.round((value * 60) / 5) * 5 }) : hours(value);
  const write: Readonly<Record<TradeOffKind, (by: number) => string>> = {
    days: count,
    longest: time,
    perDay: time,
    // What is typical is no price to the cent.
    cost: (cents) => euros(Math.round(cents / 100) * 100),
    km: (km) => kilometres(km * 1000),
    climb: metres,
    large: count,
    classic: count,
    rests: count,
  };
  return ({ kind, by }, as) => t(`${as}.${kind}`, { by: write[kind](by), count: by });
}
