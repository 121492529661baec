import { data } from "react-router";
import { useTranslations } from "use-intl";

import { showHousesToWriteTo } from "#use-cases/emails/houses/show-houses.ts";
import { applicationContext } from "#web/server/app-context.ts";
import { AdministrationHead } from "#web/features/administration/list-page.tsx";
import { ManyLetters } from "#web/features/administration/emails/many-letters.tsx";

import type { Route } from "./+types/many-house-emails.ts";

/** The houses are in the address, as `?uuid=…&uuid=…`. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const houses = await showHousesToWriteTo(
    context.get(applicationContext),
    new URL(request.url).searchParams.getAll("uuid"),
  );
  if (houses.length === 0) throw data(null, { status: 404 });
  return { houses };
}

export default function ManyHouseEmails({ loaderData: { houses } }: Route.ComponentProps) {
  const t = useTranslations("emails.write");
  return (
    <>
      <AdministrationHead title={t("titleMany", { count: houses.length })} />
      <ManyLetters houses={houses} />
    </>
  );
}
