import { useTranslations } from "use-intl";

import type { CorrectionSuggestion } from "#contract/places/correction-suggestions.ts";
import { fieldText } from "#contract/administration/field-text.ts";
import { ColumnHeads } from "#web/features/administration/list-page.tsx";
import type { FormOutcome } from "#web/ui/forms/form-outcome.ts";
import type { FormState } from "#web/ui/forms/use-form.ts";

import type { FormValues } from "../records/form/form-values.ts";
import type { ResourceView } from "../records/resource-view.ts";
import { DifferenceRow } from "./difference-row.tsx";

/** Result of the form that accepts a suggestion. */
export interface AcceptanceAnswer extends FormOutcome {
  /** The values as typed, to be shown again. */
  readonly values: FormValues;
}

interface DifferenceTableProps extends Pick<CorrectionSuggestion, "changes"> {
  /** The form around the table; null once the suggestion is settled. */
  form: FormState | null;
  /** The places to stay. */
  resource: ResourceView;
}

/** Field by field: the house's current value, that at the time, and the suggested one, which can be changed. */
export function DifferenceTable({ changes, form, resource }: DifferenceTableProps) {
  const t = useTranslations("corrections");
  const last = form ? t("take") : t("acceptedFields");
  const refused = form?.outcome?.isDone === false ? (form.outcome as AcceptanceAnswer).values : undefined;
  const suggested = Object.fromEntries(changes.map((change) => [change.field, fieldText(change.suggested)]));
  return (
    <div className="overflow-hidden rounded-md border border-line">
      {form ? <input type="hidden" name="base" value={JSON.stringify(suggested)} /> : null}
      {/* On phones each field is a separate block, with its label before its values. */}
      <table className="w-full text-left text-sm max-sm:block">
        <ColumnHeads
          names={[t("field"), t("now"), t("before"), t("suggested"), last]}
          cell="px-3 py-2 whitespace-nowrap"
          className="max-sm:sr-only"
        />
        <tbody className="divide-y divide-line max-sm:block">
          {changes.map((change) => (
            <DifferenceRow
              key={change.field}
              change={change}
              form={form}
              resource={resource}
              initialText={refused?.[change.field] ?? fieldText(change.suggested)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
