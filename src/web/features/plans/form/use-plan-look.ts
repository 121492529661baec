import { type RefObject, useEffect, useRef, useState } from "react";
import { useFetcher, useFormAction } from "react-router";

import type { FormReply, PlanFormPage, PlanWish } from "#web/components/plan-sync/plan-wish.ts";
import { isSameWish } from "#web/components/plan-sync/wish-parts.ts";

/** How long nothing has to change before the plan is looked at again, in milliseconds. */
const restMs = 500;

interface PlanLook {
  readonly isLooking: boolean;
  readonly isUnreachable: boolean;
}

/**
 * Asks the server what the wishes would give, whenever they have rested.
 *
 * @param answered what the server has said of its own accord; that needs no asking
 */
export function usePlanLook(
  element: RefObject<HTMLFormElement | null>,
  wish: PlanWish,
  answered: PlanFormPage,
  onSeen: (page: PlanFormPage) => void,
): PlanLook {
  const fetcher = useFetcher<FormReply>();
  // By name: once the form is sent, the page that it leads to may be the present one before this one is gone.
  const action = useFormAction();
  const [heard, setHeard] = useState(fetcher.data);
  const { data, submit, state } = fetcher;
  if (heard !== data) {
    setHeard(data);
    // Of routes that have changed since, another answer is under way; a version that is no longer built on is over.
    if (data && isOnSameRoutes(data.wish, wish) && data.base?.version === answered.base?.version) onSeen(data);
  }
  const asked = useRef(answered.wish);
  useEffect(() => {
    if (wish === answered.wish || isSameWish(wish, asked.current)) {
      asked.current = wish;
      return undefined;
    }
    const timer = setTimeout(() => {
      if (!element.current) return;
      asked.current = wish;
      const fields = new FormData(element.current);
      fields.set("do", "show");
      void submit(fields, { method: "post", action });
    }, restMs);
    return () => clearTimeout(timer);
  }, [wish, answered, submit, element, action]);
  return { isLooking: state !== "idle", isUnreachable: data === null };
}

function isOnSameRoutes(a: PlanWish, b: PlanWish): boolean {
  return a.legs.length === b.legs.length && a.legs.every(({ route }, leg) => route === b.legs[leg]?.route);
}
