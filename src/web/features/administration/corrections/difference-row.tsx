import { useRef, useState } from "react";
import { useTranslations } from "use-intl";

import type { CorrectionSuggestion } from "#contract/places/correction-suggestions.ts";
import { fieldText } from "#contract/administration/field-text.ts";
import { isSameFact } from "#domain/places/lodging/same-fact.ts";
import type { FormState } from "#web/ui/forms/use-form.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Chip } from "#web/ui/layout/chip.tsx";

import { FieldControl } from "../records/form/field-control.tsx";
import type { ResourceView } from "../records/resource-view.ts";
import { useChangeWords, useRecordWords } from "../records/use-words.ts";

type Change = CorrectionSuggestion["changes"][number];

const cell =
  "px-3 py-2.5 wrap-anywhere whitespace-pre-line sm:min-w-26 max-sm:grid max-sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] max-sm:gap-x-3 max-sm:items-baseline max-sm:py-0 max-sm:before:text-ink-2 max-sm:before:content-[attr(data-label)]";

interface DifferenceRowProps {
  change: Change;
  form: FormState | null;
  resource: ResourceView;
  /** The suggested value, or what was typed instead, in the format of the record's form. */
  initialText: string;
}

/**
 * One field of a suggestion. An open one is ticked to be accepted; one that has changed since is to be ticked on
 * purpose, as the suggestion did not know of it.
 */
export function DifferenceRow({ change, form, resource, initialText }: DifferenceRowProps) {
  const t = useTranslations("corrections");
  const words = useRecordWords();
  const inWords = useChangeWords();
  const { field, now, before, suggested, accepted } = change;
  const isSame = isSameFact(now, before);
  const isRefused = form?.outcome?.isDone === false;
  const [text, setText] = useState(initialText);
  const tick = useRef<HTMLInputElement>(null);
  const name = words.field(field);
  const write = (value: unknown) => inWords("accommodation", field, value) || t("values.unknown");
  const isChanged = text !== fieldText(suggested);
  return (
    <tr className="align-top max-sm:grid max-sm:gap-1 max-sm:py-2">
      <th scope="row" className="px-3 py-2.5 font-strong max-sm:py-0">
        {name}
      </th>
      <td data-label={t("now")} className={cell}>
        {write(now)} {form && !isSame ? <Chip tone="warn">{t("changedSince")}</Chip> : null}
      </td>
      <td data-label={t("before")} className={classNames(cell, "text-ink-2", isSame && "max-sm:hidden")}>
        {write(before)}
      </td>
      <td data-label={t("suggested")} className={`${cell} font-medium`}>
        {write(suggested)}
        {form ? (
          <ValueEditor
            name={name}
            change={change}
            form={form}
            resource={resource}
            text={text}
            isChanged={isChanged}
            onText={(typed) => {
              // Drafts are restored as if the same value was typed again.
              if (typed !== text && tick.current?.checked === false) tick.current.click();
              setText(typed);
            }}
          />
        ) : null}
      </td>
      <td
        data-label={form ? t("take") : t("acceptedFields")}
        className={classNames(cell, form && "py-1! max-sm:items-center!")}
      >
        {form ? (
          <>
            <input type="hidden" name={`seen.${field}`} value={JSON.stringify(now ?? null)} />
            <label className="relative inline-flex min-h-tap min-w-tap items-center">
              <input
                type="checkbox"
                name={`take.${field}`}
                // A draft ticks it again only if the house has not changed since.
                value={JSON.stringify(now ?? null)}
                ref={tick}
                defaultChecked={isRefused ? form.typed(`take.${field}`) !== undefined : isSame}
                className="size-6 shrink-0 accent-way"
              />
              <span className="sr-only">
                {t("take")}: {name}
              </span>
            </label>
          </>
        ) : "acceptedValue" in change ? (
          write(change.acceptedValue)
        ) : (
          t(accepted ? "values.yes" : "values.no")
        )}
      </td>
    </tr>
  );
}

interface ValueEditorProps {
  name: string;
  change: Change;
  form: FormState;
  resource: ResourceView;
  text: string;
  isChanged: boolean;
  onText: (text: string) => void;
}

/** Changes a suggested value before it is accepted, with the field of the record's form. */
function ValueEditor({ name, change: { field }, form, resource, text, isChanged, onText }: ValueEditorProps) {
  const t = useTranslations("corrections");
  const view = resource.fields[field];
  const error = form.error(`values.${field}`) ?? form.error(field);
  if (!view) return null;
  return (
    <details open={error !== null} className="font-normal max-sm:col-span-full">
      <summary className="inline-flex min-h-tap items-center gap-2 text-way underline underline-offset-4">
        {t("change")}
        <span className="sr-only">: {name}</span>
        {isChanged ? <Chip tone="way">{t("changed")}</Chip> : null}
      </summary>
      <div className="grid min-w-60 pb-2 max-sm:min-w-0">
        <FieldControl
          resource={resource}
          field={view}
          value={text}
          error={error}
          errorOf={form.error}
          onValue={onText}
          addition=""
          onAddition={() => undefined}
          title=""
          uuid={null}
          titles={{}}
        />
      </div>
    </details>
  );
}
