import { useTranslations } from "use-intl";

import { Field } from "#web/ui/controls/field.tsx";
import { Select } from "#web/ui/controls/select.tsx";
import { TextInput } from "#web/ui/controls/text-input.tsx";

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
    <Field label={t("fields.route")} hint={value === undefined ? t("routeHint") : undefined} error={null}>
      {(control) => (
        <Select {...control} name="route" defaultValue={value ?? ""}>
          <option value="">{t("anyRoute")}</option>
          <Options of={routes} />
        </Select>
      )}
    </Field>
  );
}

function Options({ of }: { of: readonly Choice[] }) {
  return of.map(({ slug, name }) => (
    <option key={slug} value={slug}>
      {name}
    </option>
  ));
}
