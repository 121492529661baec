import { useSaveOpenedPlan } from "#web/client/offline/use-save-opened-plan.ts";

import { useMember } from "./offline-copy.tsx";
import { OfflineCopyControl } from "./offline-copy-control.tsx";

interface PlanWithoutNetworkProps {
  uuid: string;
  /** Of the plan as the page shows it. */
  version: number;
  /** Token of the share link that opened the page. */
  share: string | null;
}

/**
 * For pages of a plan: saves it when it is opened and changed, and offers a full download. Needs the messages
 * `offlineCopy`.
 */
export function PlanWithoutNetwork({ uuid, version, share }: PlanWithoutNetworkProps) {
  const member = useMember();
  useSaveOpenedPlan({ uuid, share, member }, version);
  return <OfflineCopyControl uuid={uuid} version={version} share={share} member={member} />;
}
