import { useEffect, useId, useRef } from "react";
import { useTranslations } from "use-intl";

import type { SessionEnd } from "#web/client/api/session-end.ts";
import { lazyMessages } from "#web/ui/lazy-messages.tsx";

import { SessionEndForm } from "./session-end-form.tsx";

const AccountMessages = lazyMessages((locale) => import(`../../../messages/${locale}/account.ts`));

/** The dialog with its messages, which come only when it is opened. */
export function SessionEndDialog({ end }: { end: SessionEnd }) {
  return (
    <AccountMessages>
      <OpenDialog end={end} />
    </AccountMessages>
  );
}

function OpenDialog({ end }: { end: SessionEnd }) {
  const t = useTranslations("account.sessionEnd");
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={() => end.answer(false)}
      className="bottom-sheet m-0 mt-auto max-h-[92dvh] w-full max-w-none rounded-t-lg border border-line bg-surface p-5 text-ink shadow-card md:m-auto md:max-w-md md:rounded-lg"
    >
      <h2 id={id} className="text-lg">
        {t("title")}
      </h2>
      <p className="mt-1 mb-4 text-ink-2">{t("text")}</p>
      <SessionEndForm end={end} onLater={() => dialog.current?.close()} />
    </dialog>
  );
}
