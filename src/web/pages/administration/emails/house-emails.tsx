import { data } from "react-router";
import { useTranslations } from "use-intl";

import { emailListQuery, type HouseMailDraft, houseMailRequest } from "#contract/emails/emails.ts";
import { requireEditor } from "#use-cases/actor.ts";
import { previewHouseMail, sendHouseMail } from "#use-cases/emails/houses/house-mail.ts";
import { showHousesToWriteTo } from "#use-cases/emails/houses/show-houses.ts";
import { listEmails } from "#use-cases/emails/show-outbox.ts";
import { applicationContext } from "#web/server/app-context.ts";
import { AdministrationHead } from "#web/features/administration/list-page.tsx";
import { LetterForm } from "#web/features/administration/emails/letter-form.tsx";
import { MailList } from "#web/features/administration/emails/mail-card.tsx";
import { RecordTrail } from "#web/features/administration/records/record-trail.tsx";
import { handleForm } from "#web/pages/handle-form.server.ts";
import { filledFields } from "#web/ui/forms/form-outcome.ts";
import { useForm } from "#web/ui/forms/use-form.ts";
import { Notice } from "#web/ui/layout/notice.tsx";

import { administrationPaths } from "#web/i18n/administration-paths.ts";

import { changeMail, letterForm } from "./change-mail.server.ts";
import { postedForm } from "../posted-form.server.ts";
import type { Route } from "./+types/house-emails.ts";

const form = "write";

export async function loader({ params, context }: Route.LoaderArgs) {
  const application = context.get(applicationContext);
  const [house] = await showHousesToWriteTo(application, [params.uuid]);
  if (!house) throw data(null, { status: 404 });
  const query = emailListQuery.parse({ accommodation: house.uuid, perPage: 50 });
  const replyTo = application.settings.replyTo ?? requireEditor(application).email;
  return { house, replyTo, mails: (await listEmails(application, query)).data };
}

/** The draft of a preview is returned in addition to the result of the form. */
type WriteAnswer = Awaited<ReturnType<typeof handleForm>>["data"] & { readonly draft?: HouseMailDraft };

export async function action({ params, context }: Route.ActionArgs) {
  const { application, locale, fields } = await postedForm(context, letterForm);
  const changed = await changeMail(application, fields);
  if (changed !== null) return changed;
  const { intent, ...written } = filledFields(fields);
  // The template's text replaces the current one.
  const { subject: _, body: __, ...bare } = written;
  const sent = { form, fields, locale, schema: houseMailRequest, body: intent === "fill" ? bare : written };
  if (intent === undefined) return handleForm(sent, (input) => sendHouseMail(application, params.uuid, input));
  let draft: HouseMailDraft | undefined;
  const answer = await handleForm(sent, async (input) => {
    draft = await previewHouseMail(application, params.uuid, input);
  });
  // The input is shown again: nothing has been sent.
  const typed = filledFields(fields);
  const outcome: WriteAnswer = draft ? { ...answer.data, isDone: false, typed, draft } : answer.data;
  return data(outcome, { status: draft ? 200 : 422 });
}

export default function HouseEmails({ loaderData: { house, mails, replyTo }, actionData }: Route.ComponentProps) {
  const t = useTranslations("emails.write");
  const state = useForm(form);
  const draft = (actionData as WriteAnswer | undefined)?.draft ?? null;
  return (
    <>
      <AdministrationHead
        title={t("title", { house: house.name })}
        trail={<RecordTrail resource={{ name: "accommodations" }} record={{ key: house.uuid, title: house.name }} />}
        lead={`${t("lead", { house: house.name, town: house.town })}. ${t("answersTo", { address: replyTo })}`}
      />
      {house.refusesLetters ? <Notice kind="warn">{t("refusesLetters")}</Notice> : null}
      <LetterForm
        key={state.outcome?.isDone ? mails.length : "writing"}
        form={state}
        draft={draft}
        to={house.to}
        picture={administrationPaths.letterPicture(house.uuid)}
      />
      {mails.length === 0 ? null : (
        <section aria-labelledby="sent" className="grid gap-3 pt-8">
          <h2 id="sent" className="text-xl">
            {t("sentHeading")}
          </h2>
          <MailList mails={mails} />
        </section>
      )}
    </>
  );
}
