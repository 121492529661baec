import { use, useEffect, useId, useRef } from "react";
import { IntlProvider, useLocale, useMessages, useTranslations } from "use-intl";

import type { SessionEnd } from "#web/client/api/session-end.ts";
import type { Locale } from "#web/i18n/language.ts";
import type { catalogue } from "#messages/en/catalogue.ts";

import { SessionEndForm } from "./session-end-form.tsx";

type Messages = Pick<typeof catalogue, "account">;

const loaded = new Map<Locale, Promise<Messages>>();

function loadMessages(locale: Locale): Promise<Messages> {
  const messages = loaded.get(locale) ?? (import(`../../../messages/${locale}/account.ts`) as Promise<Messages>);
  loaded.set(locale, messages);
  return messages;
}

/** The dialog with its messages, which come only when it is opened. */
export function SessionEndDialog({ end }: { end: SessionEnd }) {
  const locale = useLocale();
  const { account } = use(loadMessages(locale));
  const messages = { ...useMessages(), account };
  return (
    <IntlProvider locale={locale} messages={messages} timeZone="UTC">
      <OpenDialog end={end} />
    </IntlProvider>
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
