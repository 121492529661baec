import { useEffect, useId, useRef, type FormEvent, useState } from "react";
import { useTranslations } from "use-intl";

import { lazyMessages } from "#web/ui/hydration/lazy-messages.tsx";
import { ApiError } from "#web/client/api/api-response.ts";
import { PasswordField } from "#web/ui/forms/password-field.tsx";
import { type SessionEnd, siteApi } from "#web/client/api/site-api.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { TextField } from "#web/ui/controls/field.tsx";
import { Notice } from "#web/ui/layout/notice.tsx";

const AccountMessages = lazyMessages((locale) => import(`../../../messages/${locale}/account/account.ts`));

/** The dialog with its messages, only loaded when it is opened. */
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
      onClose={() => end.resolve(false)}
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

type Errors = Readonly<Record<string, readonly string[]>>;

interface SignInFailure {
  readonly errors: Errors;
  /** A message about the whole form, if no field shows it. */
  readonly problem: string | null;
}

interface SessionEndFormProps {
  end: SessionEnd;
  /** The user does not want to sign in now. */
  onLater: () => void;
}

/** The next requested field gets the focus. */
const focused = { autoFocus: true };

/** Signs the same user in again without leaving the page. */
function SessionEndForm({ end, onLater }: SessionEndFormProps) {
  const t = useTranslations("account");
  const unanswered = useTranslations("shell.error");
  const { user, resolve } = end;
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<SignInFailure>({ errors: {}, problem: null });
  const errorOf = (...fields: string[]) => fields.flatMap((field) => failure.errors[field] ?? []).join(" ") || null;

  const signIn = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const { password, code } = Object.fromEntries(new FormData(event.currentTarget));
    setIsBusy(true);
    try {
      const body = { email: user.email, password, ...(code !== undefined && { code }) };
      const headers = { "Accept-Language": document.documentElement.lang };
      await siteApi().request({ method: "POST", path: "/login", body, headers });
      const now = await siteApi().refreshIdentity();
      resolve(now?.uuid === user.uuid);
    } catch (error) {
      const isAnswer = error instanceof ApiError && error.problem !== null;
      const errors = isAnswer ? error.fieldErrors : {};
      const isAboutFields = Object.keys(errors).length > 0;
      setFailure({ errors, problem: isAboutFields ? null : isAnswer ? error.message : unanswered("unanswered") });
      setIsBusy(false);
    }
  };

  return (
    <form className="grid gap-4" noValidate onSubmit={(event) => void signIn(event)}>
      {failure.problem ? (
        <Notice kind="bad" announce>
          {failure.problem}
        </Notice>
      ) : null}
      <TextField
        label={t("field.email")}
        error={null}
        name="email"
        type="email"
        autoComplete="username"
        readOnly
        value={user.email}
      />
      <PasswordField
        form={{ error: () => errorOf("email", "password") }}
        label={t("field.password")}
        name="password"
        autoComplete="current-password"
      />
      {failure.errors["code"] ? (
        <TextField
          label={t("sessionEnd.code")}
          error={errorOf("code")}
          name="code"
          autoComplete="one-time-code"
          required
          {...focused}
        />
      ) : null}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet" onClick={onLater}>
          {t("sessionEnd.later")}
        </Button>
        <Button type="submit" busy={isBusy}>
          {t("sessionEnd.submit")}
        </Button>
      </div>
    </form>
  );
}
