import { useTranslations } from "use-intl";

import { fieldText } from "#contract/administration/field-text.ts";
import type { AuditEntry } from "#contract/administration/audit.ts";

import { useRecordWords } from "../use-words.ts";

/** What was before and is after, field by field; on phones each field is a block of its own. */
export function ChangeTable({ before, after }: Pick<AuditEntry, "before" | "after">) {
  const t = useTranslations("administration.audit");
  const words = useRecordWords();
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const write = (value: unknown) => fieldText(value) || "–";
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-left max-sm:block">
        <thead className="border-b border-line text-ink-2 max-sm:sr-only">
          <tr>
            {[t("field"), t("before"), t("after")].map((word) => (
              <th key={word} scope="col" className="py-1.5 pr-4 font-strong">
                {word}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line max-sm:block">
          {fields.map((field) => (
            <tr key={field} className="align-top max-sm:grid max-sm:py-1">
              <th scope="row" className="py-1.5 pr-4 font-medium whitespace-nowrap">
                {words.field(field)}
              </th>
              <td className="max-w-80 py-1.5 pr-4 wrap-anywhere text-ink-2">{write(before?.[field])}</td>
              <td className="max-w-80 py-1.5 wrap-anywhere">{write(after?.[field])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
