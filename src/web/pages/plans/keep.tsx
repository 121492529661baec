import { useTranslations } from "use-intl";

import { applicationContext, formReader } from "#web/server/app-context.ts";
import { PrivateHead } from "#web/components/seo/page-head.tsx";
import { PageForm } from "#web/ui/forms/page-form.tsx";
import { useForm } from "#web/ui/forms/use-form.ts";
import { routeMiddleware } from "#web/server/route-middleware.server.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { ButtonLink } from "#web/ui/controls/link.tsx";
import { TextField } from "#web/ui/controls/field.tsx";
import { usePaths } from "#web/ui/use-paths.ts";

import { saveOptions, readOptions } from "./save-options.server.ts";
import type { Route } from "./+types/keep.ts";

export const middleware = [routeMiddleware("auth")];

const form = "keep";

export async function loader({ url: { search }, context }: Route.LoaderArgs) {
  const { name } = await readOptions(context.get(applicationContext), search);
  return { name, search };
}

export async function action({ url: { search }, context }: Route.ActionArgs) {
  return saveOptions(context.get(applicationContext), form, await context.get(formReader)(), search);
}

/** Reached after signing in to save a plan. */
export default function KeepPlan({ loaderData: { name, search } }: Route.ComponentProps) {
  const t = useTranslations("planner.keep");
  const title = t.markup("keep", { more: (words) => words });
  const tl = useTranslations("plans.import");
  const paths = usePaths();
  const state = useForm(form);
  return (
    <div className="page-width grid max-w-[40rem] content-start gap-5 py-8 md:py-12">
      <PrivateHead title={title} />
      <h1 className="text-2xl">{title}</h1>
      <PageForm form={state}>
        <TextField label={tl("name")} {...state.field("name", name)} maxLength={200} required />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={state.isBusy}>
            {title}
          </Button>
          <ButtonLink to={paths.planner() + search} variant="secondary">
            {t("back")}
          </ButtonLink>
        </div>
      </PageForm>
    </div>
  );
}
