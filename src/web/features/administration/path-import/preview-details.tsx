import { useTranslations } from "use-intl";

import type { PathPreview } from "#contract/administration/path-import.ts";
import { useFormats } from "#web/ui/text/formats.ts";
import { Notice } from "#web/ui/layout/notice.tsx";

import { FiguresTable, type PathTotals } from "./figures-table.tsx";
import { LegTable } from "./leg-table.tsx";
import { PathSection } from "./path-section.tsx";
import { GapList, TownList } from "./point-lists.tsx";
import { WriteForm } from "./write-form.tsx";

interface PreviewDetailsProps {
  routeSlug: string;
  now: PathTotals;
  towns: number;
  preview: Omit<PathPreview, "token">;
  token: string;
  back: string;
}

/** What a file would make of the main way, and the button that does it. */
export function PreviewDetails({ routeSlug, now, towns, preview, token, back }: PreviewDetailsProps) {
  const t = useTranslations("path");
  const { kilometres } = useFormats();
  const { gaps, matchedTowns, missedWaypoints, changes } = preview;
  const isMain = (branch: (typeof changes.impact.branches)[number]) =>
    branch.route.slug === routeSlug && branch.kind === "main";
  const main = changes.impact.branches.find(isMain);
  const others = changes.impact.branches.filter((branch) => !isMain(branch));
  const length = (totals: { distanceM: number } | null) => (totals ? kilometres(totals.distanceM) : "–");
  return (
    <div className="grid gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:items-start">
      <div className="grid gap-5">
        <PathSection heading={t("figures.heading")}>
          <FiguresTable now={now} after={main?.after ?? now} towns={towns} preview={preview} />
        </PathSection>
        {changes.arcs.length === 0 ? null : (
          <PathSection heading={t("legs.heading")}>
            <LegTable arcs={changes.arcs} kept={changes.kept} />
          </PathSection>
        )}
        {others.length === 0 ? null : (
          <PathSection heading={t("others.heading")}>
            <ul className="grid gap-1 text-sm">
              {others.map(({ route, slug, name, before, after }) => (
                <li key={`${route.slug} ${slug}`}>
                  {t("others.item", {
                    route: route.name,
                    branch: name,
                    before: length(before),
                    after: length(after),
                  })}
                </li>
              ))}
            </ul>
          </PathSection>
        )}
      </div>
      <div className="grid gap-5">
        <PathSection heading={t("warnings.heading")}>
          <WarningList preview={preview} />
        </PathSection>
        {gaps.length === 0 ? null : (
          <PathSection heading={t("gaps.heading", { count: gaps.length })}>
            <GapList gaps={gaps} />
          </PathSection>
        )}
        {changes.arcs.length === 0 ? null : (
          <PathSection heading={t("write.heading")}>
            <WriteForm token={token} legs={changes.arcs.length} plans={changes.impact.plans} back={back} />
          </PathSection>
        )}
        <PathSection heading={t("towns.heading")}>
          <TownList matchedTowns={matchedTowns} missedWaypoints={missedWaypoints} />
        </PathSection>
      </div>
    </div>
  );
}

/** What an editor has to look at before a file is imported. */
function WarningList({ preview }: { preview: Omit<PathPreview, "token"> }) {
  const t = useTranslations("path.warnings");
  const { kilometres, count } = useFormats();
  const { outOfOrder, turned, strayPoints, jumps, changes, gaps } = preview;
  const longest = jumps.toSorted((a, b) => b.lengthM - a.lengthM)[0];
  const warnings = [
    ...(outOfOrder ? [t("outOfOrder")] : []),
    ...(turned ? [t("turned")] : []),
    ...(strayPoints > 0 ? [t("strays", { count: strayPoints })] : []),
    ...(longest
      ? [t("jumps", { count: jumps.length, longest: kilometres(longest.lengthM), point: count(longest.point) })]
      : []),
    ...(changes.arcs.length === 0 ? [t("nothing")] : []),
  ];
  if (warnings.length === 0) return gaps.length === 0 ? <Notice kind="ok">{t("none")}</Notice> : null;
  return (
    <div className="grid gap-2">
      {warnings.map((warning) => (
        <Notice key={warning} kind="warn">
          {warning}
        </Notice>
      ))}
    </div>
  );
}
