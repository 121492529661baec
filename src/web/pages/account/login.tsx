import { data, redirectDocument, useLocation, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { z } from "zod";

import { signInRequest } from "#contract/accounts/account.ts";
import { safeRedirect } from "#domain/accounts/safe-redirect.ts";
import { finishSignIn, sealedStep, signIn } from "#use-cases/accounts/sign-in.ts";
import type { BegunSession } from "#use-cases/accounts/sessions/sessions.ts";
import { UseCaseError } from "#use-cases/use-case-error.ts";
import { AccountPage } from "#web/features/account/account-page.tsx";
import { CodeField, EmailField, FormLayout } from "#web/features/account/form-parts.tsx";
import { PasskeySignIn } from "#web/features/account/passkey-sign-in.tsx";
import { Submit } from "#web/ui/forms/page-form.tsx";
import { PasswordField } from "#web/ui/forms/password-field.tsx";
import { handleForm } from "#web/pages/handle-form.server.ts";
import { publicForm } from "#web/pages/public-form.server.ts";
import { type FormOutcome, filledFields } from "#web/ui/forms/form-outcome.ts";
import { useForm } from "#web/ui/forms/use-form.ts";
import { routeMiddleware } from "#web/server/route-middleware.server.ts";
import { VisitorPlanList } from "#web/components/visitor-plans/visitor-plan-list.tsx";
import { Checkbox } from "#web/ui/controls/inputs.tsx";
import { Link } from "#web/ui/controls/link.tsx";
import { Notice } from "#web/ui/layout/notice.tsx";
import { usePaths } from "#web/ui/use-paths.ts";

import { afterSignIn } from "./after-sign-in.ts";
import type { Route } from "./+types/login.ts";

export const middleware = [routeMiddleware("guest-only")];

/** No data: the request makes the server check the session. */
export function loader() {
  return null;
}

const form = "sign-in";

function readInput(fields: FormData) {
  const { email, password, remember, code } = filledFields(fields);
  return { email, password, remember: remember !== undefined, ...(code !== undefined && { code }) };
}

/** The second of two steps. */
const secondStep = z.object({ step: z.string(), code: signInRequest.shape.code });

interface SignInOutcome extends FormOutcome {
  /** Token for the correct password. */
  readonly step?: string;
  /** A code was submitted. */
  readonly hasSubmittedCode: boolean;
}

export async function action(args: Route.ActionArgs) {
  const { application, cookies, fields, locale } = await publicForm(args);
  const filled = filledFields(fields);
  let step = filled["step"];
  const enter = async (session: Promise<BegunSession>): Promise<never> => {
    cookies.begin(await session);
    throw redirectDocument(afterSignIn(args.request.url));
  };
  const answer = step
    ? await handleForm({ form, fields, locale, schema: secondStep, body: filled }, (input) =>
        enter(finishSignIn(application, input, cookies.client)),
      )
    : await handleForm({ form, fields, locale, schema: signInRequest, body: readInput(fields) }, (input) =>
        enter(signIn(application, input, cookies.client)).catch(async (refusal: unknown) => {
          const uuid = refusal instanceof UseCaseError ? refusal.provedUser : null;
          if (uuid !== null) step = await sealedStep(application, uuid, input.remember ?? false);
          throw refusal;
        }),
      );
  const outcome: SignInOutcome = { ...answer.data, hasSubmittedCode: fields.has("code"), ...(step && { step }) };
  return data(outcome, answer.init ?? undefined);
}

/** The reason for the sign-in, if it needs explaining. */
const occasions = ["deleted", "reset"] as const;

export default function Login() {
  const t = useTranslations("account.signIn");
  const field = useTranslations("account.field");
  const state = useForm(form);
  const outcome = state.outcome as SignInOutcome | null;
  const wantsCode = state.error("code") !== null;
  // The request for a code is not an error.
  const codeError = outcome?.hasSubmittedCode ? state.error("code") : null;
  const paths = usePaths();
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const back = search.get("redirect") ?? undefined;
  const occasion = occasions.find((name) => search.get("after") === name);
  const isWrongPair =
    state.error("email") !== null && state.typed("email") !== undefined && state.error("password") === null;
  return (
    <AccountPage
      title={t("title")}
      description={t("description")}
      heading={wantsCode ? t("codeTitle") : t("title")}
      lead={wantsCode ? t("codeLead") : undefined}
      // Visitors without an account who look for "my plans" arrive here.
      below={
        <div className="w-full max-w-110 empty:hidden">
          <VisitorPlanList />
        </div>
      }
    >
      {wantsCode ? null : occasion ? (
        <Notice kind="ok">{t(occasion)}</Notice>
      ) : back && back !== pathname ? (
        <Needed path={back} />
      ) : null}
      <FormLayout
        form={state}
        help={
          isWrongPair
            ? t.rich("checkBoth", { link: (words) => <Link to={paths.forgottenPassword(back)}>{words}</Link> })
            : wantsCode
              ? null
              : undefined
        }
      >
        {outcome?.step && wantsCode ? <input type="hidden" name="step" value={outcome.step} /> : null}
        {wantsCode ? <CodeField form={state} error={codeError} isStep /> : null}
        {/* The input stays in place, as it is submitted with the code. */}
        <div className={wantsCode ? "hidden" : "grid gap-4"}>
          <EmailField form={state} autoComplete="username webauthn" />
          <PasswordField
            form={state}
            label={field("password")}
            name="password"
            autoComplete="current-password"
            aside={
              <Link to={paths.forgottenPassword(back)} className="flex min-h-tap items-end text-sm font-medium">
                {t("forgotten")}
              </Link>
            }
          />
          <Checkbox
            label={t("remember")}
            name="remember"
            value="1"
            defaultChecked={state.outcome ? state.typed("remember") !== undefined : true}
          />
        </div>
        <Submit form={state}>{t("submit")}</Submit>
        <PasskeySignIn next={safeRedirect(back ?? null, paths.me())} insteadOfCode={wantsCode} />
      </FormLayout>
      <p className="text-center text-sm text-ink-2">
        {wantsCode ? (
          <Link to={paths.login(back)} reloadDocument>
            {t("startOver")}
          </Link>
        ) : (
          <>
            {t("newHere")} <Link to={paths.register(back)}>{t("register")}</Link>
          </>
        )}
      </p>
    </AccountPage>
  );
}

/** Pages for members redirect visitors here; after a click on "Sign in" no explanation is needed. */
function Needed({ path }: { path: string }) {
  const t = useTranslations("account.signIn");
  return /^\/(?:es\/)?(?:me|change-password|plans|administration)(?:[/?]|$)/.test(path) ? (
    <Notice kind="info">{t("needed")}</Notice>
  ) : null;
}
