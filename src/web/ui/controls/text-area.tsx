import type { ComponentProps } from "react";

import { classNames } from "../class-names.ts";
import { inputLook } from "./input-look.ts";

/** Several lines of text: spread the attributes that `Field` hands over. */
export function TextArea({ className, rows = 4, ...rest }: ComponentProps<"textarea">) {
  return <textarea {...rest} rows={rows} className={classNames(inputLook, className)} />;
}
