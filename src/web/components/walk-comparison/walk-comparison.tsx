import { useTranslations } from "use-intl";
import { useEffect, useState } from "react";
import { whenIdle } from "#web/client/timing/when-idle.ts";
import { useHydrated } from "#web/ui/use-hydrated.ts";

import type { ComparedWalk } from "./compared-walk.ts";
import { ComparisonTable } from "./comparison-table.tsx";
import { WalkCard } from "./walk-card.tsx";

/** Whole walks side by side: their figures in one table, and below it what each gains and gives up, with its picture. */
export function WalkComparison({ walks }: { walks: readonly ComparedWalk[] }) {
  const t = useTranslations("comparison");
  const drawn = useOneByOne(walks.length);
  const [base] = walks;
  if (!base) return null;
  return (
    <>
      <ComparisonTable walks={walks} />
      <p className="text-sm text-ink-2">{t("prices")}</p>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {walks.map((walk, index) => (
          <li key={`${walk.kind}-${walk.address}`}>
            <WalkCard walk={walk} base={index === 0 ? null : base} isDrawn={index < drawn} />
          </li>
        ))}
      </ul>
    </>
  );
}

/**
 * How many of some costly parts are drawn: all of them in the server's HTML, and where the page is opened from another
 * one, one more each time the browser is idle, so that it can answer between them.
 */
function useOneByOne(parts: number): number {
  const isOpenedLater = useHydrated();
  const [drawn, setDrawn] = useState(isOpenedLater ? 0 : parts);
  useEffect(() => (drawn < parts ? whenIdle(() => setDrawn(drawn + 1)) : undefined), [drawn, parts]);
  return drawn;
}
