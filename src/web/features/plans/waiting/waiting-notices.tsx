import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";

import { useIdentity } from "#web/client/api/identity.tsx";
import { waitingChanges } from "#web/client/storage/kept-changes.ts";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { Notice } from "#web/ui/layout/notice.tsx";
import { usePaths } from "#web/ui/use-paths.ts";

import { type Waiting, type WaitingOfPlans, waitingOfPlans } from "./waiting-of-plans.ts";

/** What is just being sent is not worth a word: it waits when it is still there after so many milliseconds. */
const calmMs = 1_500;
const nothing: WaitingOfPlans = { byPlan: new Map(), begun: null };

interface WaitingNoticesProps {
  plans: readonly { readonly uuid: string; readonly name: string }[];
}

/** Says of which plans changes wait in this browser, and leads to where somebody has to choose. */
export function WaitingNotices({ plans }: WaitingNoticesProps) {
  const { byPlan } = useWaiting();
  return plans.map(({ uuid, name }) => {
    const state = byPlan.get(uuid);
    return state ? <WaitingNotice key={uuid} uuid={uuid} name={name} state={state} /> : null;
  });
}

/** Says that a new plan was begun in this browser, and leads back to it. */
export function BegunPlanNotice() {
  const t = useTranslations("plans.waiting");
  const paths = usePaths();
  const { begun } = useWaiting();
  return begun === null ? null : (
    <Notice
      kind="info"
      announce
      action={
        <ButtonLink to={paths.newPlan()} variant="secondary" size="sm">
          {t("goOn")}
        </ButtonLink>
      }
    >
      {t("begun", { name: begun || t("nameless") })}
    </Notice>
  );
}

const texts = {
  "wishes-contested": { text: "unsettled", action: "look" },
  "wishes-unsaved": { text: "unsaved", action: "look" },
  "days-contested": { text: "contested", action: "choose" },
  "writings-contested": { text: "contested", action: "choose" },
  network: { text: "network", action: "choose" },
} as const satisfies Record<Waiting, object>;

function WaitingNotice({ uuid, name, state }: { uuid: string; name: string; state: Waiting }) {
  const t = useTranslations("plans.waiting");
  const paths = usePaths();
  const to: Record<Waiting, string | null> = {
    "wishes-contested": paths.editPlan(uuid),
    "wishes-unsaved": paths.editPlan(uuid),
    "days-contested": paths.planDays(uuid),
    "writings-contested": `${paths.plan(uuid)}#along`,
    network: null,
  };
  const address = to[state];
  const { text, action } = texts[state];
  return (
    <Notice
      kind={state === "network" || state === "wishes-unsaved" ? "info" : "warn"}
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

function useWaiting(): WaitingOfPlans {
  const member = useIdentity()?.uuid ?? null;
  const [waiting, setWaiting] = useState(nothing);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void waitingOfPlans(member).then(setWaiting), calmMs);
    };
    look();
    const end = waitingChanges.subscribe(look);
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [member]);
  return waiting;
}
