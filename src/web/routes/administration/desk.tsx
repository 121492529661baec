import { Outlet } from "react-router";

import { mayAdminister } from "#domain/permissions/permissions.ts";
import { requireEditor } from "#use-cases/actor.ts";
import { countForDesk } from "#use-cases/administration/desk/count-for-desk.ts";
import { applicationContext } from "#web/server/app-context.ts";
import { AdministrationFrame } from "#web/features/administration/administration-frame.tsx";

import type { Route } from "./+types/desk.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const application = context.get(applicationContext);
  return {
    isAdministrator: mayAdminister(requireEditor(application)),
    counts: await countForDesk(application),
  };
}

/** The pages of administration beside what there is to administer, with its numbers. */
export default function Desk({ loaderData }: Route.ComponentProps) {
  return (
    <AdministrationFrame {...loaderData}>
      <Outlet />
    </AdministrationFrame>
  );
}
