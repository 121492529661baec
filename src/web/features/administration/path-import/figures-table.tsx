import { useTranslations } from "use-intl";

import type { PathPreview } from "#contract/administration/path-import.ts";
import { useFormats } from "#web/ui/text/formats.ts";

/** Formats the change of a figure, with its sign. */
function useChange() {
  const t = useTranslations("path.figures");
  return (now: number | null, after: number | null, write: (value: number) => string): string => {
    if (now === null || after === null || now === after) return t("same");
    const difference = after - now;
    const text = write(Math.abs(difference));
    return text === write(0) ? t("same") : `${difference < 0 ? "−" : "+"}${text}`;
  };
}

/** Totals of a main way; a climb is null if unknown. */
export interface PathTotals {
  readonly distanceM: number;
  readonly ascentM: number | null;
  readonly descentM: number | null;
}

interface FiguresTableProps {
  now: PathTotals;
  after: PathTotals;
  towns: number;
  preview: Pick<PathPreview, "matchedTowns" | "lengthM" | "orderedLengthM" | "ascentM" | "descentM">;
}

const number = "px-2 py-2.5 sm:px-3 text-right tabular-nums whitespace-nowrap";

/** Length and climb of the main way before and after an import, and those of the file. */
export function FiguresTable({ now, after, towns, preview }: FiguresTableProps) {
  const t = useTranslations("path.figures");
  const { kilometres, metres, count } = useFormats();
  const change = useChange();
  const rows = [
    { label: t("length"), now: now.distanceM, after: after.distanceM, write: kilometres },
    { label: t("up"), now: now.ascentM, after: after.ascentM, write: metres },
    { label: t("down"), now: now.descentM, after: after.descentM, write: metres },
  ];
  const { ascentM, descentM, orderedLengthM } = preview;
  return (
    <div className="-mx-5 -mb-4 grid overflow-x-auto">
      <table className="w-full text-left text-sm">
        <thead className="border-b border-line text-ink-2">
          <tr>
            <th scope="col" className="px-5 py-2 font-strong">
              {t("figure")}
            </th>
            {[t("now"), t("after"), t("change")].map((word) => (
              <th key={word} scope="col" className="px-2 py-2 text-right font-strong last:pr-5 sm:px-3">
                {word}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((row) => (
            <tr key={row.label}>
              <th scope="row" className="py-2.5 pr-2 pl-5 font-medium sm:px-5">
                {row.label}
              </th>
              <td className={number}>{row.now === null ? "–" : row.write(row.now)}</td>
              <td className={number}>{row.after === null ? "–" : row.write(row.after)}</td>
              <td className={`${number} pr-5 font-bold sm:pr-5`}>{change(row.now, row.after, row.write)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-1 border-t border-line px-5 py-3 text-sm text-ink-2 sm:grid-cols-[auto_1fr]">
        <dt>{t("fileLength")}</dt>
        <dd className="text-right tabular-nums">
          {kilometres(preview.lengthM)}
          {orderedLengthM === undefined ? null : `, ${t("orderedLength", { km: kilometres(orderedLengthM) })}`}
        </dd>
        {ascentM === null || descentM === null ? null : (
          <>
            <dt>{t("fileClimb")}</dt>
            <dd className="text-right tabular-nums">
              {metres(ascentM)}, {metres(descentM)}
            </dd>
          </>
        )}
        <dt>{t("fileTowns")}</dt>
        <dd className="text-right tabular-nums">
          {t("fileTownsOf", { met: count(preview.matchedTowns.length), all: count(towns) })}
        </dd>
      </dl>
    </div>
  );
}

/** The changed legs, collapsed, and how many are unchanged and why. */
export function LegTable({ arcs, kept }: Pick<PathPreview["changes"], "arcs" | "kept">) {
  const t = useTranslations("path");
  const { kilometres } = useFormats();
  const keptFor = (reason: string) => kept.filter(({ because }) => because === reason).length;
  const place = (name: string | null) => name ?? t("towns.unnamed");
  return (
    <>
      {kept.length === 0 ? null : (
        <p className="text-sm text-ink-2">
          {t("legs.kept", {
            count: kept.length,
            gap: keptFor("gap"),
            off: keptFor("off-track"),
            crossing: keptFor("not-walked"),
          })}
        </p>
      )}
      <details>
        <summary className="min-h-tap cursor-pointer py-2 font-strong text-way">
          {t("legs.summary", { count: arcs.length })}
        </summary>
        <table className="w-full text-left text-sm">
          <thead className="text-ink-2">
            <tr>
              <th scope="col">{t("legs.leg")}</th>
              <th scope="col" className="px-2 text-right">
                {t("legs.now")}
              </th>
              <th scope="col" className="text-right">
                {t("legs.after")}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {arcs.map(({ id, from, to, before, after }) => (
              <tr key={id}>
                <th scope="row" className="py-1.5 font-medium">
                  {place(from)} – {place(to)}
                </th>
                <td className="px-2 text-right whitespace-nowrap tabular-nums">{kilometres(before.distanceM)}</td>
                <td className="text-right whitespace-nowrap tabular-nums">{kilometres(after.distanceM)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}
