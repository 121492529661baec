import type { ComponentProps } from "react";

import { classNames } from "../class-names.ts";

/** A quiet surface with a hairline edge. */
export function Card({ className, ...rest }: ComponentProps<"div">) {
  return <div {...rest} className={classNames("rounded-lg border border-line bg-surface", className)} />;
}
