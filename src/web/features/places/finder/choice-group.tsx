import type { LucideIcon } from "lucide-react";

import { Checkbox } from "#web/ui/controls/checkbox.tsx";
import { ToggleChip } from "#web/ui/controls/toggle-chip.tsx";

export interface GroupChoice {
  readonly value: string;
  readonly label: string;
  readonly icon?: LucideIcon | undefined;
}

interface ChoiceGroupProps {
  legend: string;
  name: string;
  choices: readonly GroupChoice[];
  chosen: readonly string[];
}

/** Things of which several may be asked for, side by side. */
export function ChipGroup({ legend, name, choices, chosen }: ChoiceGroupProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-strong">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ value, label, icon }) => (
          <ToggleChip
            key={value}
            name={name}
            value={value}
            defaultChecked={chosen.includes(value)}
            {...(icon && { icon })}
          >
            {label}
          </ToggleChip>
        ))}
      </div>
    </fieldset>
  );
}

/** The same as a column, for longer words. */
export function CheckGroup({ legend, name, choices, chosen }: ChoiceGroupProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm font-strong">{legend}</legend>
      {choices.map(({ value, label }) => (
        <Checkbox
          key={value}
          name={name}
          value={value}
          label={label}
          defaultChecked={chosen.includes(value)}
          className="text-sm"
        />
      ))}
    </fieldset>
  );
}
