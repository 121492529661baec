import { useTranslations } from "use-intl";

import type { PathPreview } from "#contract/administration/path-import.ts";
import { useFormats } from "#web/ui/text/formats.ts";
import { Notice } from "#web/ui/layout/notice.tsx";
import { PageForm, Submit } from "#web/ui/forms/page-form.tsx";
import { useForm } from "#web/ui/forms/use-form.ts";
import { ButtonLink } from "#web/ui/controls/link.tsx";

import { FiguresTable, type PathTotals, LegTable } from "./figures-table.tsx";
import { PathSection } from "#web/features/administration/list-page.tsx";
import { GapList, TownList } from "./point-lists.tsx";

interface PreviewDetailsProps {
  routeSlug: string;
  now: PathTotals;
  towns: number;
  preview: Omit<PathPreview, "token">;
  token: string;
  back: string;
}

/** Preview of the main way after an import, with the button that applies it. */
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
        <WarningSection preview={preview} />
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

/** Findings that an editor has to check before an import; gaps have a section of their own. */
export function WarningSection({ preview }: { preview: Omit<PathPreview, "token"> }) {
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
  if (warnings.length === 0 && gaps.length > 0) return null;
  return (
    <PathSection heading={t("heading")}>
      {warnings.length === 0 ? <Notice kind="ok">{t("none")}</Notice> : null}
      {warnings.map((warning) => (
        <Notice key={warning} kind="warn">
          {warning}
        </Notice>
      ))}
    </PathSection>
  );
}

interface WriteFormProps {
  token: string;
  legs: number;
  plans: number;
  /** Address of the page without the preview. */
  back: string;
}

/** Form that applies the preview. */
function WriteForm({ token, legs, plans, back }: WriteFormProps) {
  const t = useTranslations("path.write");
  const form = useForm("apply");
  return (
    <PageForm form={form} remarks={["token"]}>
      <p>{t("lead", { legs, plans })}</p>
      <input type="hidden" name="token" value={token} />
      <div className="flex flex-wrap gap-3">
        <Submit form={form}>{t("submit")}</Submit>
        <ButtonLink to={back} variant="quiet">
          {t("cancel")}
        </ButtonLink>
      </div>
    </PageForm>
  );
}
