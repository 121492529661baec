import { useTranslations } from "use-intl";

import type { Impact } from "#contract/administration/impact.ts";
import { useFormats } from "#web/ui/text/formats.ts";

/** Effect of a change of the graph on the totals of branches, and the number of affected plans. */
export function ImpactList({ impact: { branches, plans } }: { impact: Impact }) {
  const t = useTranslations("segmentOrder.impact");
  const { kilometres, metres } = useFormats();
  const write = (totals: Impact["branches"][number]["after"]) =>
    totals === null
      ? "–"
      : `${kilometres(totals.distanceM)}, ${metres(totals.ascentM)} ${t("up")}, ${metres(totals.descentM)} ${t("down")}`;
  return (
    <section aria-label={t("heading")} className="grid gap-2 rounded-md border border-line bg-surface-2 px-4 py-3">
      <h3 className="font-strong">{t("heading")}</h3>
      {branches.length === 0 ? (
        <p>{t("nothing")}</p>
      ) : (
        <>
          <ul className="grid gap-2 text-sm">
            {branches.map(({ route, slug, name, before, after }) => (
              <li key={`${route.slug} ${slug}`} className="grid gap-x-4 sm:grid-cols-[1fr_auto]">
                <span className="font-medium">
                  {/* The main branch is often called as its route. */}
                  {name === route.name ? name : t("branch", { route: route.name, branch: name })}
                </span>
                <span className="tabular-nums">
                  {before === null ? t("new") : write(before)} → {write(after)}
                </span>
              </li>
            ))}
          </ul>
          <p className="text-sm text-ink-2">{t("plans", { count: plans })}</p>
        </>
      )}
    </section>
  );
}
