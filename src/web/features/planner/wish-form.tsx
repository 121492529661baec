import { Form } from "react-router";
import { useTranslations } from "use-intl";

import { Button } from "#web/ui/controls/button.tsx";
import { Field } from "#web/ui/controls/field.tsx";
import { Select } from "#web/ui/controls/select.tsx";
import { usePaths } from "#web/ui/use-paths.ts";

import { BedsField } from "#web/components/plan-fields/beds-field.tsx";
import { EasingField } from "#web/components/plan-fields/easing-field.tsx";
import { wishesForm } from "./form-id.ts";
import { IdealField } from "#web/components/plan-fields/ideal-field.tsx";
import { MaxField } from "#web/components/plan-fields/max-field.tsx";
import { PaceField } from "#web/components/plan-fields/pace-field.tsx";
import { RestField } from "#web/components/plan-fields/rest-field.tsx";
import { StartDateField } from "#web/components/plan-fields/start-date-field.tsx";
import { TownField } from "#web/components/plan-fields/town-field.tsx";
import { TownsField } from "#web/components/plan-fields/towns-field.tsx";
import { useFaults } from "./use-faults.ts";
import type { Planner } from "./use-planner.ts";
import { WaysField } from "#web/components/plan-fields/ways-field.tsx";

interface WishFormProps {
  planner: Planner;
  /** Left out where the slider stands elsewhere. */
  withIdeal: boolean;
  onRoute: (slug: string) => void;
}

/** All wishes. With a script every change is planned at once; without one the form is sent. */
export function WishForm({ planner, withIdeal, onRoute }: WishFormProps) {
  const t = useTranslations("planner.wishes");
  const paths = usePaths();
  const faults = useFaults(planner);
  const { wishes, data, nameOf, graph } = planner;
  const { input, choose, drag } = wishes;
  const { measure, max } = input;
  const isReady = graph.state === "ready";
  return (
    <Form
      id={wishesForm}
      action={paths.planner()}
      aria-label={t("heading")}
      className="grid content-start gap-5"
      onSubmit={(event) => {
        // Everything is planned already; the enter key has nothing to add.
        if (isReady) event.preventDefault();
      }}
    >
      <input type="hidden" name="shown" value={`${data.route.slug}.${measure}`} />
      <input type="hidden" name="days" value={input.days ?? ""} />
      {withIdeal ? <IdealField wishes={wishes} named error={faults("ideal")} /> : null}
      <Field label={t("route")} error={faults("route")}>
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
      <TownField
        label={t("from")}
        name="from"
        towns={data.towns}
        value={input.from}
        error={faults("from")}
        choose={choose}
      />
      <TownField label={t("to")} name="to" towns={data.towns} value={input.to} error={faults("to")} choose={choose} />
      <StartDateField
        date={input.startDate}
        error={faults("startDate")}
        onChange={(startDate) => choose({ startDate })}
      />
      <MaxField measure={measure} max={max} error={faults("max")} setMax={wishes.setMax} />
      <EasingField days={input.easeInDays} error={faults("easeInDays")} onChange={drag} />
      <RestField wish={input.restEvery} error={faults("restEvery")} choose={choose} />
      <PaceField pace={input.pace} error={faults("pace")} drag={drag} />
      <BedsField
        known={data.lodgingTypes}
        lodging={input.lodging}
        lodgingTypes={input.lodgingTypes}
        error={faults("lodgingTypes") ?? faults("lodging")}
        onChange={choose}
      />
      {(["mustStop", "favourites", "avoid"] as const).map((name) => (
        <TownsField
          key={name}
          label={t(name)}
          hint={t(`${name}Hint`)}
          name={name}
          towns={data.towns}
          chosen={input[name]}
          error={faults(name)}
          nameOf={nameOf}
          choose={choose}
        />
      ))}
      <WaysField
        known={planner.variants}
        variants={input.variants}
        branches={input.branches}
        error={faults("branches") ?? faults("variants")}
        onChange={choose}
      />
      <Button type="submit" variant="primary" className={graph.state === "failed" ? "" : "script-hidden"}>
        {t("update")}
      </Button>
    </Form>
  );
}
