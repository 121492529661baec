import { useTranslations } from "use-intl";

import type { CorrectionSuggestion, CorrectableField } from "#contract/places/correction-suggestions.ts";
import { isSameFact } from "#domain/places/lodging/lodging-facts.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Chip } from "#web/ui/layout/chip.tsx";

import { ColumnHeads } from "#web/features/administration/list-page.tsx";
import { useChangeWords } from "../records/use-words.ts";

/** Formats the value of any field of a house. */
function useValueText(): (field: CorrectableField, value: unknown) => string {
  const t = useTranslations("corrections.values");
  const write = useChangeWords();
  return (field, value) => write("accommodation", field, value) || t("unknown");
}

const cell =
  "px-3 py-2.5 wrap-anywhere max-sm:grid max-sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] max-sm:gap-x-3 max-sm:items-baseline max-sm:py-0 max-sm:before:text-ink-2 max-sm:before:content-[attr(data-label)]";

/**
 * Field by field: the house's current value, that at the time, and the suggested one. Open ones are selectable; those
 * that have changed since are to be ticked on purpose, as the suggestion did not know of it.
 */
export function DifferenceTable({ changes, isOpen }: Pick<CorrectionSuggestion, "changes"> & { isOpen: boolean }) {
  const t = useTranslations("corrections");
  const write = useValueText();
  const last = isOpen ? t("take") : t("acceptedFields");
  return (
    <div className="overflow-hidden rounded-md border border-line">
      {/* On phones each field is a separate block, with its label before its values. */}
      <table className="w-full text-left text-sm max-sm:block">
        <ColumnHeads
          names={[t("field"), t("now"), t("before"), t("suggested"), last]}
          cell="px-3 py-2 whitespace-nowrap"
          className="max-sm:sr-only"
        />
        <tbody className="divide-y divide-line max-sm:block">
          {changes.map(({ field, now, before, suggested, accepted }) => {
            const isSame = isSameFact(now, before);
            return (
              <tr key={field} className="align-middle max-sm:grid max-sm:gap-1 max-sm:py-2">
                <th scope="row" className="px-3 py-2.5 font-strong max-sm:py-0">
                  {t(`fields.${field}`)}
                </th>
                <td data-label={t("now")} className={cell}>
                  {write(field, now)} {isOpen && !isSame ? <Chip tone="warn">{t("changedSince")}</Chip> : null}
                </td>
                <td data-label={t("before")} className={classNames(cell, "text-ink-2", isSame && "max-sm:hidden")}>
                  {write(field, before)}
                </td>
                <td data-label={t("suggested")} className={`${cell} font-medium`}>
                  {write(field, suggested)}
                </td>
                <td data-label={last} className={classNames(cell, isOpen && "max-sm:items-center!")}>
                  {isOpen ? (
                    <>
                      <input type="hidden" name={`seen.${field}`} value={JSON.stringify(now ?? null)} />
                      <label className="relative inline-flex min-h-tap min-w-tap items-center">
                        <input
                          type="checkbox"
                          name={`take.${field}`}
                          defaultChecked={isSame}
                          className="size-6 shrink-0 accent-way"
                        />
                        <span className="sr-only">
                          {last}: {t(`fields.${field}`)}
                        </span>
                      </label>
                    </>
                  ) : (
                    t(accepted ? "values.yes" : "values.no")
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
