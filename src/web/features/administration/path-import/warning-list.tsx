import { useTranslations } from "use-intl";

import type { PathPreview } from "#contract/administration/path-import.ts";
import { useFormats } from "#web/ui/text/formats.ts";
import { Notice } from "#web/ui/layout/notice.tsx";

/** What an editor has to look at before a file is imported. */
export function WarningList({ preview }: { preview: Omit<PathPreview, "token"> }) {
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
