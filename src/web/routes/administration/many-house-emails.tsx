import { data } from "react-router";
import { useTranslations } from "use-intl";

import { houseMailWish } from "#contract/mails/emails.ts";
import { requireEditor } from "#use-cases/actor.ts";
import { sendHouseMail } from "#use-cases/house-mails/send-house-mail.ts";
import { showHousesToWriteTo } from "#use-cases/house-mails/show-houses.ts";
import { applicationContext, formReader } from "#web/server/app-context.ts";
import { AdministrationHead } from "#web/features/administration/administration-head.tsx";
import { ManyLetters } from "#web/features/administration/emails/many-letters.tsx";
import { answerForm } from "#web/routes/answer-form.server.ts";
import { writtenFields } from "#web/ui/forms/form-outcome.ts";

import { letterForm } from "./change-mail.server.ts";
import type { Route } from "./+types/many-house-emails.ts";

/** The houses stand in the address, as `?uuid=…&uuid=…`. */
const uuidsOf = (url: string): string[] => new URL(url).searchParams.getAll("uuid");

export async function loader({ request, context }: Route.LoaderArgs) {
  const houses = await showHousesToWriteTo(context.get(applicationContext), uuidsOf(request.url));
  if (houses.length === 0) throw data(null, { status: 404 });
  return { houses };
}

/** Without a script: to all that have an address and want letters, at once. */
export async function action({ request, context }: Route.ActionArgs) {
  const application = context.get(applicationContext);
  const { locale } = requireEditor(application);
  const fields = await context.get(formReader)(letterForm);
  const sent = { form: "write-many", fields, locale, schema: houseMailWish, body: writtenFields(fields) };
  return answerForm(sent, async (wish) => {
    const houses = await showHousesToWriteTo(application, uuidsOf(request.url));
    for (const { uuid, to, refusesLetters } of houses)
      if (to !== null && !refusesLetters) await sendHouseMail(application, uuid, wish);
  });
}

export default function ManyHouseEmails({ loaderData: { houses } }: Route.ComponentProps) {
  const t = useTranslations("correspondence.write");
  return (
    <>
      <AdministrationHead title={t("titleMany", { count: houses.length })} />
      <ManyLetters houses={houses} />
    </>
  );
}
