import type { ComponentProps } from "react";

import { classNames } from "../class-names.ts";
import { inputLook } from "./input-look.ts";

/** One line of text, a number, a date: spread the attributes that `Field` hands over. */
export function TextInput({ className, ...rest }: ComponentProps<"input">) {
  return <input {...rest} className={classNames(inputLook, className)} />;
}
