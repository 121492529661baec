import { TriangleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";

import { classNames } from "#web/ui/class-names.ts";
import { Icon } from "#web/ui/icons/icon.tsx";

export type Side = "mine" | "theirs";

/** A conflict: changed here and, differently, elsewhere. */
interface ConflictRow<Id extends string = string> {
  readonly id: Id;
  readonly label: string;
  /** The common base as text; null if it is not known. */
  readonly before?: string | null;
  readonly mine: ReactNode;
  readonly theirs: ReactNode;
  /** Null if neither version can be kept. */
  readonly chosen: Side | null;
}

interface ConflictScreenProps<Id extends string> {
  readonly heading: string;
  readonly text: string;
  /** Column headers. */
  readonly words: { readonly part: string; readonly mine: string; readonly theirs: string };
  readonly rows: readonly ConflictRow<Id>[];
  /** Name of the choice in a form. */
  readonly fieldOf?: (id: Id) => string;
  readonly onChoose: (id: Id, side: Side) => void;
  /** Action that applies the choices. */
  readonly children: ReactNode;
}

/** Two versions side by side, part by part; for each part the user keeps one of the two. */
export function ConflictScreen<Id extends string>({
  heading,
  text,
  words,
  rows,
  fieldOf,
  onChoose,
  children,
}: ConflictScreenProps<Id>) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="overflow-hidden rounded-lg border-2 border-warn bg-surface">
      <div role="alert" className="flex items-start gap-3 bg-warn-soft px-5 py-3 text-warn">
        <Icon of={TriangleAlert} className="mt-1" />
        <div>
          <h2 id={id} className="font-sans text-base font-strong">
            {heading}
          </h2>
          <p className="text-sm">{text}</p>
        </div>
      </div>
      <table className="w-full border-collapse text-left text-sm max-sm:block">
        <thead className="max-sm:sr-only">
          <tr className="border-b border-line">
            {[words.part, words.theirs, words.mine].map((word) => (
              <th key={word} scope="col" className="px-4 py-2.5 font-strong">
                {word}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {rows.map((row) => (
            <tr key={row.id} className="border-b border-line max-sm:grid max-sm:py-1">
              <th scope="row" className="px-4 py-2 font-medium">
                {row.label}
                {row.before ? <span className="block font-normal text-ink-2">{row.before}</span> : null}
              </th>
              {(["theirs", "mine"] as const).map((side) => (
                <td key={side} className={classNames("px-4 py-1", row.chosen === side && "bg-way-soft font-strong")}>
                  <label className="flex min-h-tap items-center gap-3">
                    <input
                      type="radio"
                      name={fieldOf?.(row.id) ?? `${id} ${row.id}`}
                      value={side}
                      checked={row.chosen === side}
                      onChange={() => onChoose(row.id, side)}
                      className="size-5 shrink-0 accent-way"
                    />
                    <span className="sr-only">{row.label}, </span>
                    <span className="min-w-0">
                      {/* Narrow screens show no column headers. */}
                      <span className="block text-xs font-normal text-ink-2 sm:sr-only">{words[side]}:</span>{" "}
                      <span className="block max-h-56 overflow-y-auto break-words whitespace-pre-wrap">
                        {row[side]}
                      </span>
                    </span>
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="flex flex-wrap items-center gap-3 px-4 py-3">{children}</div>
    </section>
  );
}
