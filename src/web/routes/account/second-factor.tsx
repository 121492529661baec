import { data, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";

import {
  type RecoveryCodes,
  secondFactorBeginning,
  secondFactorConfirmation,
  secondFactorProof,
} from "#contract/second-factor.ts";
import { safeRedirect } from "#domain/permissions/safe-redirect.ts";
import { requireMember } from "#use-cases/actor.ts";
import { beginSecondFactor } from "#use-cases/accounts/second-factor/begin.ts";
import { renewRecoveryCodes, turnSecondFactorOff } from "#use-cases/accounts/second-factor/change.ts";
import { confirmSecondFactor, type IssuedCodes } from "#use-cases/accounts/second-factor/confirm.ts";
import { showPendingFactor, showSecondFactor } from "#use-cases/accounts/second-factor/show.ts";
import type { BegunSession } from "#use-cases/accounts/sessions.ts";
import { applicationContext, formReader, sessionDoor } from "#web/app-context.ts";
import type { ApiRequest } from "#web/api-client/send.ts";
import { AccountCard } from "#web/features/account/account-card.tsx";
import { AccountScene } from "#web/features/account/account-scene.tsx";
import { PrivateHead } from "#web/features/account/private-head.tsx";
import { ProofForm, SetUpForm } from "#web/features/account/second-factor-forms.tsx";
import { PendingFactor } from "#web/features/account/pending-factor.tsx";
import { RecoveryCodeList } from "#web/features/account/recovery-code-list.tsx";
import { answerForm } from "#web/forms/answer-form.server.ts";
import { type FormOutcome, writtenFields } from "#web/forms/form-outcome.ts";
import { sendForm } from "#web/forms/send-form.ts";
import { useForm } from "#web/forms/use-form.ts";
import { localeOfPath } from "#web/language.ts";
import { routeMiddleware } from "#web/route-middleware.server.ts";
import { siteApi } from "#web/site-api.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Link } from "#web/ui/link.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { usePaths } from "#web/use-paths.ts";

import type { Route } from "./+types/second-factor.ts";

export const middleware = [routeMiddleware("auth")];

export async function loader({ context }: Route.LoaderArgs) {
  const application = context.get(applicationContext);
  const { email } = requireMember(application);
  return { email, state: await showSecondFactor(application), pending: await showPendingFactor(application) };
}

interface FactorOutcome extends FormOutcome {
  /** New ones, shown this once. */
  readonly recoveryCodes?: readonly string[];
}

export async function action({ request, context }: Route.ActionArgs) {
  const application = context.get(applicationContext);
  const door = context.get(sessionDoor);
  const fields = await context.get(formReader)();
  const form = String(fields.get("form") ?? "");
  const sent = { form, fields, locale: localeOfPath(new URL(request.url).pathname), body: writtenFields(fields) };
  let recoveryCodes: readonly string[] | undefined;
  const keep = (session: BegunSession | null) => void (session && door.begin(session));
  const issue = (issued: IssuedCodes) => {
    keep(issued.session);
    ({ recoveryCodes } = issued);
  };
  const answers = {
    begin: () =>
      answerForm({ ...sent, schema: secondFactorBeginning }, (wish) =>
        beginSecondFactor(application, wish.currentPassword),
      ),
    confirm: () =>
      answerForm({ ...sent, schema: secondFactorConfirmation }, async ({ code }) =>
        issue(await confirmSecondFactor(application, code)),
      ),
    codes: () =>
      answerForm({ ...sent, schema: secondFactorProof }, async (proof) =>
        issue(await renewRecoveryCodes(application, proof)),
      ),
    off: () =>
      answerForm({ ...sent, schema: secondFactorProof }, async (proof) =>
        keep(await turnSecondFactorOff(application, proof)),
      ),
  };
  if (form !== "begin" && form !== "confirm" && form !== "codes" && form !== "off") throw data(null, { status: 400 });
  const answer = await answers[form]();
  return data(
    { ...answer.data, ...(recoveryCodes && { recoveryCodes }) } satisfies FactorOutcome,
    answer.init ?? undefined,
  );
}

const path = "/user/second-factor";
const requests: Readonly<Record<string, Pick<ApiRequest, "method" | "path">>> = {
  begin: { method: "POST", path },
  confirm: { method: "PUT", path },
  codes: { method: "POST", path: `${path}/recovery-codes` },
  off: { method: "DELETE", path },
};

export async function clientAction({ request }: Route.ClientActionArgs): Promise<FactorOutcome> {
  const fields = await request.formData();
  const form = String(fields.get("form") ?? "");
  const asked = requests[form];
  if (!asked) throw new Error(`There is no form ${form} on this page.`);
  let recoveryCodes: readonly string[] | undefined;
  const outcome = await sendForm<Partial<RecoveryCodes> | undefined>(
    form,
    fields,
    { ...asked, body: writtenFields(fields) },
    (answer) => void (recoveryCodes = answer?.recoveryCodes),
  );
  // Roles may wait for it.
  if (outcome.isDone && form === "confirm") await siteApi().refreshIdentity();
  return { ...outcome, ...(recoveryCodes && { recoveryCodes }) };
}

/** Two-step sign-in: what it is, setting it up, its recovery codes, and turning it off. */
export default function SecondFactor({ loaderData: { email, state, pending }, actionData }: Route.ComponentProps) {
  const t = useTranslations("account.secondFactor");
  const paths = usePaths();
  const [search] = useSearchParams();
  const off = useForm("off");
  const codes = (actionData as FactorOutcome | undefined)?.recoveryCodes;
  const next = safeRedirect(search.get("redirect"), paths.me());
  const isOn = state.enabledAt !== null;
  const lead = isOn ? t("leadOn", { left: state.recoveryCodesLeft }) : t("lead");
  return (
    <AccountScene>
      <PrivateHead title={t("title")} />
      <AccountCard title={t("title")} lead={codes ? undefined : lead}>
        {state.required && !isOn ? <Notice kind="info">{t("required")}</Notice> : null}
        {off.outcome?.isDone ? (
          <Notice kind="ok" announce>
            {t("off.done")}
          </Notice>
        ) : null}
        {codes ? (
          <>
            <RecoveryCodeList codes={codes} />
            <ButtonLink to={next}>{t("continue")}</ButtonLink>
          </>
        ) : isOn ? (
          <>
            <ProofForm name="codes" email={email} />
            <ProofForm name="off" email={email} />
          </>
        ) : pending ? (
          <PendingFactor pending={pending} />
        ) : (
          <SetUpForm email={email} />
        )}
        {codes ? null : (
          <p className="text-center text-sm">
            <Link to={paths.me()}>{t("back")}</Link>
          </p>
        )}
      </AccountCard>
    </AccountScene>
  );
}
