import { useEffect } from "react";

import { useIdentity } from "#web/identity.tsx";

import { Disputes } from "./edits/disputes.tsx";
import { TakeAlongControl } from "./take-along-control.tsx";

interface PlanWithoutNetworkProps {
  uuid: string;
  /** Of the plan as the page shows it. */
  version: number;
  /** Token of the share link that opened the page. */
  share: string | null;
}

/** Edits follow one another quickly: the copy is renewed when they rest, in milliseconds. */
const restMs = 2_000;

/**
 * For pages of a plan: keeps it as it is opened and changed, and lets people take it along whole. Needs the words of
 * `takeAlong`.
 */
export function PlanWithoutNetwork({ uuid, version, share }: PlanWithoutNetworkProps) {
  const member = useIdentity()?.uuid ?? null;
  useEffect(() => {
    if (!import.meta.env.PROD) return;
    const leaving = new AbortController();
    const keep = async () => {
      const { keepOpenedPlan } = await import("./keep-opened-plan.ts");
      await keepOpenedPlan({ uuid, share, member }, version, leaving.signal);
    };
    // What cannot be kept now is kept when the plan is opened next.
    const timer = setTimeout(() => void keep().catch(() => undefined), restMs);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [uuid, version, share, member]);
  return (
    <div className="grid gap-3">
      {member === null ? null : <Disputes plan={uuid} member={member} />}
      <TakeAlongControl uuid={uuid} version={version} share={share} member={member} />
    </div>
  );
}
