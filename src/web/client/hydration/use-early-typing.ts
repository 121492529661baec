import { useEffect } from "react";

import { endEarlyTyping } from "./end-early-typing.ts";

/** Has what was typed early typed again, as soon as the page has come to life. */
export function useEarlyTyping(): void {
  useEffect(endEarlyTyping, []);
}
