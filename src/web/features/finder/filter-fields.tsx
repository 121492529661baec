import { useTranslations } from "use-intl";

import { Field } from "#web/ui/field.tsx";
import { Select } from "#web/ui/select.tsx";
import { TextInput } from "#web/ui/text-input.tsx";

interface Choice {
  readonly slug: string;
  readonly name: string;
}

export function NameField({ value, placeholder }: { value: string | undefined; placeholder: string }) {
  const t = useTranslations("finder.fields");
  return (
    <Field label={t("q")} error={null}>
      {(control) => (
        <TextInput
          {...control}
          type="search"
          name="q"
          defaultValue={value}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={placeholder}
        />
      )}
    </Field>
  );
}

export function RouteField({ value, routes }: { value: string | undefined; routes: readonly Choice[] }) {
  const t = useTranslations("finder");
  return (
    <Field label={t("fields.route")} error={null}>
      {(control) => (
        <Select {...control} name="route" defaultValue={value ?? ""}>
          <option value="">{t("anyRoute")}</option>
          <Options of={routes} />
        </Select>
      )}
    </Field>
  );
}

/** From where to where on the chosen route. */
export function StretchFields({
  from,
  to,
  towns,
}: {
  from: string | undefined;
  to: string | undefined;
  towns: readonly Choice[];
}) {
  const t = useTranslations("finder");
  const values = { from, to };
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-1 lg:gap-5">
      {(["from", "to"] as const).map((end) => (
        <Field key={end} label={t(`fields.${end}`)} error={null}>
          {(control) => (
            <Select {...control} name={end} defaultValue={values[end] ?? ""}>
              <option value="">{t(`wholeRoute.${end}`)}</option>
              <Options of={towns} />
            </Select>
          )}
        </Field>
      ))}
    </div>
  );
}

function Options({ of }: { of: readonly Choice[] }) {
  return of.map(({ slug, name }) => (
    <option key={slug} value={slug}>
      {name}
    </option>
  ));
}
