import { data, redirect } from "react-router";
import { useTranslations } from "use-intl";
import { sentences } from "#messages/sentences/in-languages.ts";
import { remarkSentence } from "#contract/plans/import-remarks.ts";
import { requireMember } from "#use-cases/actor.ts";
import { sentFile, textOf } from "#use-cases/imported-files/sent-file.ts";
import { importPlan } from "#use-cases/plans/import/import-plan.ts";
import { PlanNotPossible } from "#use-cases/plans/legs/complete-legs.ts";
import { notValid, UseCaseError } from "#use-cases/use-case-error.ts";
import { walkableRoutes } from "#use-cases/content/route-summaries.ts";
import { applicationContext, formReader } from "#web/server/app-context.ts";
import { PrivateHead } from "#web/components/seo/page-head.tsx";
import { ImportForm } from "#web/features/plans/import/import-form.tsx";
import { ImportPreview, type PreviewedPlan } from "#web/features/plans/import/import-preview.tsx";
import { doneForm, type FormOutcome, refusedForm } from "#web/ui/forms/form-outcome.ts";
import { useForm } from "#web/ui/forms/use-form.ts";
import { pathsIn } from "#web/i18n/paths.ts";
import { routeMiddleware } from "#web/server/route-middleware.server.ts";

import { refusePlan } from "./save-options.server.ts";
import type { Route } from "./+types/import.ts";

export const middleware = [routeMiddleware("auth")];

const form = "import";
const maxFileBytes = 5_000_000;
/** The content of a file may be submitted in a longer encoding and with longer line ends. */
const importForm = { maxBytes: 2 * maxFileBytes + 100_000, maxFiles: 1 };
export async function loader({ context }: Route.LoaderArgs) {
  const routes = await walkableRoutes(context.get(applicationContext));
  return { routes: routes.map(({ slug, name }) => ({ slug, name })) };
}

type Answer = FormOutcome & { readonly preview?: PreviewedPlan };

/** The text of the selected file, or of the previewed one. @throws UseCaseError for anything but text */
async function readFile(fields: FormData): Promise<{ readonly text: string; readonly fileName: string }> {
  const content = fields.get("content");
  if (typeof content === "string" && content !== "") {
    // Forms submit line ends as CR LF, which notes in a table would keep.
    return { text: content.replaceAll("\r\n", "\n"), fileName: String(fields.get("fileName") ?? "") };
  }
  const file = sentFile(fields);
  if (file.size > maxFileBytes) throw notValid("file", "file_too_large");
  return { text: await textOf(file, "file_unreadable"), fileName: file.name };
}

export async function action({ context }: Route.ActionArgs) {
  const application = context.get(applicationContext);
  const { locale } = requireMember(application);
  const fields = await context.get(formReader)(importForm);
  const postedText = (name: string): string | null => {
    const value = fields.get(name);
    return typeof value === "string" && value.trim() !== "" ? value : null;
  };
  try {
    const { text, fileName } = await readFile(fields);
    const preview = postedText("keep") === null;
    const options = { text, fileName, name: postedText("name"), route: postedText("route"), preview };
    const { plan, remarks } = await importPlan(application, options);
    if (!preview) throw redirect(pathsIn(locale).plan(plan.uuid));
    const days = plan.days.map(({ number, kind, date, fromName, toName, km }) => ({
      number,
      kind,
      date: date ?? null,
      fromName,
      toName,
      km,
    }));
    const previewedPlan = {
      name: plan.name,
      wantedRoute: options.route,
      routes: [plan.input, ...plan.nextLegs].map(({ route }) => route),
      days,
      remarks: remarks.map((remark) => remarkSentence(remark, sentences[locale].imports)),
      content: text,
      fileName,
    };
    return data<Answer>({ ...doneForm(form), preview: previewedPlan });
  } catch (error) {
    // The file is selected again.
    fields.delete("content");
    if (error instanceof PlanNotPossible) {
      return data<Answer>(refusePlan(form, fields, application, error), { status: 422 });
    }
    if (!(error instanceof UseCaseError) || error.kind !== "not-valid") throw error;
    const { field: fieldText, notValid: summary } = sentences[locale].errors;
    const errors = Object.entries(error.errors).map(([field, codes]) => [field, codes.map((code) => fieldText[code])]);
    return data<Answer>(refusedForm(form, fields, summary(), Object.fromEntries(errors)), { status: 422 });
  }
}

/** Import of a walk from a file, with a preview before it is saved. */
export default function ImportPlan({ loaderData: { routes }, actionData }: Route.ComponentProps) {
  const t = useTranslations("plans.import");
  const state = useForm(form);
  const preview = (actionData as Answer | undefined)?.preview;
  return (
    <div className="page-width grid max-w-[46rem] content-start gap-6 py-8 md:py-12">
      <PrivateHead title={t("title")} />
      <header className="grid gap-2">
        <h1 className="text-2xl">{t("title")}</h1>
        <p className="text-ink-2">{t("lead")}</p>
      </header>
      {preview ? <ImportPreview form={state} plan={preview} routes={routes} /> : null}
      <ImportForm form={state} routes={routes} isAgain={preview !== undefined} />
    </div>
  );
}
