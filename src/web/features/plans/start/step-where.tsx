import { Form } from "react-router";
import { useTranslations } from "use-intl";

import { Button } from "#web/ui/controls/button.tsx";
import { Field } from "#web/ui/controls/field.tsx";
import { useFormats } from "#web/ui/text/formats.ts";
import { Link } from "#web/ui/controls/link.tsx";
import { Select } from "#web/ui/controls/inputs.tsx";
import { usePaths } from "#web/ui/use-paths.ts";

import { saveInAddress, HiddenAnswers, type StartAnswers } from "./start-answers.tsx";

interface RouteToChoose {
  readonly slug: string;
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly km: number;
}

/** The first question begins with the route. */
export function ChooseRoute({ routes }: { routes: readonly RouteToChoose[] }) {
  const t = useTranslations("start.where");
  const paths = usePaths();
  const { kilometres } = useFormats();
  return (
    <>
      <h1 className="text-2xl">{t("heading")}</h1>
      <ul className="grid gap-2">
        {routes.map(({ slug, name, from, to, km }) => (
          <li key={slug}>
            <Link
              to={paths.startPlan({ route: slug })}
              className="grid gap-0.5 rounded-lg border border-line bg-surface px-5 py-3 text-ink no-underline hover:border-way hover:text-way"
            >
              <span className="text-lg font-strong">{name}</span>
              <span className="text-sm text-ink-2 tabular-nums">
                {from} – {to} · {kilometres(km * 1000)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

interface StepWhereProps {
  start: StartAnswers;
  places: {
    readonly places: readonly { readonly slug: string; readonly name: string }[];
    readonly start: string;
    readonly end: string;
  };
  routeName: string;
}

/** From where to where on the route. */
export function StepWhere({ start, places, routeName }: StepWhereProps) {
  const t = useTranslations("start.where");
  const paths = usePaths();
  const towns = places.places.map(({ slug, name }) => (
    <option key={slug} value={slug}>
      {name}
    </option>
  ));
  return (
    <Form
      action={paths.startPlan()}
      className="grid gap-5"
      onChange={({ currentTarget }) => saveInAddress(currentTarget, "where")}
    >
      <h1 className="text-2xl">{t("headingOn", { route: routeName })}</h1>
      <HiddenAnswers start={start} except={["from", "to"]} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t("from")} error={null}>
          {(control) => (
            <Select {...control} name="from" defaultValue={start.from ?? places.start}>
              {towns}
            </Select>
          )}
        </Field>
        <Field label={t("to")} error={null}>
          {(control) => (
            <Select {...control} name="to" defaultValue={start.to ?? places.end}>
              {towns}
            </Select>
          )}
        </Field>
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" name="step" value="when" variant="arrow">
          {t("next")}
        </Button>
        <Link to={paths.startPlan()} className="inline-flex min-h-tap items-center">
          {t("otherRoute")}
        </Link>
      </div>
    </Form>
  );
}
