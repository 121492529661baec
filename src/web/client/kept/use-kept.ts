import { useEffect, useState } from "react";

import { planChanges } from "#web/client/storage/kept-changes.ts";

/**
 * Something kept in this browser, as it changes; null until it is read, `nothing` where browsers keep nothing.
 *
 * @param read and `nothing` stay the same functions and values from one rendering to the next
 */
export function useKept<Value>(read: () => Promise<Value>, nothing: Value): Value | null {
  const [value, setValue] = useState<Value | null>(null);
  useEffect(() => {
    let isGone = false;
    const renew = () => {
      read().then(
        (found) => isGone || setValue(found),
        () => isGone || setValue(nothing),
      );
    };
    renew();
    const end = planChanges.subscribe(renew);
    return () => {
      isGone = true;
      end();
    };
  }, [read, nothing]);
  return value;
}
