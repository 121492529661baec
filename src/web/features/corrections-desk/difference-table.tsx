import { useTranslations } from "use-intl";

import type { CorrectionSuggestion } from "#contract/correction-suggestions.ts";
import { Chip } from "#web/ui/chip.tsx";

import { useValueText } from "./use-value-text.ts";

/** Field by field: what the house says now, said then, and is said to be. Open ones can be ticked. */
export function DifferenceTable({ changes, isOpen }: Pick<CorrectionSuggestion, "changes"> & { isOpen: boolean }) {
  const t = useTranslations("correspondence.corrections");
  const write = useValueText();
  return (
    // Narrow screens scroll it; the keyboard reaches it by its tick boxes.
    <div className="overflow-x-auto rounded-md border border-line">
      <table className="w-full text-left text-sm">
        <thead className="border-b border-line text-ink-2">
          <tr>
            {[t("field"), t("now"), t("before"), t("suggested"), isOpen ? t("take") : t("acceptedFields")].map(
              (word) => (
                <th key={word} scope="col" className="px-3 py-2 font-strong whitespace-nowrap">
                  {word}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {changes.map(({ field, now, before, suggested, accepted }) => {
            const isMoved = isOpen && JSON.stringify(now) !== JSON.stringify(before);
            return (
              <tr key={field} className="align-top">
                <th scope="row" className="px-3 py-2.5 font-strong">
                  {t(`fields.${field}`)}
                </th>
                <td className="px-3 py-2.5">
                  {write(field, now)} {isMoved ? <Chip tone="warn">{t("changedSince")}</Chip> : null}
                </td>
                <td className="px-3 py-2.5 text-ink-2">{write(field, before)}</td>
                <td className="px-3 py-2.5 font-medium">{write(field, suggested)}</td>
                <td className="px-3 py-1">
                  {isOpen ? (
                    <label className="flex min-h-tap min-w-tap items-center">
                      <input
                        type="checkbox"
                        name={`take.${field}`}
                        defaultChecked
                        className="size-6 shrink-0 accent-way"
                      />
                      <span className="sr-only">
                        {t("take")}: {t(`fields.${field}`)}
                      </span>
                    </label>
                  ) : accepted ? (
                    t("values.yes")
                  ) : (
                    t("values.no")
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
