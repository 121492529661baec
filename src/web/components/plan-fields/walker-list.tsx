import { useTranslations } from "use-intl";

import type { Measure, Walker } from "#domain/planner/options/planner-options.ts";
import { paceName, paceNames, pacePresets } from "#domain/planner/options/presets.ts";
import type { Catalogue } from "#messages/areas.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Field, SelectField } from "#web/ui/controls/field.tsx";
import { RangeSlider } from "#web/ui/controls/range-slider.tsx";
import { lazyMessages } from "#web/ui/hydration/lazy-messages.tsx";

import { type ChangeOptions, sliderRange, useLengthText } from "./use-lengths.ts";

interface WalkerListProps {
  walkers: readonly Walker[];
  measure: Measure;
  /** Of the control for the number of walkers, which gets the focus when a walker is removed. */
  countId: string;
  choose: ChangeOptions;
  /** For preview during a drag. */
  drag: ChangeOptions;
}

const WalkerMessages = lazyMessages(
  (locale) => import(`../../../messages/${locale}/components/walkers.ts`) as Promise<Pick<Catalogue, "walkers">>,
  "walker-messages",
);

/** Companions, each with pace and distance. */
export function WalkerList(props: WalkerListProps) {
  return (
    <WalkerMessages>
      <List {...props} />
    </WalkerMessages>
  );
}

function List({ walkers, measure, countId, choose, drag }: WalkerListProps) {
  const t = useTranslations("walkers");
  return (
    <ol className="grid gap-3">
      <li className="text-sm text-ink-2">{t("hint")}</li>
      {walkers.map((walker, index) => {
        const instead = (next: Walker) => walkers.map((each, at) => (at === index ? next : each));
        return (
          <li key={index}>
            <WalkerFields
              number={index + 2}
              walker={walker}
              measure={measure}
              onRemove={() => {
                choose({ walkers: walkers.filter((_, at) => at !== index) });
                document.getElementById(countId)?.focus();
              }}
              onChoose={(next) => choose({ walkers: instead(next) })}
              onDrag={(next) => drag({ walkers: instead(next) })}
            />
          </li>
        );
      })}
    </ol>
  );
}

interface WalkerFieldsProps {
  number: number;
  walker: Walker;
  measure: Measure;
  onRemove: () => void;
  onChoose: (walker: Walker) => void;
  onDrag: (walker: Walker) => void;
}

function WalkerFields({ number, walker, measure, onRemove, onChoose, onDrag }: WalkerFieldsProps) {
  const t = useTranslations("walkers");
  const words = useTranslations("planner");
  const write = useLengthText();
  const name = paceName(walker.pace);
  const lengths = {
    // The longest day is never below the ideal one: the one that is moved pushes the other.
    ideal: (ideal: number): Walker => ({ ...walker, ideal, max: Math.max(ideal, walker.max) }),
    max: (max: number): Walker => ({ ...walker, max, ideal: Math.min(max, walker.ideal) }),
  };
  return (
    <fieldset className="grid gap-3 rounded-md border border-line px-3 pt-1 pb-3" data-needs-script="">
      <legend className="px-1 text-sm font-strong">{t("walker", { number })}</legend>
      <SelectField
        label={words("pace.label")}
        error={null}
        value={name}
        onChange={({ currentTarget: { value } }) => {
          const preset = paceNames.find((candidate) => candidate === value);
          if (preset) onChoose({ ...walker, pace: pacePresets[preset] });
        }}
      >
        {paceNames.map((preset) => (
          <option key={preset} value={preset}>
            {words(`pace.${preset}`)}
          </option>
        ))}
        {name === "own" ? <option value="own">{t("ownPace", { speed: walker.pace.flatKmh })}</option> : null}
      </SelectField>
      {(["ideal", "max"] as const).map((length) => (
        <Field
          key={length}
          label={words(`options.${length}`)}
          error={null}
          aside={<output className="font-strong tabular-nums">{write(measure, walker[length])}</output>}
        >
          {(control) => (
            <RangeSlider
              {...control}
              {...sliderRange(measure, length, walker[length])}
              value={walker[length]}
              valueText={write(measure, walker[length])}
              onValueChange={(next) => onDrag(lengths[length](next))}
            />
          )}
        </Field>
      ))}
      <Button
        variant="quiet"
        size="sm"
        className="-ml-4 justify-self-start"
        aria-label={t("removeOf", { number })}
        onClick={onRemove}
      >
        {t("remove")}
      </Button>
    </fieldset>
  );
}
