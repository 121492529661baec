import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";

import { useIdentity } from "#web/client/api/identity.tsx";
import { outboxChanges } from "#web/client/storage/change-channel.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { ButtonLink } from "#web/ui/controls/link.tsx";
import { Notice } from "#web/ui/layout/notice.tsx";
import { usePaths } from "#web/ui/use-paths.ts";

import { discardChangesOf, type Waiting, type WaitingOfPlans, waitingOfPlans } from "./waiting-of-plans.ts";

/** Delay in milliseconds: changes that are just being sent need no notice. */
const delayMs = 1_500;
const nothing: WaitingOfPlans = { byPlan: new Map(), unsavablePlans: new Set(), draftName: null };

interface WaitingNoticesProps {
  plans: readonly { readonly uuid: string; readonly name: string }[];
  /** The author of the changes, while the signed-in member is unknown. */
  member?: string | null;
}

/** Lists plans with pending changes in this browser, with links to conflicts. */
export function WaitingNotices({ plans, member }: WaitingNoticesProps) {
  const { byPlan } = useWaiting(member);
  return plans.map(({ uuid, name }) => {
    const state = byPlan.get(uuid);
    return state ? <WaitingNotice key={uuid} uuid={uuid} name={name} state={state} /> : null;
  });
}

/** Lists changes that can never be saved, as their plan is in no list any more. @param plans all existing ones */
export function UnsavableChangesNotice({ plans }: WaitingNoticesProps) {
  const t = useTranslations("plans.waiting");
  const { unsavablePlans } = useWaiting();
  const unsaved = [...unsavablePlans].filter((uuid) => plans.every((plan) => plan.uuid !== uuid));
  return unsaved.length === 0 ? null : (
    <Notice
      kind="warn"
      announce
      action={
        <Button variant="secondary" size="sm" onClick={() => unsaved.forEach(discardChangesOf)}>
          {t("discard")}
        </Button>
      }
    >
      {t("gone")}
    </Notice>
  );
}

/** Offers to resume the draft of a new plan in this browser. */
export function DraftPlanNotice() {
  const t = useTranslations("plans.waiting");
  const paths = usePaths();
  const { draftName } = useWaiting();
  return draftName === null ? null : (
    <Notice
      kind="info"
      announce
      action={
        <ButtonLink to={paths.newPlan()} variant="secondary" size="sm">
          {t("goOn")}
        </ButtonLink>
      }
    >
      {t("begun", { name: draftName || t("nameless") })}
    </Notice>
  );
}

const texts = {
  "options-conflict": { text: "unsettled", action: "look" },
  "options-unsaved": { text: "unsaved", action: "look" },
  "days-conflict": { text: "conflicting", action: "choose" },
  network: { text: "network", action: "choose" },
} as const satisfies Record<Waiting, object>;

function WaitingNotice({ uuid, name, state }: { uuid: string; name: string; state: Waiting }) {
  const t = useTranslations("plans.waiting");
  const paths = usePaths();
  const to: Record<Waiting, string | null> = {
    "options-conflict": paths.editPlan(uuid),
    "options-unsaved": paths.editPlan(uuid),
    "days-conflict": paths.planDays(uuid),
    network: null,
  };
  const address = to[state];
  const { text, action } = texts[state];
  return (
    <Notice
      kind={state === "network" || state === "options-unsaved" ? "info" : "warn"}
      announce
      action={
        address === null ? null : (
          <ButtonLink to={address} variant="secondary" size="sm">
            {t(action)}
          </ButtonLink>
        )
      }
    >
      {t(text, { name })}
    </Notice>
  );
}

function useWaiting(of?: string | null): WaitingOfPlans {
  const identity = useIdentity()?.uuid ?? null;
  const member = of === undefined ? identity : of;
  const [waiting, setWaiting] = useState(nothing);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void waitingOfPlans(member).then(setWaiting), delayMs);
    };
    look();
    const end = outboxChanges.subscribe(look);
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [member]);
  return waiting;
}
