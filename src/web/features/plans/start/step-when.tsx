import { Form } from "react-router";
import { useTranslations } from "use-intl";

import { Button } from "#web/ui/controls/button.tsx";
import { Field } from "#web/ui/controls/field.tsx";
import { TextInput } from "#web/ui/controls/inputs.tsx";
import { usePaths } from "#web/ui/use-paths.ts";

import { saveInAddress, HiddenAnswers, type StartAnswers } from "./start-answers.tsx";

/** The second question: when, and for how long; neither has to be known. */
export function StepWhen({ start }: { start: StartAnswers }) {
  const t = useTranslations("start.when");
  const paths = usePaths();
  return (
    <Form
      action={paths.startPlan()}
      className="grid gap-5"
      onChange={({ currentTarget }) => saveInAddress(currentTarget, "when")}
    >
      <h1 className="text-2xl">{t("heading")}</h1>
      <HiddenAnswers start={start} except={["startDate", "arrival", "days"]} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t("startDate")} hint={t("startDateHint")} error={null}>
          {(control) => <TextInput {...control} type="date" name="startDate" defaultValue={start.startDate ?? ""} />}
        </Field>
        <Field label={t("arrival")} hint={t("arrivalHint")} error={null}>
          {(control) => <TextInput {...control} type="date" name="arrival" defaultValue={start.arrival ?? ""} />}
        </Field>
        <Field label={t("days")} hint={t("daysHint")} error={null}>
          {(control) => (
            <TextInput
              {...control}
              type="number"
              inputMode="numeric"
              min={1}
              max={120}
              name="days"
              defaultValue={start.days ?? ""}
            />
          )}
        </Field>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="step" value="how" variant="arrow">
          {t("next")}
        </Button>
        <Button type="submit" name="step" value="where" variant="quiet" formNoValidate>
          {t("back")}
        </Button>
      </div>
    </Form>
  );
}
