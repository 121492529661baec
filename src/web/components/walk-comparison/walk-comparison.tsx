import { useTranslations } from "use-intl";

import type { ComparedWalk } from "./compared-walk.ts";
import { ComparisonTable } from "./comparison-table.tsx";
import { useOneByOne } from "./use-one-by-one.ts";
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
