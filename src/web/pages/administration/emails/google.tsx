import { data } from "react-router";
import { useTranslations } from "use-intl";

import { beginGoogleConnection } from "#use-cases/emails/google/make-connection.ts";
import { disconnectGoogle, showGoogleConnection } from "#use-cases/emails/google/connection.ts";
import { sendGoogleTestMail } from "#use-cases/emails/google/gmail-transport.ts";
import { applicationContext } from "#web/server/app-context.ts";
import { AdministrationHead } from "#web/features/administration/list-page.tsx";
import { ConnectionActions, ConnectionFacts } from "#web/features/administration/emails/google-connection.tsx";
import { handleForm } from "#web/pages/handle-form.server.ts";
import type { FormOutcome } from "#web/ui/forms/form-outcome.ts";
import { routeMiddleware } from "#web/server/route-middleware.server.ts";
import { Notice } from "#web/ui/layout/notice.tsx";
import { postedForm } from "../posted-form.server.ts";
import type { Route } from "./+types/google.ts";

export const middleware = [routeMiddleware("admin")];

const after = [
  "connected",
  "declined",
  "connection_not_begun",
  "connection_refused",
  "connection_may_not_send",
] as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  const afterParameter = new URL(request.url).searchParams.get("after");
  return {
    connection: await showGoogleConnection(context.get(applicationContext)),
    after: after.find((one) => one === afterParameter) ?? null,
  };
}

interface GoogleAnswer extends FormOutcome {
  readonly consentUrl?: string;
  readonly testedTo?: string;
}

export async function action({ context }: Route.ActionArgs) {
  const { application, locale, fields, form } = await postedForm(context);
  const facts: { consentUrl?: string; testedTo?: string } = {};
  const acts = new Map<string, () => Promise<unknown>>([
    ["connect", async () => (facts.consentUrl = await beginGoogleConnection(application))],
    ["test", async () => (facts.testedTo = await sendGoogleTestMail(application))],
    ["disconnect", () => disconnectGoogle(application)],
  ]);
  const act = acts.get(form);
  if (!act) throw data(null, { status: 400 });
  const { data: outcome, init } = await handleForm({ fields, locale }, act);
  const answer: GoogleAnswer = { ...outcome, ...facts };
  return data(answer, init ?? {});
}

export default function Google({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("emails.google");
  const { connection } = loaderData;
  const { state, account } = connection;
  const notice = actionData?.form === "disconnect" && actionData.isDone ? "disconnected" : loaderData.after;
  return (
    <>
      <AdministrationHead title={t("title")} lead={t("lead")} />
      <div className="grid max-w-180 gap-5">
        {actionData || notice !== "connected" ? null : <Notice kind="ok">{t("connectedNow")}</Notice>}
        {actionData?.testedTo === undefined ? null : (
          <Notice kind="ok" announce>
            {t("tested", { address: actionData.testedTo })}
          </Notice>
        )}
        {notice === "disconnected" ? (
          <Notice kind="ok" announce>
            {t("disconnected")}
          </Notice>
        ) : null}
        {notice === null || notice === "connected" || notice === "disconnected" ? null : (
          <Notice kind="warn">{notice === "declined" ? t("declined") : t(`failures.${notice}`)}</Notice>
        )}
        <p className="text-lg font-strong">{t(`states.${state}`, { account: account ?? "" })}</p>
        {state === "not-configured" ? (
          <p className="text-ink-2">
            {t("notConfiguredHint")} <code className="break-all">{connection.redirectUri}</code>
          </p>
        ) : (
          <>
            {account === null ? null : <ConnectionFacts connection={connection} />}
            <ConnectionActions state={state} consentUrl={actionData?.consentUrl ?? null} />
          </>
        )}
      </div>
    </>
  );
}
