import { memo, useState, type ReactNode } from "react";
import { useTranslations } from "use-intl";

import type { Pace } from "#domain/walking-time/walking-time.ts";
import { wishRanges } from "#domain/stage-planner/wish-ranges.ts";
import { Field } from "#web/ui/controls/field.tsx";
import { Select } from "#web/ui/controls/select.tsx";
import { TextInput } from "#web/ui/controls/text-input.tsx";

import { paceName, paceNames, pacePresets } from "./pace-presets.ts";
import { numberIn } from "./search-values.ts";
import type { ChangeWish } from "./use-lengths.ts";

interface PaceFieldProps {
  pace: Pace;
  error: ReactNode | null;
  drag: ChangeWish;
}

/** How fast one walks: by name, or by three numbers of one's own. */
export const PaceField = memo(function PaceField({ pace, error, drag }: PaceFieldProps) {
  const t = useTranslations("planner.pace");
  const onChange = (next: Pace) => drag({ pace: next });
  const [wantsOwn, setWantsOwn] = useState(false);
  const name = wantsOwn ? "own" : paceName(pace);
  return (
    <div className="grid gap-3">
      <Field label={t("label")} error={error}>
        {(control) => (
          <Select
            {...control}
            name="pace"
            value={name}
            onChange={({ currentTarget: { value } }) => {
              const preset = paceNames.find((candidate) => candidate === value);
              setWantsOwn(!preset);
              if (preset) onChange(pacePresets[preset]);
            }}
          >
            {paceNames.map((preset) => (
              <option key={preset} value={preset}>
                {t(preset)}
              </option>
            ))}
            <option value="own">{t("own")}</option>
          </Select>
        )}
      </Field>
      {/* Without a script the numbers are always there, for whoever chooses "own". */}
      <div className={name === "own" ? "grid grid-cols-3 gap-2" : "grid grid-cols-3 gap-2 script-hidden"}>
        {(["flatKmh", "ascentMPerH", "descentMPerH"] as const).map((part) => (
          // A new key when the number changes from outside, as by Back.
          <OwnNumber
            key={`${part}-${wantsOwn ? "" : pace[part]}`}
            part={part}
            value={pace[part]}
            onChange={(value) => onChange({ ...pace, [part]: value })}
          />
        ))}
      </div>
    </div>
  );
});

/** Keeps what was typed; only what is a possible number becomes a wish. */
function OwnNumber({ part, value, onChange }: { part: keyof Pace; value: number; onChange: (value: number) => void }) {
  const t = useTranslations("planner.pace");
  const [typed, setTyped] = useState(String(value));
  const range = wishRanges[part];
  const isWrong = numberIn(range, typed.trim()) === null;
  return (
    <Field label={t(part)} error={isWrong ? t("range", range) : null}>
      {(control) => (
        <TextInput
          {...control}
          name={part}
          inputMode="decimal"
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            const next = numberIn(range, currentTarget.value.trim());
            if (next !== null) onChange(next);
          }}
        />
      )}
    </Field>
  );
}
