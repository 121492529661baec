import { useTranslations } from "use-intl";

import { Button } from "#web/ui/controls/button.tsx";
import { useHydrated } from "#web/ui/use-hydrated.ts";
import { administrationPaths } from "#web/i18n/administration-paths.ts";

import type { NounView } from "../noun-view.ts";

/** What can be done with the records that are ticked. */
export function SelectionBar({ noun, count }: { noun: NounView; count: number }) {
  const t = useTranslations("administration.list");
  // Without a script nothing tells how many are ticked.
  const isEmpty = useHydrated() && count === 0;
  if (isEmpty) {
    return (
      <p role="status" className="sr-only">
        {t("selected", { count })}
      </p>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-2.5 rounded-md bg-way-soft px-4 py-2">
      <p role="status" className="flex-1 basis-40 font-medium text-way">
        {t("selected", { count })}
      </p>
      <Button type="submit" size="sm" name="form" value="publish">
        {t("publish")}
      </Button>
      <Button type="submit" size="sm" variant="secondary" name="form" value="unpublish">
        {t("unpublish")}
      </Button>
      {noun.isVerified ? (
        <Button type="submit" size="sm" variant="secondary" name="form" value="verify">
          {t("verify")}
        </Button>
      ) : null}
      {noun.name === "accommodations" ? (
        <Button
          type="submit"
          size="sm"
          variant="secondary"
          formMethod="get"
          formAction={administrationPaths.manyHouseEmails()}
        >
          {t("ask")}
        </Button>
      ) : null}
    </div>
  );
}
