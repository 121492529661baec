import type { ComponentProps } from "react";

import type { FieldInput } from "#contract/administration/field-definition.ts";

/** Attributes of a plain input by what is written into it. Numbers are text, so that commas and mistakes are kept. */
export function inputOf(kind: FieldInput["kind"]): ComponentProps<"input"> {
  switch (kind) {
    case "number":
    case "coordinate":
      return { inputMode: "decimal", autoComplete: "off" };
    case "mail":
      return { type: "email", autoComplete: "off" };
    case "time":
      return { type: "time" };
    case "moment":
      return { type: "datetime-local" };
    case "colour":
      return { autoComplete: "off", spellCheck: false };
    default:
      return { autoComplete: "off" };
  }
}
