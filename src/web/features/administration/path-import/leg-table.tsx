import { useTranslations } from "use-intl";

import type { PathPreview } from "#contract/administration/path-import.ts";
import { useFormats } from "#web/ui/text/formats.ts";

/** The legs that change, folded away, and how many stay and why. */
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
