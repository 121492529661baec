import { useId } from "react";

import { classNames } from "#web/ui/class-names.ts";
import { useFormats } from "#web/ui/text/formats.ts";
import { Link } from "#web/ui/controls/link.tsx";

interface NumberRow {
  readonly label: string;
  readonly count: number;
  /** The list behind the number; null where there is none. */
  readonly to: string | null;
  /** Somebody should bring it down to nothing. */
  readonly isWork?: boolean;
}

/** Some numbers with their words, each leading to its list. */
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
              {to === null ? (
                <span className="flex min-h-tap items-center gap-4">{content}</span>
              ) : (
                <Link to={to} className="flex min-h-tap items-center gap-4 text-ink no-underline hover:text-way">
                  {content}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
