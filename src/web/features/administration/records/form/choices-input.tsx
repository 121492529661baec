import { FieldError } from "#web/ui/controls/field.tsx";
import { ToggleChip } from "#web/ui/controls/toggle-chip.tsx";

import type { FieldView, ResourceView } from "../resource-view.ts";
import { useRecordWords } from "../use-words.ts";
import { entriesOf, joinEntries } from "./form-values.ts";

interface ChoicesInputProps {
  resource: ResourceView;
  field: FieldView;
  value: string;
  error: string | null;
  onValue: (value: string) => void;
}

/** Multiple choice; unknown values stay selected until they are removed. */
export function ChoicesInput({ resource, field: { name, input }, value, error, onValue }: ChoicesInputProps) {
  const words = useRecordWords();
  const chosen = entriesOf(value);
  const options = input.kind === "choices" ? input.options : [];
  return (
    <fieldset className="sm:col-span-2">
      <legend className="pb-1.5 text-sm font-strong">{words.field(name)}</legend>
      {/* Says that the list was there, where nothing of it is ticked. */}
      <input type="hidden" name={name} value="" />
      <div className="flex flex-wrap gap-2">
        {[...new Set([...options, ...chosen])].map((code) => (
          <ToggleChip
            key={code}
            name={name}
            value={code}
            checked={chosen.includes(code)}
            onCheckedChange={(isOn) =>
              onValue(joinEntries(isOn ? [...chosen, code] : chosen.filter((one) => one !== code)))
            }
          >
            {words.option(resource.singular, name, code)}
          </ToggleChip>
        ))}
      </div>
      <FieldError id={`${name}-error`} error={error} />
    </fieldset>
  );
}
