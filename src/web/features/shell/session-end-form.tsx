import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl";

import { ApiError } from "#web/client/api/api-error.ts";
import type { SessionEnd } from "#web/client/api/session-end.ts";
import { PasswordField } from "#web/ui/forms/password-field.tsx";
import { siteApi } from "#web/client/api/site-api.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Field } from "#web/ui/controls/field.tsx";
import { Notice } from "#web/ui/layout/notice.tsx";
import { TextInput } from "#web/ui/controls/text-input.tsx";

type Errors = Readonly<Record<string, readonly string[]>>;

interface SignInFailure {
  readonly errors: Errors;
  /** A sentence about the whole, where no field says it. */
  readonly problem: string | null;
}

interface SessionEndFormProps {
  end: SessionEnd;
  /** Somebody does not want to sign in now. */
  onLater: () => void;
}

/** What is asked for next gets the focus. */
const focused = { autoFocus: true };

/** Signs the same person in again without leaving the page. */
export function SessionEndForm({ end, onLater }: SessionEndFormProps) {
  const t = useTranslations("account");
  const { user, answer } = end;
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
      answer(now?.uuid === user.uuid);
    } catch (error) {
      const isAnswer = error instanceof ApiError && error.problem !== null;
      const errors = isAnswer ? error.fieldErrors : {};
      const isAboutFields = Object.keys(errors).length > 0;
      setFailure({ errors, problem: isAboutFields ? null : isAnswer ? error.message : t("unreachable") });
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
      <Field label={t("field.email")} error={null}>
        {(control) => (
          <TextInput {...control} name="email" type="email" autoComplete="username" readOnly value={user.email} />
        )}
      </Field>
      <PasswordField
        form={{ error: () => errorOf("email", "password") }}
        label={t("field.password")}
        name="password"
        autoComplete="current-password"
      />
      {failure.errors["code"] ? (
        <Field label={t("sessionEnd.code")} error={errorOf("code")}>
          {(control) => <TextInput {...control} name="code" autoComplete="one-time-code" required {...focused} />}
        </Field>
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
