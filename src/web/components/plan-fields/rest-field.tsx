import { memo, useState, type ReactNode } from "react";
import { useTranslations } from "use-intl";

import type { RestEvery } from "#domain/planner/options/planner-options.ts";
import { Field, SelectField } from "#web/ui/controls/field.tsx";
import { Stepper } from "#web/ui/controls/stepper.tsx";

import { isRestPreset, restPresets, restText } from "#domain/planner/options/presets.ts";
import type { ChangeOptions } from "./use-lengths.ts";

interface RestFieldProps {
  options: RestEvery | null;
  error: ReactNode | null;
  choose: ChangeOptions;
}

const firstOwn: RestEvery = { after: 6, min: 4, max: 8 };
const maxDays = 30;

/** Rest days: none, a named rhythm, or a custom one. */
export const RestField = memo(function RestField({ options, error, choose }: RestFieldProps) {
  const t = useTranslations("planner.rest");
  const onChange = (restEvery: RestEvery | null) => choose({ restEvery });
  const [wantsOwn, setWantsOwn] = useState(false);
  const isOwn = options !== null && (wantsOwn || !isRestPreset(options));
  const own = options ?? firstOwn;
  const set = (part: Partial<RestEvery>) => {
    const next = { ...own, ...part };
    // The three are ordered: the one that is moved pushes the others.
    const after = part.after ?? Math.min(Math.max(next.after, next.min), next.max);
    onChange({ after, min: Math.min(next.min, after), max: Math.max(next.max, after) });
  };
  return (
    <div className="grid gap-3">
      <SelectField
        label={t("label")}
        error={error}
        name="restEvery"
        value={options === null ? "" : isOwn ? "own" : restText(options)}
        onChange={({ currentTarget: { value } }) => {
          const preset = restPresets.find((candidate) => restText(candidate) === value);
          setWantsOwn(value === "own");
          onChange(value === "own" ? own : (preset ?? null));
        }}
      >
        <option value="">{t("none")}</option>
        {restPresets.map((preset) => (
          <option key={preset.after} value={restText(preset)}>
            {t("every", { days: preset.after })}
          </option>
        ))}
        <option value="own">{t("own")}</option>
      </SelectField>
      <div className={isOwn ? "grid gap-3" : "script-hidden grid gap-3"}>
        {(["after", "min", "max"] as const).map((part) => (
          <Field key={part} label={t(part)} error={null}>
            {(control) => (
              <Stepper
                control={control}
                name={{ after: "restAfter", min: "restMin", max: "restMax" }[part]}
                value={own[part]}
                min={1}
                max={maxDays}
                lessLabel={t("fewer")}
                moreLabel={t("more")}
                onValueChange={(value) => set({ [part]: value })}
              />
            )}
          </Field>
        ))}
      </div>
    </div>
  );
});
