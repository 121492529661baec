import { useTranslations } from "use-intl";

import type { MovementEffect } from "#contract/administration/graph.ts";
import { useFormats } from "#web/ui/text/formats.ts";

/** The lengths of the arcs that meet at a waypoint, before and after it is moved. */
export function MovementTable({ arcs }: Pick<MovementEffect, "arcs">) {
  const t = useTranslations("graphMap.move");
  const { kilometres } = useFormats();
  if (arcs.length === 0) return <p className="text-sm">{t("noArcs")}</p>;
  return (
    <table className="w-full text-left text-sm">
      <thead className="border-b border-line text-ink-2">
        <tr>
          {[t("arc"), t("before"), t("after")].map((word, index) => (
            <th key={word} scope="col" className={index === 0 ? "py-1.5 font-strong" : "py-1.5 text-right font-strong"}>
              {word}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {arcs.map(({ id, name, beforeM, afterM }) => (
          <tr key={id}>
            <th scope="row" className="py-1.5 pr-2 font-medium wrap-anywhere">
              {name}
            </th>
            <td className="py-1.5 pl-2 text-right whitespace-nowrap tabular-nums">{kilometres(beforeM)}</td>
            <td className="py-1.5 pl-2 text-right font-strong whitespace-nowrap tabular-nums">{kilometres(afterM)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
