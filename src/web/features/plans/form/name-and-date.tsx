import { useTranslations } from "use-intl";

import { StartDateField } from "#web/components/plan-fields/start-date-field.tsx";
import { Field } from "#web/ui/controls/field.tsx";
import { TextInput } from "#web/ui/controls/text-input.tsx";

import { FormCard } from "./form-card.tsx";
import { firstLeg } from "#domain/planner-options/plan-options.ts";
import type { PlanFormState } from "./use-plan-form.ts";

/** What the walk is called and when it begins. */
export function NameAndDate({ form }: { form: PlanFormState }) {
  const t = useTranslations("planForm.walk");
  const { options, setName, setLeg, errorOf } = form;
  return (
    <FormCard id="dates" heading={t("heading")}>
      <Field label={t("name")} error={errorOf("name")}>
        {(control) => (
          <TextInput
            {...control}
            name="name"
            required
            maxLength={200}
            autoComplete="off"
            placeholder={t("namePlaceholder")}
            value={options.name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
        )}
      </Field>
      <StartDateField
        date={firstLeg(options).startDate}
        error={errorOf("startDate", 0)}
        onChange={(startDate) => setLeg(0, { startDate })}
      />
    </FormCard>
  );
}
