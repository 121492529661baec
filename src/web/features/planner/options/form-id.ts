import type { MouseEvent } from "react";

/** Id of the options form: buttons elsewhere on the page refer to it, so that they work without a script. */
export const optionsForm = "options";

/** Props of a button that submits a field with the options form without a script, and only acts with one. */
export function optionsButton(name: string, value: string | number, act: () => void) {
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    act();
  };
  return { type: "submit", form: optionsForm, name, value, onClick } as const;
}
