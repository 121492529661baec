import { useTranslations } from "use-intl";

import { Checkbox, Select, TextArea, TextInput } from "#web/ui/controls/inputs.tsx";
import { Field } from "#web/ui/controls/field.tsx";

import type { FieldView, ResourceView } from "../resource-view.ts";
import { useRecordWords } from "../use-words.ts";
import { ChoicesInput } from "./choices-input.tsx";
import { inputOf } from "./form-values.ts";
import { PathInput } from "#web/components/editing-map/path-input.tsx";
import { type RecordChoice, ReferenceInput } from "./reference-input.tsx";
import { ReferenceListInput } from "./reference-list-input.tsx";
import { SeasonEditor } from "./season-editor.tsx";
import { SlugInput } from "./slug-input.tsx";

interface FieldControlProps {
  resource: ResourceView;
  field: FieldView;
  value: string;
  error: string | null;
  /** Error of a part of the field. */
  errorOf: (name: string) => string | null;
  onValue: (value: string) => void;
  /** What is typed to be added to a list. */
  addition: string;
  onAddition: (text: string) => void;
  /** Name of the record in the form, from which slugs are suggested. */
  title: string;
  /** Of the record; null for a new one. */
  uuid: string | null;
  /** Source of the value, shown below the control. */
  source?: string | null;
  /** Names of the records that the field lists. */
  titles: Readonly<Record<string, string>>;
  /** The initially referenced record. */
  initialChoice?: RecordChoice | null;
}

/** Long fields span both columns; latitude and longitude are side by side. */
function placeOf({ name, input: { kind } }: FieldView): string | undefined {
  if (kind === "text" || name === "name") return "sm:col-span-2";
  return name === "lat" ? "sm:col-start-1" : undefined;
}

/** The control for a field of a record. */
export function FieldControl(props: FieldControlProps) {
  const { resource, field, value, error, errorOf, onValue, title, uuid, source, titles, initialChoice } = props;
  const { addition, onAddition } = props;
  const t = useTranslations("administration.form");
  const words = useRecordWords();
  const { name, input, isNeeded } = field;
  const label = words.field(name);
  const unit = words.unit(field);
  if (input.kind === "choices") {
    return <ChoicesInput resource={resource} field={field} value={value} error={error} onValue={onValue} />;
  }
  if (input.kind === "season") return <SeasonEditor name={name} value={value} error={error} onValue={onValue} />;
  if (input.kind === "yes-no" && !input.unknown) {
    return (
      <Checkbox
        name={name}
        value="true"
        label={label}
        checked={value === "true"}
        onCheckedChange={(isOn) => onValue(String(isOn))}
      />
    );
  }
  if (input.kind === "references") {
    return (
      <ReferenceListInput
        name={name}
        label={label}
        to={input.to}
        value={value}
        error={error}
        errorAt={(place) => errorOf(`${name}.${place}`)}
        onValue={onValue}
        added={addition}
        onAdded={onAddition}
        titles={titles}
      />
    );
  }
  if (input.kind === "path") {
    return <PathInput name={name} label={label} value={value} error={error} onValue={onValue} />;
  }
  const typed = {
    name,
    value,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onValue(currentTarget.value),
  };
  const isEnglish = resource.fields[`${name}Es`] !== undefined;
  const hint = [isEnglish ? t("inEnglish") : null, words.hint(field), source].filter(Boolean).join(" ");
  return (
    <Field
      label={unit === null || unit === "°" ? label : `${label} (${unit})`}
      hint={hint || undefined}
      error={error}
      className={placeOf(field)}
    >
      {(control) => {
        switch (input.kind) {
          case "text":
            return <TextArea {...control} {...typed} rows={6} />;
          case "choice":
          case "yes-no": {
            const options =
              input.kind === "choice"
                ? input.options.map((code) => [code, words.option(resource.singular, name, code)] as const)
                : ([
                    ["true", t("yes")],
                    ["false", t("no")],
                  ] as const);
            return (
              <Select {...control} {...typed}>
                {isNeeded && value !== "" ? null : <option value="">{isNeeded ? "" : t("unknown")}</option>}
                {options.map(([code, word]) => (
                  <option key={code} value={code}>
                    {word}
                  </option>
                ))}
              </Select>
            );
          }
          case "reference":
            return (
              <ReferenceInput
                control={control}
                name={name}
                to={input.to}
                value={value}
                onValue={onValue}
                required={isNeeded}
                initialChoice={initialChoice ?? null}
              />
            );
          case "slug":
            return (
              <SlugInput
                control={control}
                name={name}
                resource={resource.name}
                uuid={uuid}
                title={title}
                value={value}
                onValue={onValue}
              />
            );
          default:
            return <TextInput {...control} {...inputOf(input.kind)} {...typed} required={isNeeded} />;
        }
      }}
    </Field>
  );
}
