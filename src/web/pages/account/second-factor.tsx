import { data, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { z } from "zod";
import { passkeyRenaming, personProof } from "#contract/accounts/passkeys.ts";
import {
  secondFactorBeginning,
  secondFactorConfirmation,
  secondFactorProof,
} from "#contract/accounts/second-factor.ts";
import { safeRedirect } from "#domain/accounts/safe-redirect.ts";
import { requireMember } from "#use-cases/actor.ts";
import { describeDevice } from "#use-cases/accounts/sessions/device.ts";
import { listOwnPasskeys, removePasskey, renameOwnPasskey } from "#use-cases/accounts/passkeys/own-passkeys.ts";
import { renewRecoveryCodes, disableSecondFactor } from "#use-cases/accounts/second-factor/change.ts";
import {
  beginSecondFactor,
  confirmSecondFactor,
  type IssuedCodes,
  showPendingFactor,
  showSecondFactor,
} from "#use-cases/accounts/second-factor/set-up.ts";
import type { BegunSession } from "#use-cases/accounts/sessions/sessions.ts";
import { applicationContext } from "#web/server/app-context.ts";
import { AccountPage } from "#web/features/account/account-page.tsx";
import { addPasskey } from "#web/features/account/add-passkey.ts";
import { PasskeysCard } from "#web/features/account/passkeys-card.tsx";
import { PendingFactor, ProofForm, RecoveryCodeList, SetUpForm } from "#web/features/account/second-factor-forms.tsx";
import { handleForm } from "#web/pages/handle-form.server.ts";
import { publicForm } from "#web/pages/public-form.server.ts";
import { type FormOutcome, filledFields } from "#web/ui/forms/form-outcome.ts";
import { useForm } from "#web/ui/forms/use-form.ts";
import { routeMiddleware } from "#web/server/route-middleware.server.ts";
import { siteApi } from "#web/client/api/site-api.ts";
import { ButtonLink, Link } from "#web/ui/controls/link.tsx";
import { Notice } from "#web/ui/layout/notice.tsx";
import { usePaths } from "#web/ui/use-paths.ts";
import type { Route } from "./+types/second-factor.ts";

export const middleware = [routeMiddleware("auth")];

export async function loader({ request, context }: Route.LoaderArgs) {
  const application = context.get(applicationContext);
  const { email, clock, withheldRoles } = requireMember(application);
  return {
    email,
    clock,
    isWithheld: withheldRoles.length > 0,
    state: await showSecondFactor(application),
    pending: await showPendingFactor(application),
    passkeys: (await listOwnPasskeys(application)).data,
    device: describeDevice(request.headers.get("User-Agent") ?? ""),
  };
}

const ofPasskey = { uuid: z.guid() };

const isOneOf = <Choices extends object>(choices: Choices, name: string): name is Extract<keyof Choices, string> =>
  Object.hasOwn(choices, name);

interface FactorOutcome extends FormOutcome {
  /** New ones, only shown once. */
  readonly recoveryCodes?: readonly string[];
}

export async function action(args: Route.ActionArgs) {
  const { application, cookies, fields, locale } = await publicForm(args);
  const form = String(fields.get("form") ?? "");
  const sent = { form, fields, locale, body: filledFields(fields) };
  let recoveryCodes: readonly string[] | undefined;
  const storeSession = (session: BegunSession | null) => void (session && cookies.begin(session));
  const issue = (issued: IssuedCodes) => {
    storeSession(issued.session);
    ({ recoveryCodes } = issued);
  };
  const answers = {
    begin: () =>
      handleForm({ ...sent, schema: secondFactorBeginning }, (input) =>
        beginSecondFactor(application, input.currentPassword),
      ),
    confirm: () =>
      handleForm({ ...sent, schema: secondFactorConfirmation }, async ({ code }) =>
        issue(await confirmSecondFactor(application, code)),
      ),
    codes: () =>
      handleForm({ ...sent, schema: secondFactorProof }, async (proof) =>
        issue(await renewRecoveryCodes(application, proof)),
      ),
    off: () =>
      handleForm({ ...sent, schema: secondFactorProof }, async (proof) =>
        storeSession(await disableSecondFactor(application, proof)),
      ),
    "passkey-rename": () =>
      handleForm({ ...sent, schema: passkeyRenaming.extend(ofPasskey) }, ({ uuid, name }) =>
        renameOwnPasskey(application, uuid, name),
      ),
    "passkey-remove": () =>
      handleForm({ ...sent, schema: personProof.extend(ofPasskey) }, async ({ uuid, ...proof }) =>
        storeSession(await removePasskey(application, uuid, proof)),
      ),
  };
  if (!isOneOf(answers, form)) throw data(null, { status: 400 });
  const answer = await answers[form]();
  return data(
    { ...answer.data, ...(recoveryCodes && { recoveryCodes }) } satisfies FactorOutcome,
    answer.init ?? undefined,
  );
}

/** Passkeys are made in the browser; all other forms are those of the page. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs): Promise<FactorOutcome> {
  const fields = await request.clone().formData();
  const form = String(fields.get("form") ?? "");
  if (form === "passkey-add") return addPasskey(form, fields);
  const outcome = await serverAction();
  // Roles may require it.
  if (outcome.isDone && (form === "confirm" || form === "passkey-remove")) await siteApi().refreshIdentity();
  return outcome;
}

/** Two-step sign-in: explanation, setup, recovery codes, and turning it off; and passkeys. */
export default function SecondFactor({ loaderData, actionData }: Route.ComponentProps) {
  const { email, clock, device, isWithheld, state, pending, passkeys } = loaderData;
  const t = useTranslations("account.secondFactor");
  const paths = usePaths();
  const [search] = useSearchParams();
  const off = useForm("off");
  const renewal = useForm("codes");
  const codes = (actionData as FactorOutcome | undefined)?.recoveryCodes;
  const next = safeRedirect(search.get("redirect"), paths.me());
  const isOn = state.enabledAt !== null;
  const lead = isOn ? t("leadOn", { left: state.recoveryCodesLeft }) : t("lead");
  return (
    <AccountPage
      title={t("title")}
      lead={codes ? undefined : lead}
      below={
        codes || (pending && !isOn) ? null : (
          <PasskeysCard passkeys={passkeys} email={email} hasCode={isOn} clock={clock} device={device} />
        )
      }
    >
      {isWithheld ? <Notice kind="info">{passkeys.length > 0 ? t("requiredPasskey") : t("required")}</Notice> : null}
      {off.outcome?.isDone ? (
        <Notice kind="ok" announce>
          {t("off.done")}
        </Notice>
      ) : null}
      {codes ? (
        <>
          <RecoveryCodeList codes={codes} areRenewed={renewal.outcome !== null} />
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
    </AccountPage>
  );
}
