import { useId, type ReactNode } from "react";
import { useTranslations } from "use-intl";

import type { PlannerOptions } from "#domain/planner/options/planner-options.ts";
import { RangeSlider } from "#web/ui/controls/range-slider.tsx";
import { Segmented } from "#web/ui/controls/segmented.tsx";

import { isBeyond, sliderRange, useLengthText, type LengthSetters } from "./use-lengths.ts";

/** The most important option: the ideal length of a day, in hours or kilometres. */
export function IdealField({
  options,
  error = null,
}: {
  options: Pick<LengthSetters, "setIdeal" | "setMeasure"> & {
    readonly input: Pick<PlannerOptions, "measure" | "ideal">;
  };
  error?: ReactNode | null;
}) {
  const t = useTranslations("planner.options");
  const write = useLengthText();
  const id = useId();
  const { measure, ideal } = options.input;
  const { min, max, step } = sliderRange(measure, "ideal", ideal);
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <div className="flex-1 basis-24 font-strong lg:grid">
          <label htmlFor={id}>{t("ideal")}</label>{" "}
          <output
            htmlFor={id}
            className="font-display text-xl leading-tight font-bold whitespace-nowrap lining-nums tabular-nums"
          >
            {write(measure, ideal)}
          </output>
          {measure === "hours" ? (
            <span className="text-sm font-normal text-ink-2 max-lg:ml-1.5 sm:whitespace-nowrap">
              {t("withoutBreaks")}
            </span>
          ) : null}
        </div>
        <Segmented
          legend={t("measure")}
          name="measure"
          options={[
            { value: "hours", label: t("hours") },
            { value: "km", label: t("km") },
          ]}
          value={measure}
          onValueChange={options.setMeasure}
        />
      </div>
      <RangeSlider
        id={id}
        name="ideal"
        min={min}
        max={max}
        step={step}
        value={ideal}
        valueText={write(measure, ideal)}
        aria-invalid={error ? true : undefined}
        onValueChange={options.setIdeal}
      />
      <div aria-hidden="true" className="flex justify-between text-sm text-ink-2 tabular-nums max-lg:hidden">
        <span>{t("strolling", { length: write(measure, min) })}</span>
        <span>{t("racing", { length: write(measure, max) })}</span>
      </div>
      {isBeyond(measure, "ideal", ideal) ? <p className="text-sm text-warn">{t("beyond")}</p> : null}
      {error ? (
        <p role="alert" className="text-sm font-medium text-bad">
          {error}
        </p>
      ) : null}
    </div>
  );
}
