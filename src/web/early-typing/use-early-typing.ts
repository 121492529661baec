import { useEffect } from "react";

import type { ReplayTyping } from "./early-typing-script.ts";

/** For frames of pages with long forms: has what was typed typed again, as soon as the page has come to life. */
export function useEarlyTyping(): void {
  useEffect(() => {
    const { vieiraTyped } = window as { readonly vieiraTyped?: ReplayTyping };
    vieiraTyped?.(() => import("./type-again.ts"));
  }, []);
}
