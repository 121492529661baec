import { useIdentity } from "#web/client/api/identity.tsx";

import { Disputes } from "./disputes.tsx";
import { TakeAlongControl } from "./take-along-control.tsx";
import { useKeepOpened } from "#web/client/kept/use-keep-opened.ts";

interface PlanWithoutNetworkProps {
  uuid: string;
  /** Of the plan as the page shows it. */
  version: number;
  /** Token of the share link that opened the page. */
  share: string | null;
}

/**
 * For pages of a plan: keeps it as it is opened and changed, and lets people take it along whole. Needs the words of
 * `takeAlong`.
 */
export function PlanWithoutNetwork({ uuid, version, share }: PlanWithoutNetworkProps) {
  const member = useIdentity()?.uuid ?? null;
  useKeepOpened({ uuid, share, member }, version);
  return (
    <div className="grid gap-3">
      {member === null ? null : <Disputes plan={uuid} member={member} />}
      <TakeAlongControl uuid={uuid} version={version} share={share} member={member} />
    </div>
  );
}
