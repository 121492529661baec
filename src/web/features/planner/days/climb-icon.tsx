import { Mountain } from "lucide-react";

const drawing = "climb-drawing";

/** The icon of a climb, rendered once for all days. */
export function ClimbDrawing() {
  return (
    <svg aria-hidden="true" focusable="false" className="absolute size-0">
      <symbol id={drawing} viewBox="0 0 24 24">
        <Mountain strokeWidth={1.8} />
      </symbol>
    </svg>
  );
}

export function ClimbIcon() {
  return (
    <svg aria-hidden="true" focusable="false" className="size-4 shrink-0">
      <use href={`#${drawing}`} />
    </svg>
  );
}
