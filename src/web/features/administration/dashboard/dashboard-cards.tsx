import { useId } from "react";
import { useTranslations } from "use-intl";

import type { Dashboard } from "#contract/administration/dashboard.ts";
import { useFormats } from "#web/ui/text/formats.ts";
import { Link } from "#web/ui/controls/link.tsx";
import { Notice } from "#web/ui/layout/notice.tsx";
import { administrationPaths } from "#web/i18n/administration-paths.ts";
import { classNames } from "#web/ui/class-names.ts";

/** Maximum of listed errors per kind: further ones repeat the same cause. */
const maxShown = 20;

/** Errors of the graph as a list. */
export function GraphProblems({ graph: { unreachable, shortArcs } }: Pick<Dashboard, "graph">) {
  const t = useTranslations("dashboard");
  const headingId = useId();
  const { kilometres } = useFormats();
  return (
    <section aria-labelledby={headingId} className="grid gap-3 rounded-lg border border-line bg-surface px-5 py-4">
      <h2 id={headingId} className="text-xl">
        {t("graph")}
      </h2>
      {unreachable.length + shortArcs.length === 0 ? <Notice kind="ok">{t("whole")}</Notice> : null}
      {unreachable.length > 0 ? (
        <div>
          <h3 className="text-md font-strong">
            {t("unreachable")} ({unreachable.length})
          </h3>
          <ul className="text-sm">
            {unreachable.slice(0, maxShown).map(({ route, town, name }) => (
              <li key={`${route} ${town}`}>
                <Link
                  to={administrationPaths.records("towns", { q: town })}
                  className="inline-flex min-h-tap items-center"
                >
                  {t("cutOff", { name, route })}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {shortArcs.length > 0 ? (
        <div>
          <h3 className="text-md font-strong">
            {t("shortArcs")} ({shortArcs.length})
          </h3>
          <ul className="text-sm">
            {shortArcs.slice(0, maxShown).map(({ id, from, to, distanceM, straightM }) => (
              <li key={id}>
                <Link
                  to={administrationPaths.record("arcs", String(id))}
                  className="inline-flex min-h-tap items-center"
                >
                  {t("shortArc", { id, from, to, length: kilometres(distanceM), straight: kilometres(straightM) })}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </section>
  );
}

interface NumberRow {
  readonly label: string;
  readonly count: number;
  /** The list behind the number. */
  readonly to: string;
  /** Pending work, to be reduced to zero. */
  readonly isWork?: boolean;
}

/** Numbers with labels, each a link to its list. */
export function NumberCard({ heading, rows }: { heading: string; rows: readonly NumberRow[] }) {
  const headingId = useId();
  const { count } = useFormats();
  return (
    <section aria-labelledby={headingId} className="rounded-lg border border-line bg-surface px-5 py-4">
      <h2 id={headingId} className="pb-2 text-xl">
        {heading}
      </h2>
      <ul>
        {rows.map(({ label, count: number, to, isWork = false }) => {
          const content = (
            <>
              <span
                className={classNames(
                  "min-w-16 text-right text-lg font-bold tabular-nums",
                  isWork && number > 0 ? "text-warn" : "text-ink",
                )}
              >
                {count(number)}
              </span>{" "}
              <span>{label}</span>
            </>
          );
          return (
            <li key={label} className="border-t border-line">
              <Link to={to} className="flex min-h-tap items-center gap-4 text-ink no-underline hover:text-way">
                {content}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
