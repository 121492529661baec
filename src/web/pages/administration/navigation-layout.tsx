import { Outlet } from "react-router";

import { mayAdminister } from "#domain/permissions/permissions.ts";
import { requireEditor } from "#use-cases/actor.ts";
import { countForNav } from "#use-cases/administration/dashboard/show-dashboard.ts";
import { applicationContext } from "#web/server/app-context.ts";
import { AdministrationLayout } from "#web/features/administration/administration-layout.tsx";

import type { Route } from "./+types/navigation-layout.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const application = context.get(applicationContext);
  return {
    isAdministrator: mayAdminister(requireEditor(application)),
    counts: await countForNav(application),
  };
}

/** The pages of administration beside what there is to administer, with its numbers. */
export default function Desk({ loaderData }: Route.ComponentProps) {
  return (
    <AdministrationLayout {...loaderData}>
      <Outlet />
    </AdministrationLayout>
  );
}
