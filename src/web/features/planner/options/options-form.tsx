import { Form } from "react-router";
import { useTranslations } from "use-intl";

import { Button } from "#web/ui/controls/button.tsx";
import { Field } from "#web/ui/controls/field.tsx";
import { Select } from "#web/ui/controls/inputs.tsx";
import { usePaths } from "#web/ui/use-paths.ts";

import { fieldOrder, type PlannerOptions } from "#domain/planner/options/planner-options.ts";
import { OptionFields } from "#web/components/plan-fields/option-fields.tsx";

import { StartDateField } from "#web/components/plan-fields/start-date-field.tsx";
import { optionsForm } from "./form-id.ts";
import { useCurrentOptions } from "./current-options.ts";
import type { ReactNode } from "react";
import { usePlannerText } from "#web/components/plan-sentences/planner-sentences.tsx";
import { ArrivalField, DaysField } from "./time-fields.tsx";
import type { Planner } from "../use-planner.ts";

/** The error of an option's field: invalid, or impossible to meet. */
function useFieldErrors({
  outcome,
  options,
  data,
  nameOf,
}: Planner): (field: keyof PlannerOptions) => ReactNode | null {
  const t = useTranslations("planner.errors");
  const text = usePlannerText();
  return (field) => {
    if (field === "route" && data.unknownRoute) return text.unknownRoute(data.unknownRoute);
    const error = options.errors.find((candidate) => candidate.field === field);
    if (error?.code) return text.refusal({ field: error.field, code: error.code, facts: {} }, nameOf);
    if (error) return t(error.field, { typed: error.typed });
    const refusal = outcome.ok ? undefined : outcome.refusals.find((candidate) => candidate.field === field);
    return refusal ? text.refusal(refusal, nameOf) : null;
  };
}

/** All options. With a script every change is planned at once; without one the form is submitted. */
export function OptionsForm({ planner, onRoute }: { planner: Planner; onRoute: (slug: string) => void }) {
  const t = useTranslations("planner.options");
  const paths = usePaths();
  const errorOf = useFieldErrors(planner);
  const { data, graph } = planner;
  const options = useCurrentOptions();
  const { input, choose, drag } = options;
  const isReady = graph.state === "ready";
  return (
    <Form
      id={optionsForm}
      action={paths.planner()}
      aria-label={t("heading")}
      className="grid content-start gap-5"
      onSubmit={(event) => {
        // Everything is planned already; the Enter key has no effect.
        if (isReady) event.preventDefault();
      }}
    >
      <input type="hidden" name="shown" value={`${data.route.slug}.${input.measure}`} />
      {new URLSearchParams(planner.options.further).getAll("then").map((leg) => (
        <input key={leg} type="hidden" name="then" value={leg} />
      ))}
      <OptionFields
        fields={fieldOrder}
        input={input}
        choose={choose}
        drag={drag}
        lengths={options}
        errorOf={errorOf}
        towns={data.towns}
        lodgingTypes={data.lodgingTypes}
        variants={planner.variants}
        own={{
          route: (
            <Field label={t("route")} error={errorOf("route")}>
              {(control) => (
                <Select
                  {...control}
                  name="route"
                  value={data.route.slug}
                  onChange={({ currentTarget }) => onRoute(currentTarget.value)}
                >
                  {data.routes.map((route) => (
                    <option key={route.slug} value={route.slug}>
                      {route.name}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          ),
          // An impossible number of days leads to offers of other walks, not to an error.
          days: (
            <DaysField
              days={input.days}
              areNeeded={planner.options.errors.some(({ code }) => code === "open_end_needs_days")}
              error={planner.outcome.ok ? errorOf("days") : null}
              choose={choose}
            />
          ),
          startDate: (
            <>
              <StartDateField
                date={input.startDate}
                error={errorOf("startDate")}
                onChange={(startDate) => choose({ startDate })}
              />
              <ArrivalField
                input={input}
                arrival={planner.outcome.ok ? planner.outcome.plan.arrival : null}
                planDays={planner.outcome.ok ? planner.outcome.plan.totals.days : null}
                choose={choose}
              />
            </>
          ),
        }}
      />
      <Button type="submit" variant="primary" className={graph.state === "failed" ? "" : "script-hidden"}>
        {t("update")}
      </Button>
    </Form>
  );
}
