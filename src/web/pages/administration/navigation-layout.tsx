import { Outlet } from "react-router";
import { useTranslations } from "use-intl";

import { mayAdminister } from "#domain/accounts/permissions.ts";
import { requireEditor } from "#use-cases/actor.ts";
import { countForNav } from "#use-cases/administration/dashboard/show-dashboard.ts";
import { applicationContext } from "#web/server/app-context.ts";
import { AdministrationLayout } from "#web/features/administration/administration-layout.tsx";
import { ErrorPage } from "#web/features/shell/error-page.tsx";
import { usePaths } from "#web/ui/use-paths.ts";

import type { Route } from "./+types/navigation-layout.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const application = context.get(applicationContext);
  return {
    isAdministrator: mayAdminister(requireEditor(application)),
    counts: await countForNav(application),
  };
}

/** The pages of administration beside the navigation, with its numbers. */
export default function Desk({ loaderData }: Route.ComponentProps) {
  return (
    <AdministrationLayout {...loaderData}>
      <Outlet />
    </AdministrationLayout>
  );
}

/** The error of a page is shown beside the navigation, so that work can continue. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const t = useTranslations("administration.nav");
  const paths = usePaths();
  if (!loaderData) return <ErrorPage error={error} />;
  return (
    <AdministrationLayout {...loaderData} isFilled>
      <ErrorPage error={error} home={{ to: paths.administration(), label: t("toOverview") }} />
    </AdministrationLayout>
  );
}
