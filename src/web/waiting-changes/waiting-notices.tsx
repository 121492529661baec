import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";

import { waitingChanges } from "#web/offline/kept-changes.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { usePaths } from "#web/use-paths.ts";

import { type Waiting, waitingOfPlans } from "./waiting-of-plans.ts";

/** What is just being sent is not worth a word: it waits when it is still there after so many milliseconds. */
const calmMs = 1_500;
const nothing: ReadonlyMap<string, Waiting> = new Map();

interface WaitingNoticesProps {
  plans: readonly { readonly uuid: string; readonly name: string }[];
}

/** Says of which plans changes wait in this browser, and leads to where somebody has to choose. */
export function WaitingNotices({ plans }: WaitingNoticesProps) {
  const waiting = useWaiting();
  return plans.map(({ uuid, name }) => {
    const state = waiting.get(uuid);
    return state ? <WaitingNotice key={uuid} uuid={uuid} name={name} state={state} /> : null;
  });
}

function WaitingNotice({ uuid, name, state }: { uuid: string; name: string; state: Waiting }) {
  const t = useTranslations("plans.waiting");
  const paths = usePaths();
  const to = {
    "days-contested": paths.planDays(uuid),
    "writings-contested": `${paths.plan(uuid)}#along`,
    network: null,
  };
  const address = to[state];
  return (
    <Notice
      kind={address === null ? "info" : "warn"}
      announce
      action={
        address === null ? null : (
          <ButtonLink to={address} variant="secondary" size="sm">
            {t("choose")}
          </ButtonLink>
        )
      }
    >
      {t(address === null ? "network" : "contested", { name })}
    </Notice>
  );
}

function useWaiting(): ReadonlyMap<string, Waiting> {
  const [waiting, setWaiting] = useState(nothing);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setWaiting(waitingOfPlans()), calmMs);
    };
    look();
    const end = waitingChanges.subscribe(look);
    return () => {
      clearTimeout(timer);
      end();
    };
  }, []);
  return waiting;
}
