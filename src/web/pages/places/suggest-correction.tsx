import { useForgottenDraft } from "#web/client/storage/form-draft.ts";
import { data } from "react-router";
import { useTranslations } from "use-intl";

import { suggestionCreation } from "#contract/places/correction-suggestions.ts";
import { showAccommodation } from "#use-cases/places/accommodations/show-accommodation.ts";
import { checkFormStamp, formStamp, suggestCorrection } from "#use-cases/places/suggestions/suggest-correction.ts";
import { applicationContext } from "#web/server/app-context.ts";
import { PrivateHead } from "#web/components/seo/page-head.tsx";
import { CorrectionForm } from "#web/features/places/correction/correction-form.tsx";
import { CorrectionOutcome, CorrectionPage } from "#web/features/places/correction/correction-page.tsx";
import { readCorrection } from "#web/features/places/correction/correctable-house.ts";
import { handleForm } from "#web/pages/handle-form.server.ts";
import { publicForm } from "#web/pages/public-form.server.ts";
import { useForm } from "#web/ui/forms/use-form.ts";
import { TextField } from "#web/ui/controls/field.tsx";

import type { Route } from "./+types/suggest-correction.ts";

/** The form contains its time of creation, so it is not cached for others. */
export function headers() {
  return { "Cache-Control": "no-store" };
}

const form = "suggest-correction";

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const application = context.get(applicationContext);
  const shownHouse = await showAccommodation(application, params.uuid);
  if (!shownHouse) throw data(null, { status: 404 });
  const { neighbours: _, sources: __, ...house } = shownHouse;
  // Without a script, a number entered beside the house is passed on to this form.
  const phone = url.searchParams.get("phone") ?? house.phone;
  return { house, phone, stamp: formStamp(application) };
}

export async function action(args: Route.ActionArgs) {
  const { application, cookies, fields, locale } = await publicForm(args);
  const sent = { form, fields, locale, schema: suggestionCreation, body: readCorrection(fields) };
  return handleForm(sent, async (suggestion) => {
    // Only bots fill in the hidden field, and need not learn that it has no effect.
    if (fields.get("fax")) return;
    checkFormStamp(application, String(fields.get("stamp")));
    await suggestCorrection(application, args.params.uuid, suggestion, {
      address: cookies.client.address,
      language: locale,
    });
  });
}

export default function SuggestCorrection({ loaderData: { house, phone, stamp } }: Route.ComponentProps) {
  const t = useTranslations("correction");
  const state = useForm(form);
  const names = { house: house.name, town: house.town.name };
  const isDone = state.outcome?.isDone ?? false;
  const draft = `${form} ${house.uuid}`;
  useForgottenDraft(draft, isDone);
  return (
    <CorrectionPage title={t("suggest.heading")} lead={isDone ? undefined : t("suggest.lead", names)}>
      <PrivateHead title={t("suggest.title", names)} />
      {isDone ? (
        <CorrectionOutcome kind="ok" house={house}>
          {t("suggest.done")}
        </CorrectionOutcome>
      ) : (
        <CorrectionForm
          form={state}
          draft={draft}
          house={{ ...house, phone }}
          current={house}
          submit={t("suggest.submit")}
          commentHint={t("suggest.commentHint")}
        >
          <div className="sm:col-span-2">
            <TextField
              label={t("suggest.yourEmail")}
              hint={t("suggest.yourEmailHint")}
              {...state.field("email")}
              type="email"
              autoComplete="email"
            />
          </div>
          <input type="hidden" name="stamp" value={stamp} />
          <div aria-hidden="true" className="sr-only">
            <label>
              {t("fields.empty")}
              <input name="fax" tabIndex={-1} autoComplete="off" />
            </label>
          </div>
        </CorrectionForm>
      )}
    </CorrectionPage>
  );
}
