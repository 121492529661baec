import { Plus } from "lucide-react";
import { useTranslations } from "use-intl";

import { DraftedInput } from "#web/ui/forms/drafted-input.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { FieldError, SelectField } from "#web/ui/controls/field.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";

import { useRecordWords } from "../use-words.ts";
import {
  emptySpan,
  type FormSpan,
  kindOf,
  readSpans,
  type SeasonKind,
  seasonOf,
  withoutEmptySpans,
  writeSpans,
} from "./season-spans.ts";
import { SpanInput } from "./span-input.tsx";

interface SeasonEditorProps {
  name: string;
  /** JSON in the format of the data; empty if unknown. */
  value: string;
  error: string | null;
  onValue: (value: string) => void;
}

const kinds: readonly SeasonKind[] = ["unknown", "year", "spans"];

/** Opening season of a house: unknown, all year, or some periods of the year. */
export function SeasonEditor({ name, value, error, onValue }: SeasonEditorProps) {
  const t = useTranslations("administration.form.season");
  const kind = kindOf(value);
  const spans = kind === "spans" ? readSpans(value) : [];
  const replace = (index: number, span: FormSpan) =>
    onValue(writeSpans(spans.map((one, at) => (at === index ? span : one))));
  return (
    <fieldset className="grid gap-3 sm:col-span-2">
      <legend className="sr-only">{useRecordWords().field(name)}</legend>
      <DraftedInput name={name} value={withoutEmptySpans(value)} onRestored={onValue} />
      <SelectField
        label={useRecordWords().field(name)}
        error={null}
        className="sm:max-w-80"
        value={kind}
        onChange={({ currentTarget }) => {
          const chosen = kinds.find((one) => one === currentTarget.value);
          if (chosen) onValue(seasonOf(chosen, spans));
        }}
      >
        {kinds.map((one) => (
          <option key={one} value={one}>
            {t(one)}
          </option>
        ))}
      </SelectField>
      {spans.map((span, index) => (
        <SpanInput
          key={index}
          number={index + 1}
          span={span}
          onSpan={(changed) => replace(index, changed)}
          onRemove={() => onValue(writeSpans(spans.filter((_, at) => at !== index)))}
        />
      ))}
      {kind === "spans" ? (
        <Button
          variant="quiet"
          size="sm"
          className="-ml-4 justify-self-start"
          onClick={() => onValue(writeSpans([...spans, emptySpan]))}
        >
          <Icon of={Plus} size="sm" />
          {t("add")}
        </Button>
      ) : null}
      <FieldError id={`${name}-error`} error={error} />
    </fieldset>
  );
}
