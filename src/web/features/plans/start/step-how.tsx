import { type ReactNode, useEffect, useId, useRef } from "react";
import { Form } from "react-router";
import { useTranslations } from "use-intl";

import { placePresetNames, placePresets } from "#domain/planner/options/presets.ts";
import { useForm, useProblemText } from "#web/ui/forms/use-form.ts";
import { useIdentity } from "#web/client/api/identity.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { ButtonLink } from "#web/ui/controls/link.tsx";
import { Notice } from "#web/ui/layout/notice.tsx";
import { usePaths } from "#web/ui/use-paths.ts";

import { saveInAddress, HiddenAnswers, type StartAnswers } from "./start-answers.tsx";

/** Hours of walking on a good day, with the longest day that goes with them. */
const days = { easy: 5, usual: 7, long: 8.5 } as const;
const rests = { none: "", weekly: "7,5,9", often: "5,4,6" } as const;

/** The third question; it ends in a plan of the account, or for visitors in the planner. */
export function StepHow({ start }: { start: StartAnswers }) {
  const t = useTranslations("start.how");
  const wordProblem = useProblemText();
  const paths = usePaths();
  const isMember = useIdentity() !== null;
  const { outcome, isBusy } = useForm("start");
  const element = useRef<HTMLFormElement>(null);
  // Sending it has led to the address of before.
  useEffect(() => {
    if (outcome && element.current) saveInAddress(element.current, "how");
  }, [outcome]);
  const ideal = (["easy", "long"] as const).find((name) => String(days[name]) === start.ideal) ?? "usual";
  const rest = (["weekly", "often"] as const).find((name) => rests[name] === start.restEvery) ?? "none";
  const places = placePresetNames.find((name) => String(placePresets[name]) === start.places) ?? "good";
  const carried = {
    route: start.route,
    from: start.from,
    to: start.to,
    startDate: start.startDate,
    arrival: start.arrival,
    days: start.days,
  };
  const carriedOptions = Object.fromEntries(Object.entries(carried).map(([name, value]) => [name, value ?? undefined]));
  return (
    <Form
      ref={element}
      method={isMember ? "post" : "get"}
      action={isMember ? undefined : paths.planner()}
      className="grid gap-5"
      onChange={({ currentTarget }) => saveInAddress(currentTarget, "how")}
    >
      <h1 className="text-2xl">{t("heading")}</h1>
      {outcome?.problem ? (
        <Notice kind="bad" announce>
          {wordProblem(outcome.problem)}
        </Notice>
      ) : null}
      <HiddenAnswers start={start} except={["ideal", "restEvery", "places"]} />
      {isMember ? <input type="hidden" name="form" value="start" /> : null}
      <Choices legend={t("length")} hint={t("lengthHint")}>
        {(["easy", "usual", "long"] as const).map((name) => (
          <Choice key={name} name="ideal" value={String(days[name])} label={t(name)} checked={name === ideal} />
        ))}
      </Choices>
      <Choices legend={t("rest")}>
        {(["none", "weekly", "often"] as const).map((name) => (
          <Choice key={name} name="restEvery" value={rests[name]} label={t(`rests.${name}`)} checked={name === rest} />
        ))}
      </Choices>
      <Choices legend={t("places")}>
        {placePresetNames.map((name) => (
          <Choice
            key={name}
            name="places"
            value={String(placePresets[name])}
            label={t(`placesIn.${name}`)}
            checked={name === places}
          />
        ))}
      </Choices>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="arrow" busy={isBusy}>
          {t("submit")}
        </Button>
        <ButtonLink to={paths.startPlan({ ...carriedOptions, step: "when" })} variant="quiet">
          {t("back")}
        </ButtonLink>
      </div>
    </Form>
  );
}

function Choices({ legend, hint, children }: { legend: string; hint?: string; children: ReactNode }) {
  const hintId = useId();
  return (
    <fieldset aria-describedby={hint ? hintId : undefined} className="grid gap-2">
      <legend className="pb-1.5 text-lg font-strong">{legend}</legend>
      {hint ? (
        <p id={hintId} className="text-sm text-ink-2">
          {hint}
        </p>
      ) : null}
      <div className="grid gap-2 sm:grid-cols-3">{children}</div>
    </fieldset>
  );
}

function Choice({ name, value, label, checked }: { name: string; value: string; label: string; checked: boolean }) {
  return (
    <label className="flex min-h-tap items-center gap-3 rounded-lg border border-line bg-surface px-4 py-3 has-checked:border-way has-checked:bg-way-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <input type="radio" name={name} value={value} defaultChecked={checked} className="size-5 shrink-0 accent-way" />
      {label}
    </label>
  );
}
