import { useTranslations } from "use-intl";

import { Button } from "#web/ui/controls/button.tsx";
import { administrationPaths } from "#web/i18n/administration-paths.ts";

import type { ResourceView } from "../resource-view.ts";

/** What can be done with the records that are ticked. */
export function SelectionBar({ resource, count }: { resource: ResourceView; count: number }) {
  const t = useTranslations("administration.list");
  if (count === 0) {
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
      {resource.isVerified ? (
        <Button type="submit" size="sm" variant="secondary" name="form" value="verify">
          {t("verify")}
        </Button>
      ) : null}
      {resource.name === "accommodations" ? (
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
