import type { ReactNode } from "react";
import { useTranslations } from "use-intl";

import { Button } from "#web/ui/controls/button.tsx";
import { Field } from "#web/ui/controls/field.tsx";
import { Select } from "#web/ui/controls/inputs.tsx";

import type { NamedRoute } from "#web/components/plan-form/plan-form-page.ts";

interface RouteFieldProps {
  routes: readonly NamedRoute[];
  /** The route whose towns are shown. */
  own: NamedRoute;
  value: string;
  error: ReactNode | null;
  onChange: (slug: string) => void;
}

/** Another route has its own towns: the form is reloaded with them. */
export function RouteField({ routes, own, value, error, onChange }: RouteFieldProps) {
  const t = useTranslations("planForm.legs");
  const words = useTranslations("planner.options");
  const all = routes.some(({ slug }) => slug === own.slug) ? routes : [own, ...routes];
  return (
    <Field label={words("route")} error={error}>
      {(control) => (
        <>
          <Select
            {...control}
            name="route"
            value={value}
            onChange={({ currentTarget }) => {
              const { form } = currentTarget;
              onChange(currentTarget.value);
              form?.requestSubmit(form.querySelector<HTMLButtonElement>("button[value=show]"));
            }}
          >
            {all.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </Select>
          <Button type="submit" name="do" value="show" variant="secondary" size="sm" className="script-hidden">
            {t("show")}
          </Button>
        </>
      )}
    </Field>
  );
}
