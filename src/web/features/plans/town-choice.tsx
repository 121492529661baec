import { type ReactNode, useState } from "react";

import { Button } from "#web/ui/controls/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { SelectField } from "#web/ui/controls/field.tsx";

interface TownChoiceProps {
  label: string;
  /** In walking order. */
  towns: readonly { readonly slug: string; readonly name: string }[];
  /** What is chosen first: a town, or an empty text for `anywhere`. */
  first: string;
  /** What no town in particular is called; without it one has to be chosen. */
  anywhere?: string;
  className?: string;
  fieldClassName: string;
  onChoose: (town: string) => void;
  /** Words of the button. */
  children: ReactNode;
}

/** One of a few towns, and a button that says what is done with it. */
export function TownChoice({
  label,
  towns,
  first,
  anywhere,
  className = "",
  fieldClassName,
  onChoose,
  children,
}: TownChoiceProps) {
  const [chosen, setChosen] = useState("");
  const town = towns.some(({ slug }) => slug === chosen) ? chosen : first;
  return (
    <form
      className={classNames("flex flex-wrap items-end gap-2.5", className)}
      data-needs-script=""
      onSubmit={(event) => {
        event.preventDefault();
        onChoose(town);
      }}
    >
      <SelectField
        label={label}
        error={null}
        className={fieldClassName}
        value={town}
        onChange={({ target }) => setChosen(target.value)}
      >
        {anywhere === undefined ? null : <option value="">{anywhere}</option>}
        {towns.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </SelectField>
      <Button type="submit" variant="secondary">
        {children}
      </Button>
    </form>
  );
}
