import { useTranslations } from "use-intl";
import { type ReactNode, useEffect, useState } from "react";
import { whenIdle } from "#web/client/when-idle.ts";
import { useHydrated } from "#web/ui/hydration/use-hydrated.ts";
import type { WalkFigures } from "#domain/plans/walk-comparison/walk-figures.ts";
import { useFormats } from "#web/ui/text/formats.ts";

import type { ComparedWalk } from "./compared-walk.ts";
import { WalkCard } from "./walk-card.tsx";
import "./comparison-table.css";

const rows = ["days", "rests", "km", "climb", "perDay", "longest", "cost", "large", "classic"] as const;

/** The figures of several walks; on narrow screens the label of a figure is above its values. */
function ComparisonTable({ walks }: { walks: readonly ComparedWalk[] }) {
  const t = useTranslations("comparison");
  const write = useFigureText();
  // Without published stages there are no nights of a guidebook.
  const names = walks.map((walk) => (walk.kind === "plan" ? walk.name : t(`short.${walk.kind}`)));
  const visibleRows = rows.filter((row) => row !== "classic" || walks.some(({ figures }) => figures?.classic));
  return (
    <div className="comparison-box">
      <table className="comparison" data-columns={walks.length}>
        <caption className="sr-only">{t("caption")}</caption>
        <thead>
          <tr>
            <td />
            {walks.map(({ address }, index) => (
              <th key={address} scope="col">
                {names[index]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {visibleRows.map((row) => (
            <tr key={row}>
              <th scope="row">
                {row === "km" || row === "climb"
                  ? t("inUnit", { row: t(`rows.${row}`), unit: t(`units.${row}`) })
                  : t(`rows.${row}`)}
              </th>
              {walks.map(({ address, figures }, index) => (
                <td key={address} data-of={names[index]}>
                  {figures ? write[row](figures) : t("none")}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function useFigureText(): Readonly<Record<(typeof rows)[number], (figures: WalkFigures) => ReactNode>> {
  const t = useTranslations("comparison.values");
  const { count, hours, kilometresNumber, metresNumber, euros } = useFormats();
  return {
    days: ({ days }) => count(days),
    rests: ({ restDays }) => count(restDays),
    km: ({ km }) => kilometresNumber(km * 1000),
    climb: ({ ascentM }) => (ascentM === null ? t("unknown") : metresNumber(ascentM)),
    perDay: ({ hoursPerDay }) => hours(hoursPerDay),
    longest: ({ longest }) => t("longest", { hours: hours(longest.hours), day: longest.day }),
    cost: ({ costCents, unknownNights, people }) => {
      if (costCents === null) return t("unknown");
      const cost = people > 1 ? t("costForAll", { cost: euros(costCents), people }) : euros(costCents);
      return unknownNights > 0 ? t("costOfSome", { cost, count: unknownNights }) : cost;
    },
    large: ({ large }) => t("ofNights", { ...large }),
    classic: ({ classic }) => (classic ? t("ofNights", { ...classic }) : t("unknown")),
  };
}

/** Comparison of whole walks: their figures in one table, and below it the pros and cons of each, with its picture. */
export function WalkComparison({ walks }: { walks: readonly ComparedWalk[] }) {
  const t = useTranslations("comparison");
  const renderedCount = useProgressiveCount(walks.length);
  const [base] = walks;
  if (!base) return null;
  return (
    <>
      <ComparisonTable walks={walks} />
      <p className="text-sm text-ink-2">{t("prices")}</p>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {walks.map((walk, index) => (
          <li key={`${walk.kind}-${walk.address}`}>
            <WalkCard walk={walk} base={index === 0 ? null : base} isDrawn={index < renderedCount} />
          </li>
        ))}
      </ul>
    </>
  );
}

/**
 * How many of some expensive parts are rendered: all of them in the server's HTML, and in client-side navigations one
 * more each time the browser is idle, so that it can handle events between them.
 */
function useProgressiveCount(parts: number): number {
  const isOpenedLater = useHydrated();
  const [renderedCount, setRenderedCount] = useState(isOpenedLater ? 0 : parts);
  useEffect(
    () => (renderedCount < parts ? whenIdle(() => setRenderedCount(renderedCount + 1)) : undefined),
    [renderedCount, parts],
  );
  return renderedCount;
}
