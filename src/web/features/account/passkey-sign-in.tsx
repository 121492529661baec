import { KeyRound } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";

import { ApiError } from "#web/client/api/api-response.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { Notice } from "#web/ui/layout/notice.tsx";

import { useHasPasskeys } from "./has-passkeys.ts";

const loadAsking = () => import("./ask-passkey.ts");

interface PasskeySignInProps {
  /** Redirect after sign-in. */
  next: string;
  /** Replaces the requested code. */
  insteadOfCode: boolean;
}

/** Signs in with a passkey: by the button, or by autofill in the e-mail field. Rendered inside the form. */
export function PasskeySignIn({ next, insteadOfCode }: PasskeySignInProps) {
  const t = useTranslations("account");
  const isPossible = useHasPasskeys();
  const element = useRef<HTMLDivElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [offering, setOffering] = useState(0);

  const remember = () =>
    element.current?.closest("form")?.querySelector<HTMLInputElement>("[name=remember]")?.checked ?? false;
  const say = (failure: unknown) => {
    const isAnswer = failure instanceof ApiError && failure.problem !== null;
    const words = isAnswer
      ? (failure.fieldErrors["credential"]?.join(" ") ?? failure.message)
      : t("signIn.passkeyFailed");
    setProblem(words);
    setIsBusy(false);
  };

  useEffect(() => {
    if (isPossible !== true) return undefined;
    const abortController = new AbortController();
    const end = (failure: unknown) => {
      if (failure === null) window.location.assign(next);
      else say(failure);
    };
    // Autofill is optional: without support nothing is lost.
    loadAsking()
      .then(({ offerPasskeys }) =>
        abortController.signal.aborted ? undefined : offerPasskeys(remember, abortController.signal, end),
      )
      .catch(() => undefined);
    return () => abortController.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- what the browser offers is begun anew after each press of the button alone
  }, [isPossible, next, offering]);

  if (isPossible !== true) return null;
  const press = async () => {
    setIsBusy(true);
    setProblem(null);
    try {
      const { signInByPasskey } = await loadAsking();
      if (await signInByPasskey(remember)) return window.location.assign(next);
      setIsBusy(false);
    } catch (failure) {
      say(failure);
    }
    setOffering(offering + 1);
  };
  return (
    <div ref={element} className="grid gap-3">
      <Button variant="secondary" busy={isBusy} onClick={() => void press()}>
        <Icon of={KeyRound} />
        {insteadOfCode ? t("signIn.passkeyInstead") : t("signIn.passkey")}
      </Button>
      {problem ? (
        <Notice kind="bad" announce>
          {problem}
        </Notice>
      ) : null}
    </div>
  );
}
